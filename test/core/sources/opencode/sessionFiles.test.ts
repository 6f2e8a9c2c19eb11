import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Transcript, Turn } from "../../../../src/core/model/transcript";
import { longestLine } from "../../../../src/core/sources/lineSplitter";
import { opencode1 } from "../../../../src/core/sources/opencode/format";
import {
	folderOfSession,
	type RecordFile,
	readSessionFiles,
	sessionOfFile,
} from "../../../../src/core/sources/opencode/v1/sessionFiles";
import { openDatabase } from "../../../support/openDatabase";
import { promptsOf, saidIn } from "../geminiCli/readWith";
import { spoilt } from "../geminiCli/spoilt";
import { filesOf, type StoredFiles } from "./storedFiles";

vi.setConfig({ testTimeout: 60_000 });

const id = "ses_6d1f00synthetictide0001";
const path = `/x/storage/session/global/${id}.json`;
const database = openDatabase("test/fixtures/samples/opencode/home/.local/share/opencode/opencode.db");
const sample = filesOf(database);

function read(files: StoredFiles): Transcript {
	const record = (name: string, text: string): RecordFile => ({ id: name, size: text.length, text });
	const inFolder = (folder: string) =>
		Object.entries(files).flatMap(([name, text]) => {
			const [, file] = name.startsWith(`${folder}/`) ? (/([^/]+)\.json$/.exec(name) ?? []) : [];
			return file === undefined ? [] : [record(file, text)];
		});
	return readSessionFiles(
		{
			session: record(id, files[`session/global/${id}.json`] ?? ""),
			todos: files[`todo/${id}.json`] ?? null,
			// The system lists files in any order.
			messages: () => inFolder(`message/${id}`).reverse(),
			parts: (message) => inFolder(`part/${message}`).reverse(),
		},
		path,
	);
}

describe("a session in files", () => {
	test("reads as the rows that OpenCode makes of them", () => {
		const rows = opencode1.read(database, id, path);
		expect(rows?.turns).toHaveLength(3);
		expect(read(sample)).toEqual(rows);
	});

	test("without its own file still has what was said, and says so", () => {
		const { [`session/global/${id}.json`]: _, ...others } = sample;
		const transcript = read(others);
		expect(promptsOf(transcript)).toEqual(expect.arrayContaining([...promptsOf(read(sample))]));
		expect(transcript.problems.map(({ code }) => code)).toEqual(["transcript.malformed"]);
	});

	test("passes over a file too large to be held, and says so", () => {
		const large: RecordFile = { id: "prt_1", size: longestLine + 1, text: null };
		const message = { id: "msg_1", size: 20, text: '{"role":"user"}' };
		const files = { session: { id, size: 2, text: "{}" }, todos: null };
		const transcript = readSessionFiles({ ...files, messages: () => [message], parts: () => [large] }, path);
		expect(transcript.problems.map(({ code }) => code)).toContain("transcript.lineTooLong");
	});

	test("with any one file spoilt, cut or gone is read without an exception, and the other turns stay", () => {
		const { [`session/global/${id}.json`]: session = "", ...rest } = sample;
		const files = { ...rest, [`session/global/${id}.json`]: session.replace(/"revert":\{[^}]*\},/, "") };
		const whole = read(files);
		const keys = Object.keys(files).filter((name) => !name.startsWith("project/"));
		const change = fc
			.constantFrom(...keys)
			.chain((key) => fc.tuple(fc.constant(key), fc.option(spoilt(files[key as keyof typeof files] ?? ""))));
		fc.assert(
			fc.property(change, ([key, text]) => {
				const { [key]: changed, ...others } = files as Record<string, string>;
				const turns = read(text === null ? others : { ...others, [key]: text }).turns;
				if (key.startsWith("session/")) return;
				// A part that lost its mark of being made up by the agent is read as said, and stands beside what was said.
				const told = turns.flatMap(textsOf).join("\n");
				for (const turn of whole.turns)
					for (const words of textsOf(turn))
						if (!`${changed}`.includes(JSON.stringify(words).slice(1, 40)) && !isOfMessage(key, words))
							expect(told).toContain(words);
			}),
			{ numRuns: 150 },
		);
	});
});

function textsOf({ user, steps }: Turn): string[] {
	const said = steps.flatMap((step) => (step.type === "assistant" ? [step.text] : []));
	return user === null ? said : [user, ...said];
}

/** Does the text stand in a part of the message whose own file this is? Without its head, the parts are not read. */
function isOfMessage(key: string, words: string): boolean {
	const message = /^message\/.*\/([^/]+)\.json$/.exec(key)?.[1];
	const parts = Object.entries(sample).filter(([name]) => name.startsWith(`part/${message}/`));
	return message !== undefined && parts.some(([, text]) => text.includes(JSON.stringify(words).slice(1, 40)));
}

test("only a file in its place is a session's", () => {
	expect(sessionOfFile(path)).toBe(id);
	expect(sessionOfFile("C:\\x\\opencode\\storage\\session\\global\\ses_1.json")).toBe("ses_1");
	for (const other of ["/x/session/global/ses_1.json", "/x/storage/session/ses_1.json", "/x/storage/session/p/x.json"])
		expect(sessionOfFile(other)).toBeNull();
});

test("a sub-agent's session is none of a user's", () => {
	expect(folderOfSession({ id, directory: "/w" })).toEqual({ directory: "/w" });
	expect(folderOfSession({ id, directory: "" })).toEqual({ directory: null });
	for (const other of [{ parentID: "ses_0" }, undefined, [], "x"]) expect(folderOfSession(other)).toBeNull();
});

test("what is said in the sample is told", () => {
	expect(saidIn(read(sample)).length).toBeGreaterThan(2);
});
