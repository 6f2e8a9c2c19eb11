import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { chatIndex, chatTitles } from "../../../../src/core/sources/copilotVscode/chatTitles";
import { openDatabase } from "../../../support/openDatabase";
import { spoilt } from "../geminiCli/spoilt";

const folder = "test/fixtures/samples/copilot-vscode";
const expected = JSON.parse(readFileSync(`${folder}/expected.json`, "utf8"));
const path = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((one) => one.endsWith("state.vscdb"));

function indexInSample(): string {
	return chatIndex(openDatabase(`${folder}/${path}`))[0] ?? "";
}

test("the sample's index has the chat's title", () => {
	expect([...chatTitles(indexInSample())]).toEqual([[expected.sessionId, expected.title]]);
});

test("chats without a title are left out; what is no index has none", () => {
	const entries = { a: { title: "A\u0007" }, b: { title: " " }, c: {}, d: null };
	expect([...chatTitles(JSON.stringify({ version: 1, entries }))]).toEqual([["a", "A"]]);
	for (const other of ["", "{}", "[]", '{"entries":[]}', "no json"]) expect(chatTitles(other).size).toBe(0);
});

test("a spoilt index is read without an exception", () => {
	fc.assert(fc.property(spoilt(indexInSample()), (text) => void chatTitles(text)));
});
