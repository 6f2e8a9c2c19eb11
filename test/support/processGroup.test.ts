import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { startGroup, stopGroup } from "./processGroup.mts";

describe.skipIf(process.platform !== "linux")("a process group", () => {
	it("is ended with the children that ignore TERM", async () => {
		const script = "(trap '' TERM; echo $BASHPID; while :; do sleep 1; done) & wait";
		const leader = startGroup("bash", ["-c", script], { stdio: ["ignore", "pipe", "ignore"] });
		if (leader.stdout === null) throw new Error("no output");
		const [chunk] = await once(leader.stdout, "data");
		const child = Number(String(chunk));
		expect(isRunning(child)).toBe(true);
		await stopGroup(leader);
		await expect.poll(() => isRunning(child)).toBe(false);
	});
});

/** Reads Linux's process state, so that a zombie, which only waits for its parent to look, does not count. */
function isRunning(pid: number): boolean {
	return existsSync(`/proc/${pid}/status`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
}
