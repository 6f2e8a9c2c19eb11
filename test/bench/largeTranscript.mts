import { randomUUID } from "node:crypto";
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The session that large ones are made of. */
export const sample = fileURLToPath(
	new URL(
		"../fixtures/samples/claude-code/home/.claude/projects/-home-dev-tide-tables/2cb9422f-7fc0-4484-bdf4-b65d3d8b2368.jsonl",
		import.meta.url,
	),
);
/** Real sessions have about this many bytes for each message that the user typed, most of them results of tools. */
const bytesOfATurn = 80_000;
/** The messages that the user types in the sample, and the results of tools in it. */
const [turns, results] = [3, 3];
/** The sample's own results are short. */
const fillerLine = "  at handler (/home/dev/tide-tables/src/csv.ts:42:17) reading row with trailing newline\n";
const filler = fillerLine.repeat((bytesOfATurn * turns) / results / fillerLine.length);

/** What a large transcript is made of. */
export interface Mix {
	/** Long results of tools, as in real sessions; without them the same bytes are very many short turns. */
	readonly longResults: boolean;
	/** No two copies of the sample say or print the same. */
	readonly ownWords: boolean;
}

/** As issue 4 has it: the sample repeated, with the bytes that real sessions have for a turn. */
export const repeated: Mix = { longResults: true, ownWords: false };

/** Writes a Claude Code transcript of about `bytes` bytes: the sample again and again, each time with its own ids. */
export function writeLargeTranscript(path: string, bytes: number, mix = repeated): void {
	const lines = readFileSync(sample, "utf8").trimEnd().split("\n");
	const file = openSync(path, "w");
	for (let written = 0, copy = 1; written < bytes; copy++) written += writeSync(file, renewed(lines, mix, copy));
	closeSync(file);
}

/** Between the last letter of a sentence or line and its end, in JSON. */
const sentenceEnd = /(?<=[a-z])(?=\.[ "]|\\n)/g;

function renewed(lines: readonly string[], { longResults, ownWords }: Mix, copy: number): string {
	const ids = new Map<string, string>();
	const renew = (id: string) => ids.get(id) ?? ids.set(id, randomUUID()).get(id) ?? id;
	return lines
		.map((line) => line.replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, renew))
		.map((line) => line.replace(/toolu_\w+|msg_\w+/g, (id) => `${id.slice(0, 6)}${renew(id).replaceAll("-", "")}`))
		.map((line) =>
			longResults && line.includes('"tool_result"')
				? line.replace('"content":"', `"content":"${JSON.stringify(filler).slice(1, -1)}`)
				: line,
		)
		.map((line) => (ownWords ? line.replaceAll(sentenceEnd, `${copy}`) : line))
		.join("\n")
		.concat("\n");
}
