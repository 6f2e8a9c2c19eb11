import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { beginHandoff } from "../../../src/app/emit/beginHandoff";
import { listPending } from "../../../src/app/emit/pendingList";
import { scratchFolder } from "../../node/scratch";
import { homeAndWorkspace, requestFor } from "./emitSupport";

function setUp() {
	const { ports, home } = homeAndWorkspace(scratchFolder());
	const folder = join(home, ".codialectic", "pending");
	const begun = beginHandoff(ports, requestFor(null));
	if (begun.kind !== "begun") throw new Error(begun.kind);
	const { pending } = begun;
	return { ports, folder, pending, text: readFileSync(join(folder, `${pending.id}.json`), "utf8") };
}
const otherId = "7d7f2f0e-3c1b-4a0f-9a39-0d5f6a9b2c11";

describe("listPending", () => {
	it("is empty where there is no folder", () => {
		expect(listPending(homeAndWorkspace(scratchFolder()).ports)).toEqual({ pending: [], problems: [] });
	});

	it.each([
		["", "it is not valid JSON"],
		['{"version": 1, "id"', "it is not valid JSON"],
		['{"version": 1}', "id: expected string"],
		["null", "root: expected object"],
	])("moves %j away, keeps it, and reports it once", (content, reason) => {
		const { ports, folder, pending } = setUp();
		const name = `${otherId}.json`;
		mkdirSync(join(folder, "broken"));
		writeFileSync(join(folder, "broken", name), "an earlier one");
		writeFileSync(join(folder, name), content);
		const { problems, ...list } = listPending(ports);
		expect(list).toEqual({ pending: [pending] });
		expect(problems).toEqual([{ code: "pending.malformed", path: expect.stringContaining("broken"), reason }]);
		expect(readdirSync(join(folder, "broken"))).toHaveLength(2);
		const [problem] = problems;
		if (problem?.code !== "pending.malformed") throw new Error("another problem");
		expect(readFileSync(problem.path, "utf8")).toBe(content);
		expect(listPending(ports)).toEqual({ pending: [pending], problems: [] });
	});

	it("moves a copy under another name away, and leaves a newer version's file alone", () => {
		const { ports, folder, pending, text } = setUp();
		writeFileSync(join(folder, `${otherId}.json`), text);
		writeFileSync(join(folder, "newer.json"), '{"version": 2}');
		const { problems, ...list } = listPending(ports);
		expect(list).toEqual({ pending: [pending] });
		expect(problems).toMatchObject([{ code: "pending.malformed" }]);
		expect(readdirSync(folder).sort()).toEqual([`${pending.id}.json`, "broken", "newer.json"].sort());
	});
});
