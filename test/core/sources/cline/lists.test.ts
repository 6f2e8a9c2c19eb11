import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sessionManifest } from "../../../../src/core/sources/cline/sessionManifest";
import { taskHistory } from "../../../../src/core/sources/cline/taskHistory";
import { spoilt } from "../geminiCli/spoilt";

const folder = "test/fixtures/samples/cline";
const expected = JSON.parse(readFileSync(`${folder}/expected.json`, "utf8"));
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
const textOf = (end: string) => readFileSync(`${folder}/${paths.find((path) => path.endsWith(end))}`, "utf8");
const [legacy, sdk] = expected.sessions;
const history = textOf("taskHistory.json");
const manifest = textOf(`${sdk.sessionId}.json`);

test("the list of tasks tells folder and first message", () => {
	expect([...taskHistory(history)]).toEqual([
		[legacy.sessionId, { cwd: expected.workspace, title: expected.userPrompts[0] }],
	]);
	expect([...taskHistory('[{"id":"1"},{"task":"no id"},null]')]).toEqual([["1", { cwd: null, title: null }]]);
	for (const other of ["", "{}", "no json"]) expect(taskHistory(other).size).toBe(0);
});

test("a session's manifest tells folder, title and end", () => {
	expect(sessionManifest(manifest)).toEqual({
		id: sdk.sessionId,
		cwd: expected.workspace,
		title: sdk.title,
		status: "completed",
		startedAt: "2026-11-27T10:12:00.000Z",
		endedAt: "2026-11-27T10:13:24.000Z",
	});
	expect(sessionManifest('{"session_id":"1","workspace_root":"/w","ended_at":null}')).toEqual({
		id: "1",
		cwd: "/w",
		title: null,
		status: null,
		startedAt: null,
		endedAt: null,
	});
	for (const other of ["", "[]", "{}", "no json"]) expect(sessionManifest(other)).toBeNull();
});

test("a spoilt list or manifest is read without an exception", () => {
	fc.assert(fc.property(spoilt(history), (text) => void taskHistory(text)));
	fc.assert(fc.property(spoilt(manifest), (text) => void sessionManifest(text)));
});
