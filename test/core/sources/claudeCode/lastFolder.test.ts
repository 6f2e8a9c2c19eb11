import fc from "fast-check";
import { expect, it } from "vitest";
import { lastFolder } from "../../../../src/core/sources/claudeCode/lastFolder";

const said = (cwd: string) => JSON.stringify({ type: "user", uuid: "u", cwd, message: { content: '"cwd":"/quoted"' } });
const moved = (relocatedCwd: unknown) => JSON.stringify({ type: "relocated", sessionId: "s", relocatedCwd });

it.each([
	["a session that stayed", [said("/a"), said("/a")], "/a"],
	["one that was moved last", [said("/a"), moved("/b"), '{"type":"mode","mode":"x"}'], "/b"],
	["one that went on after it was moved", [said("/a"), moved("/b"), said("/b/c")], "/b/c"],
	["a broken last line", [said("/a"), moved("/b").slice(0, -4)], "/a"],
	["a move to nowhere", [said("/a"), moved(""), moved(7)], "/a"],
	["a beginning that is cut off", [said("/x").slice(10), said("/a")], "/a"],
	["nothing that tells", ['{"type":"mode"}', "", 'text "cwd"'], null],
])("%s", (_, lines, folder) => {
	expect(lastFolder(lines)).toBe(folder);
});

it("takes any lines", () => {
	fc.assert(fc.property(fc.array(fc.oneof(fc.json(), fc.string())), (lines) => void lastFolder(lines)));
});
