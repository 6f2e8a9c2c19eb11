import { describe, expect, it } from "vitest";
import { isAbsolutePath, isWindowsPath, windowsRootOf } from "../../../src/core/model/isAbsolutePath";

describe("a path", () => {
	it.each([
		["/home/dev", true],
		["/", true],
		["//server/share", true],
		["C:\\Users\\dev", true],
		["c:/Users/dev", true],
		["Z:\\", true],
		["\\\\server\\share\\x", true],
		["\\\\?\\C:\\x", true],
		["\\\\wsl.localhost\\Ubuntu\\home", true],
		["", false],
		["src/x.ts", false],
		["./x", false],
		["../x", false],
		["~/x", false],
		["C:", false],
		["C:x.ts", false],
		["\\x", false],
		["9:/x", false],
		["file:///home/dev/x", false],
		["file:///c%3A/x", false],
		["file://server/share/x", false],
		["vscode-remote://ssh-remote+host/x", false],
	])("%s: absolute %s", (path, expected) => {
		expect(isAbsolutePath(path)).toBe(expected);
	});

	it.each([
		["C:\\x", "C:\\"],
		["d:/x", "d:/"],
		["\\\\server\\share", "\\\\"],
		["/c/x", null],
		["//server/share", null],
		["C:x", null],
	])("%s of Windows has the root %s", (path, root) => {
		expect(windowsRootOf(path)).toBe(root);
		expect(isWindowsPath(path)).toBe(root !== null);
	});
});
