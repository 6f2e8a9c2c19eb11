import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparableFolder, recordedFolder } from "../../../src/app/conversations/recordedFolder";

describe("a recorded folder", () => {
	it.each([
		["/home/dev/ws/", "/home/dev/ws"],
		["/home/dev/./x/../ws", "/home/dev/ws"],
		["/", "/"],
		["C:\\Users\\dev\\ws\\", "C:\\Users\\dev\\ws"],
		["C:\\", "C:\\"],
		["c:/Users/dev/ws", "c:\\Users\\dev\\ws"],
		["\\\\?\\C:\\work", "C:\\work"],
		["\\\\?\\UNC\\server\\share\\ws", "\\\\server\\share\\ws"],
		["\\\\server\\share\\ws", "\\\\server\\share\\ws"],
		["file:///home/dev/m%C3%BCsli%20%26%20co", "/home/dev/müsli & co"],
		["file:///c%3A/Users/dev/ws", "c:\\Users\\dev\\ws"],
		["file:///home/dev/100%", "/home/dev/100%"],
		["file://server/share/ws%201", "\\\\server\\share\\ws 1"],
		["file://localhost/home/dev/ws", "/home/dev/ws"],
	])("%s", (text, path) => {
		expect(recordedFolder(text)).toEqual({ path, remote: null });
	});

	it.each([
		["vscode-remote://ssh-remote%2Bbuild.example/home/dev/ws", "/home/dev/ws", "ssh-remote+build.example"],
		["vscode-remote://wsl+Ubuntu/home/dev/a%20b", "/home/dev/a b", "wsl+Ubuntu"],
	])("%s", (text, path, remote) => {
		expect(recordedFolder(text)).toEqual({ path, remote });
	});

	it.each(["", "relative/path", "~", "vscode-vfs://github/a/b", "untitled:x", "memfs:/x"])("%j is none", (text) => {
		expect(recordedFolder(text)).toBeNull();
	});

	it("is never an error", () => {
		fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => recordedFolder(text) !== undefined));
	});
});

describe("folders are the same", () => {
	it.each([
		["win32", "C:\\Work\\Tide", "c:/work/tide/"],
		["linux", "C:\\Work\\Tide", "c:/work/tide"],
		["darwin", "/Users/Dev/Ws", "/users/dev/ws"],
		["linux", "/home/dev/mu\u0308sli", "/home/dev/m\u00fcsli"],
		["win32", "\\\\Server\\Share", "//server/share"],
	] as const)("on %s: %s and %s", (platform, one, other) => {
		expect(comparableFolder(one, platform)).toBe(comparableFolder(other, platform));
	});

	it.each([
		["linux", "/home/dev/Ws", "/home/dev/ws"],
		["linux", "/home/dev/a\\b", "/home/dev/a/b"],
	] as const)("but not on %s: %s and %s", (platform, one, other) => {
		expect(comparableFolder(one, platform)).not.toBe(comparableFolder(other, platform));
	});
});
