import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { ProcessRequest } from "../../src/app/ports";
import { createProcesses } from "../../src/node/processes";
import { scratchFolder } from "./scratch";

const processes = createProcesses();

function request(args: readonly string[], changes: Partial<ProcessRequest> = {}): ProcessRequest {
	return {
		command: process.execPath,
		args,
		cwd: null,
		stdin: "",
		timeoutSeconds: 30,
		onOutput: () => undefined,
		signal: null,
		...changes,
	};
}
const node = (code: string, changes: Partial<ProcessRequest> = {}) => processes.run(request(["-e", code], changes));
const shell = (code: string, changes: Partial<ProcessRequest> = {}) =>
	processes.run(request(["-c", code], { command: "sh", ...changes }));

async function timed<T>(work: Promise<T>): Promise<{ outcome: T; ms: number }> {
	const started = performance.now();
	return { outcome: await work, ms: performance.now() - started };
}

/** A killed process is gone a moment after it was killed: the system is done with each of a group in its own time. */
async function isGone(pid: number): Promise<void> {
	await vi.waitFor(() => expect(runs(pid)).toBe(false), { timeout: 5_000 });
}

/** Whether a process still runs; its corpse does not count. */
function runs(pid: number): boolean {
	const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "utf8") : ") Z";
	return !/\) [ZX]/.test(stat);
}

describe("a process that behaves", () => {
	it("gets its input to the end, its arguments as they are, its folder and the environment unchanged", async () => {
		const folder = scratchFolder();
		const tell = `let text = ""; process.stdin.on("data", (part) => (text += part)).on("end", () =>
			console.log(JSON.stringify([text, process.argv.slice(1), process.cwd(), process.env])))`;
		const args = ["a b", "$HOME", '"', "*"];
		let output = "";
		const onOutput = (text: string) => {
			output += text;
		};
		const outcome = await processes.run(
			request(["-e", tell, "--", ...args], { stdin: "ä { packet }", cwd: folder, onOutput }),
		);
		expect(outcome).toEqual({ kind: "exited", code: 0, stderr: "" });
		expect(JSON.parse(output)).toEqual(["ä { packet }", args, folder, { ...process.env }]);
	});

	it("is told apart by its exit code, with what it said on stderr", async () => {
		expect(await shell("echo out; echo no room >&2; exit 3")).toEqual({ kind: "exited", code: 3, stderr: "no room\n" });
	});
});

