import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAbsolutePath } from "../../../src/core/model/isAbsolutePath";
import { absolutePath } from "../../../src/core/sources/paths";

describe("absolutePath", () => {
	it.each([
		["/a/b", null, "/a/b"],
		["/a/./b/../c//d/", null, "/a/c/d"],
		["/../..", null, "/"],
		["src/x.ts", "/home/dev", "/home/dev/src/x.ts"],
		["../x.ts", "/home/dev", "/home/x.ts"],
		["src/x.ts", null, "src/x.ts"],
		["~/x.ts", "/home/dev", "~/x.ts"],
		["C:/Users/dev/./x.ts", null, "C:\\Users\\dev\\x.ts"],
		["src/x.ts", "C:\\Users\\dev", "C:\\Users\\dev\\src\\x.ts"],
		["\\\\server\\share\\..\\x", null, "\\\\server\\x"],
		["file:///home/dev/a%20b.ts", null, "/home/dev/a b.ts"],
		["file:///c%3A/dev/x.ts", null, "c:\\dev\\x.ts"],
		["file://localhost/x", null, "/x"],
		["file:///bad%zz", null, "/bad%zz"],
	])("%s in %s is %s", (path, cwd, expected) => {
		expect(absolutePath(path, cwd)).toBe(expected);
	});

	it("changes nothing the second time, and leaves no dots", () => {
		const part = fc.constantFrom("a", "..", ".", "", "b c");
		fc.assert(
			fc.property(fc.array(part), fc.constantFrom("/", "C:\\", "C:/"), (parts, root) => {
				const once = absolutePath(root + parts.join(root === "/" ? "/" : "\\"), null);
				expect(absolutePath(once, null)).toBe(once);
				expect(once.split(/[\\/]/)).not.toContain("..");
				expect(isAbsolutePath(once)).toBe(true);
			}),
		);
	});
});
