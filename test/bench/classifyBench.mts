import { join } from "node:path";
import { DIST } from "../support/paths.mts";
import { best, say } from "./measure.mts";

const messages = 100_000;

/** Invented messages as users type them: mostly work, some of it about words of parting, some farewells. */
const invented = [
	"Fix the failing test in src/csv.ts and run the whole suite again.",
	"why does the build take so long? can you profile it",
	"No, keep the old signature. Callers outside this repository use it.",
	"ok bye, see you tomorrow",
	"thanks, that works!",
	"compress the images and close the session in the finally block",
	"Bitte auch die Dokumentation anpassen, danach können wir weitermachen.",
	"add a 'see you later' line to the farewell mail template",
	"übernimm das so. bis morgen!",
	"続きは明日にしましょう。お疲れ様でした。",
	"继续处理剩下的文件",
	"running to a meeting, brb",
	"Here is the log:\n\n```\nERROR worker 7 said goodbye unexpectedly\n    at close (pool.ts:81:9)\n    at drain (pool.ts:120:3)\n```\nWhat closes it?",
	"update the notes so that I can go on in a new chat",
	`Read this plan and do the first part. ${"The parser takes one row at a time and keeps its place. ".repeat(12)}`,
	"yes",
] as const;

/** How many messages a second the classifier judges on one core; its start is left out. */
export function benchClassify(): void {
	const line = (at: number) => {
		const text = `${invented[at % invented.length]}${at % 3 === 0 ? ` (${at})` : ""}`;
		return JSON.stringify({ id: at, text, previous: [invented[(at + 5) % invented.length]] });
	};
	const lines = Array.from({ length: messages }, (_, at) => line(at));
	const cli = join(DIST, "cli.js");
	const start = best([cli, "classify"], `${lines[0]}\n`);
	const all = best([cli, "classify"], `${lines.join("\n")}\n`);
	console.log(`classifying ${messages} messages, best of 3`);
	say("messages a second", `${Math.round(messages / (all.seconds - start.seconds))}`);
}
