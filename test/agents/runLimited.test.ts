import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runLimited } from "./runLimited.mts";

const options = { cwd: process.cwd(), env: { PATH: process.env.PATH }, limitMs: 20_000 };

describe.skipIf(process.platform === "win32")("a program with a limit", () => {
	it("tells both outputs and the code", async () => {
		const run = await runLimited("sh", ["-c", "echo out; sleep 0.1; echo err >&2; exit 3"], options);
		expect(run).toEqual({ code: 3, stdout: "out\n", output: "out\nerr\n" });
	});

	it("is killed at the limit, with its children", async () => {
		const run = await runLimited("sh", ["-c", "sleep 600 & echo $!; wait"], { ...options, limitMs: 300 });
		expect(run.code).toBeNull();
		expect(run.output).toContain("killed after 0.3 s");
		await expect.poll(() => isRunning(Number(run.stdout))).toBe(false);
	});

	it("is not waited for once it has ended, though a child holds its output open; the child is killed", async () => {
		const run = await runLimited("sh", ["-c", "sleep 600 & echo $!"], options);
		expect(run.code).toBe(0);
		await expect.poll(() => isRunning(Number(run.stdout))).toBe(false);
	});

	it("that is not there ends with 127", async () => {
		expect((await runLimited("/nowhere/agent", [], options)).code).toBe(127);
	});
});

/** A zombie, which only waits for its parent to look, does not count. */
function isRunning(pid: number): boolean {
	if (process.platform === "linux")
		return existsSync(`/proc/${pid}/status`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
