import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Transcript } from "../../../../src/core/model/transcript";
import { opencode1, opencodeExport } from "../../../../src/core/sources/opencode/format";
import { promptsOf, saidIn, toolsOf } from "../geminiCli/readWith";
import { MadeDatabase } from "./madeDatabase";

const folder = "../shared/data/real/opencode-1.18.33/_export";

interface Export {
	readonly info: { readonly id: string; readonly directory: string; readonly title: string };
	readonly messages: readonly Item[];
}
interface Item {
	readonly info: { readonly id: string; readonly time: { readonly created: number } };
	readonly parts: readonly { readonly id: string }[];
}

/** The database that the export came out of: ids are columns there, and not in the JSON. */
function tablesOf({ info, messages }: Export): MadeDatabase {
	const made = new MadeDatabase("first").session(info.id, { directory: info.directory, title: info.title });
	const session = { session_id: info.id };
	for (const { info: head, parts } of messages) {
		const { id, ...data } = head;
		made.insert("message", { id, ...session, time_created: data.time.created, data: JSON.stringify(data) });
		for (const { id: part, ...rest } of parts)
			made.insert("part", { id: part, message_id: id, ...session, time_created: 0, data: JSON.stringify(rest) });
	}
	return made;
}

describe.skipIf(!existsSync(folder)).each(["export-interactive.json", "export-run.json"])(
	"a real session of 1.18.33, %s (needs ../shared/data/real)",
	(name) => {
		const read = () => {
			const text = readFileSync(`${folder}/${name}`, "utf8");
			const document: Export = JSON.parse(text);
			const transcript = opencode1.read(tablesOf(document).open(), document.info.id, "/x/opencode.db");
			if (transcript === null) throw new Error("no such session");
			return { text, transcript };
		};

		test("is read whole: prompts without quotes, codes, edit and plan", () => {
			const { transcript } = read();
			expect(transcript).toMatchObject({ skippedRecords: 0, problems: [], cwd: "/home/dev/ws", model: "fake-model" });
			expect(promptsOf(transcript)[0]).toBe("Please fix the failing test");
			expect(promptsOf(transcript).at(-1)).toBe("thanks, bye");
			expect(toolsOf(transcript).map(({ kind, exitCode, ok }) => [kind, exitCode, ok])).toEqual([
				["shell", 1, false],
				["read", null, true],
				["edit", null, true],
				["shell", 0, true],
				["plan", null, true],
			]);
			expect(transcript.plan.map(({ status }) => status)).toEqual(["completed", "in_progress", "pending"]);
			expect(transcript.tokens).toEqual({ input: 9600, output: 336, context: 1242, window: null });
			expect(saidIn(transcript).at(-1)).toBe("Goodbye");
		});

		test("is the same in the export", () => {
			const { text, transcript } = read();
			expect(opencodeExport.recognise(text.slice(0, 4096))).toBe(true);
			expect(opencodeExport.read(text, "/x/export.json")).toEqual(transcript satisfies Transcript);
		});
	},
);

test("an export that is cut off or something else is a problem, not an exception", () => {
	for (const text of ['{"info":{"id":"ses_1"},"messages":[{"info', "[]", '{"info":7}'])
		expect(opencodeExport.read(text, "/x/export.json").problems[0]).toMatchObject({ code: "transcript.malformed" });
	expect(opencodeExport.recognise('{"info":{"title":"x"}}')).toBe(false);
});
