import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { codeOf } from "./fileFailure";

/**
 * When a running process started, in words that only its own system understands: comparable, not readable.
 * Null when there is no such process, or only its corpse; empty when the system does not tell.
 */
export function processStart(pid: number): string | null {
	if (!exists(pid)) return null;
	if (process.platform === "linux") return linuxStart(pid);
	return process.platform === "win32" ? windowsStart(pid) : psStart(pid);
}

/** Windows keeps no exact time that a process knows of itself, so seconds apart count as the same there. */
export function sameStart(one: string, other: string): boolean {
	if (one === other) return true;
	if (process.platform !== "win32") return false;
	return Math.abs(Date.parse(one) - Date.parse(other)) < 5000;
}

/** The mark of this process. */
export function ownStart(): string {
	// Asking Windows takes most of a second; Node's own clock starts with the process.
	if (process.platform === "win32") return new Date(performance.timeOrigin).toISOString();
	return processStart(process.pid) ?? "";
}

function exists(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		if (codeOf(error) === "ESRCH") return false;
		if (codeOf(error) === "EPERM") return true;
		throw error;
	}
}

/** Clock ticks since boot (proc_pid_stat(5), field 22), with the boot they count from. */
function linuxStart(pid: number): string | null {
	const stat = readOrEmpty(`/proc/${pid}/stat`);
	// The program's name stands in parentheses and may itself hold blanks and parentheses.
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	const [state, ticks] = [fields[0], fields[19]];
	if (ticks === undefined) return exists(pid) ? psStart(pid) : null;
	if (state === "Z" || state === "X") return null;
	return `${readOrEmpty("/proc/sys/kernel/random/boot_id").slice(0, 8)}.${ticks}`;
}

function readOrEmpty(path: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch (error) {
		if (codeOf(error) === null) throw error;
		return "";
	}
}

function psStart(pid: number): string {
	return outputOf("ps", ["-o", "lstart=", "-p", String(pid)], { LC_ALL: "C", TZ: "UTC" });
}

function windowsStart(pid: number): string {
	const ask = `(Get-Process -Id ${pid}).StartTime.ToUniversalTime().ToString('o')`;
	return outputOf("powershell.exe", ["-NoProfile", "-NonInteractive", "-Command", ask], {});
}

function outputOf(program: string, args: readonly string[], env: Readonly<Record<string, string>>): string {
	const asked = spawnSync(program, args, {
		encoding: "utf8",
		env: { ...process.env, ...env },
		timeout: 3000,
		stdio: ["ignore", "pipe", "ignore"],
		windowsHide: true,
	});
	return asked.error === undefined ? asked.stdout.trim() : "";
}