describe("a process that misbehaves", () => {
	it("may print 100 MB on both outputs", async () => {
		const before = process.memoryUsage().rss;
		const flood = `const part = Buffer.alloc(1024 * 1024, 120); let left = 50;
			const next = () => { if (left-- > 0) process.stdout.write(part, () => process.stderr.write(part, next)); }; next();`;
		let printed = 0;
		const onOutput = (text: string) => {
			printed += text.length;
		};
		const outcome = await node(flood, { onOutput });
		expect(outcome).toEqual({ kind: "exited", code: 0, stderr: "x".repeat(64 * 1024) });
		expect(printed).toBe(100 * 1024 * 1024);
		expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
	});

	it.each(["exit 0", "exit 4", "exec 0<&-; sleep 0.2; exit 4"])("may leave a huge input unread: %s", async (code) => {
		const outcome = await shell(code, { stdin: "x".repeat(20 * 1024 * 1024) });
		expect(outcome).toMatchObject({ kind: "exited", code: Number(code.slice(-1)) });
	});

	it("may leave a child behind that keeps its output open: the child is neither awaited nor ended", async () => {
		const folder = scratchFolder();
		const { outcome, ms } = await timed(shell("sleep 20 & echo $! > pid; echo started >&2; exit 5", { cwd: folder }));
		const pid = Number(readFileSync(join(folder, "pid"), "utf8"));
		expect(outcome).toEqual({ kind: "exited", code: 5, stderr: "started\n" });
		expect(ms).toBeLessThan(15_000);
		expect(runs(pid)).toBe(true);
		process.kill(pid, "SIGKILL");
	});

	it("is ended with all its children when its time is over", async () => {
		const folder = scratchFolder();
		const code = "sleep 20 & echo $! > pid; echo waiting >&2; wait";
		const { outcome, ms } = await timed(shell(code, { cwd: folder, timeoutSeconds: 1 }));
		expect(outcome).toEqual({ kind: "timedOut", seconds: 1, stderr: "waiting\n" });
		// A quick end, unless process 1 of the machine is slow at burying orphans.
		expect(ms).toBeLessThan(15_000);
		await isGone(Number(readFileSync(join(folder, "pid"), "utf8")));
	});

	it("is killed, grandchildren included, when it ignores TERM", async () => {
		const folder = scratchFolder();
		const stubborn = `trap "" TERM; sh -c 'trap "" TERM; echo $$ > pid; while :; do sleep 0.1; done' & while :; do sleep 0.1; done`;
		const { outcome, ms } = await timed(shell(stubborn, { cwd: folder, timeoutSeconds: 1 }));
		expect(outcome).toMatchObject({ kind: "timedOut" });
		expect(ms).toBeGreaterThan(2900);
		expect(ms).toBeLessThan(15_000);
		await isGone(Number(readFileSync(join(folder, "pid"), "utf8")));
	});

	it("may end by itself after TERM while a child of it ignores TERM: the child is killed too", async () => {
		const folder = scratchFolder();
		const code = `sh -c 'trap "" TERM; echo $$ > pid; while :; do sleep 0.1; done' & wait`;
		expect(await shell(code, { cwd: folder, timeoutSeconds: 1 })).toMatchObject({ kind: "timedOut" });
		await isGone(Number(readFileSync(join(folder, "pid"), "utf8")));
	});

	it("can be cancelled before and while it runs", async () => {
		expect(await shell("exit 0", { signal: AbortSignal.abort() })).toEqual({ kind: "cancelled", stderr: "" });
		const { outcome, ms } = await timed(shell("sleep 20", { signal: AbortSignal.timeout(200) }));
		expect(outcome).toEqual({ kind: "cancelled", stderr: "" });
		expect(ms).toBeLessThan(15_000);
	});

	it("may die by a signal", async () => {
		expect(await shell("echo bye >&2; kill -SEGV $$")).toEqual({
			kind: "signalled",
			signal: "SIGSEGV",
			stderr: "bye\n",
		});
	});
});

describe("a process that does not start", () => {
	it("is no program", async () => {
		expect(await shell("", { command: "no-such-program-here" })).toMatchObject({ kind: "notStarted", code: "ENOENT" });
		expect(await shell("", { command: "/" })).toMatchObject({ kind: "notStarted", code: "EACCES" });
	});

	it("is a script without its run bit", async () => {
		const script = join(scratchFolder(), "hook.sh");
		writeFileSync(script, "#!/bin/sh\nexit 0\n");
		expect(await shell("", { command: script })).toMatchObject({ kind: "notStarted", code: "EACCES" });
		chmodSync(script, 0o755);
		expect(await shell("", { command: script })).toMatchObject({ kind: "exited", code: 0 });
	});

	it("does not pass when it is no program for this system or lacks its interpreter", async () => {
		const folder = scratchFolder();
		writeFileSync(join(folder, "binary"), Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 0]), { mode: 0o755 });
		writeFileSync(join(folder, "script"), "#!/no/such/interpreter\n", { mode: 0o755 });
		// The C library hands to sh what the system refuses to run.
		expect(await shell("", { command: join(folder, "binary") })).not.toMatchObject({ code: 0 });
		expect(await shell("", { command: join(folder, "script") })).toMatchObject({ kind: "notStarted", code: "ENOENT" });
	});

	it("has no working folder, or arguments that no system takes", async () => {
		const folder = scratchFolder();
		mkdirSync(join(folder, "sub"));
		writeFileSync(join(folder, "file"), "");
		expect(await shell("exit 0", { cwd: join(folder, "none") })).toMatchObject({ kind: "notStarted", code: "ENOENT" });
		expect(await shell("exit 0", { cwd: join(folder, "file") })).toMatchObject({ kind: "notStarted", code: "ENOTDIR" });
		expect(await shell("\0")).toMatchObject({ kind: "notStarted" });
		expect(await shell("x".repeat(8 * 1024 * 1024))).toMatchObject({ kind: "notStarted", code: "E2BIG" });
	});
});

it("leaves no process behind", () => {
	const children = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" });
	expect(children.split("\n").filter((line) => / sh -c|sleep/.test(line))).toEqual([]);
});
