import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { onTestFinished } from "vitest";
import { scratchFolder } from "./scratch";

/** Mounting needs Linux, its superuser and FUSE. */
export const isMountable = process.platform === "linux" && process.getuid?.() === 0 && existsSync("/dev/fuse");

/** Mounts a file system in user space that nobody serves: every call for what lies on it waits. Null when it is not allowed. */
export function mountHanging(): string | null {
	const place = scratchFolder();
	const device = openSync("/dev/fuse", "r+");
	const options = "fd=3,rootmode=40000,user_id=0,group_id=0";
	const mounted = spawnSync("mount", ["-i", "-t", "fuse.hanging", "-o", options, "hanging", place], {
		stdio: ["ignore", "ignore", "ignore", device],
	});
	onTestFinished(() => {
		closeSync(device);
		spawnSync("umount", ["-l", place]);
	});
	return mounted.status === 0 ? place : null;
}
