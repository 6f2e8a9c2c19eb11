import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { codeOf } from "./fileFailure";

/** What is mounted where: true for a file system that another machine, or a program, answers for. */
export type MountTable = ReadonlyMap<string, boolean>;

/** Network file systems, those of virtual machines' hosts, all that is made by programs (FUSE), and what is mounted when first asked for. */
const remoteTypes =
	/^(?:nfs\d?|cifs|smb\w*|9p|v9fs|afs\w*|ceph|lustre|gpfs|beegfs|ncp\w*|webdav|davfs\w*|drvfs|vboxsf|prl_fs|vmhgfs|virtiofs|autofs|(?:mac|osx)?fuse(?:\..*|\d*)?)$/;

/** Read from what the system keeps in memory: never waits for what is mounted. Empty where the system has no such table. */
export function readMountTable(): MountTable {
	try {
		if (process.platform === "linux") return parseMountInfo(readFileSync("/proc/self/mountinfo", "utf8"));
		if (process.platform === "darwin")
			return parseMountList(execFileSync("/sbin/mount", { encoding: "utf8", timeout: 1000 }));
		return new Map();
	} catch (error) {
		if (codeOf(error) === null && !(error instanceof Error && "status" in error)) throw error;
		return new Map();
	}
}

/** `/proc/self/mountinfo` (proc_pid_mountinfo(5)): the fifth field is the place, the first one after ` - ` the type. */
export function parseMountInfo(text: string): MountTable {
	return tableOf(
		text.split("\n").flatMap((line) => {
			const [before = "", after = ""] = line.split(" - ");
			const place = before.split(" ")[4];
			return place === undefined ? [] : [[unescaped(place), after.split(" ")[0] ?? ""] as const];
		}),
	);
}

/** The output of `mount` on macOS: `//user@host/share on /Volumes/share (smbfs, nodev)`. */
export function parseMountList(text: string): MountTable {
	return tableOf(
		text.split("\n").flatMap((line) => {
			const [, place, type] = / on (\/.*) \(([^,)]+)[^)]*\)$/.exec(line) ?? [];
			return place === undefined || type === undefined ? [] : [[place, type] as const];
		}),
	);
}

/** What holds the whole system answers, or nothing would run. */
function tableOf(mounts: readonly (readonly [place: string, type: string])[]): MountTable {
	return new Map(mounts.map(([place, type]) => [place, place !== "/" && remoteTypes.test(type)]));
}

/** Blanks and the like stand as three octal digits. */
function unescaped(place: string): string {
	return place.replace(/\\(\d{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));
}
