// Preloaded into a program under test. Counts the calls with which its main thread changes the disk, and with
// CRASH_AT=<n> kills it right before the n-th (from 1), or with CRASH_HALF=1 half way through that write.
// CRASH_REPORT=<file>: says at the end how many calls there were, which of them were writes, and when the first came.
const fs = require("node:fs");
const { isMainThread } = require("node:worker_threads");

const { CRASH_AT, CRASH_HALF, CRASH_REPORT } = process.env;
const { writeFileSync, writeSync } = fs;
const writes = [];
let calls = 0;
let firstMs = null;

function die() {
	process.kill(process.pid, "SIGKILL");
	// The signal comes when this thread next enters the kernel; nothing may be done before.
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000);
}

function watch(name, counts) {
	const original = fs[name];
	fs[name] = (...args) => {
		if (!counts(...args)) return original(...args);
		calls++;
		firstMs ??= performance.now();
		if (name === "writeSync") writes.push(calls);
		if (calls === Number(CRASH_AT)) {
			// Counts differ by a call now and then: what comes in its place may be no write.
			if (CRASH_HALF && name === "writeSync")
				writeSync(args[0], args[1], args[2] ?? 0, Math.floor((args[3] ?? args[1].length) / 2));
			die();
		}
		return original(...args);
	};
}

if (isMainThread) {
	const always = () => true;
	for (const name of ["mkdirSync", "writeFileSync", "renameSync", "unlinkSync", "rmdirSync", "rmSync", "ftruncateSync"])
		watch(name, always);
	watch("openSync", (_path, flags) => typeof flags === "string" && flags !== "r");
	watch("writeSync", (file) => file > 2);
	if (CRASH_REPORT)
		process.on("exit", () =>
			writeFileSync(CRASH_REPORT, JSON.stringify({ calls, writes, firstMs, endMs: performance.now() })),
		);
}
