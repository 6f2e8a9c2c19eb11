import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Transcript } from "../../../../src/core/model/transcript";
import {
	copilotExport,
	copilotLog,
	copilotStore,
	copilotTranscript,
} from "../../../../src/core/sources/copilotVscode/format";
import { joinReadings } from "../../../../src/core/sources/copilotVscode/joinReadings";
import { type Place, TranscriptBuilder } from "../../../../src/core/sources/transcriptBuilder";
import { openDatabase } from "../../../support/openDatabase";
import { promptsOf, readFile, readRecords, saidIn, toolsOf } from "../geminiCli/readWith";

/** Property tests are slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

type Store = "chatSessions" | "transcripts" | "chronicle";
const timeAt = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString();
const at = (seconds: number): Place => ({ offset: 0, at: timeAt(seconds) });

/** A reading whose turns are told by `tell`. */
function reading(store: Store, tell: (builder: TranscriptBuilder) => void): Transcript {
	const builder = new TranscriptBuilder("copilot-vscode", `/x/${store}`, "s");
	tell(builder);
	const transcript = builder.build(100);
	if (store === "chatSessions") return transcript;
	return { ...transcript, lesser: store === "transcripts" ? "copy" : "digest" };
}
/** Turns of one message and one answer each; the time in seconds. */
const talk = (store: Store, ...turns: readonly (readonly [string, number])[]) =>
	reading(store, (builder) => {
		for (const [words, seconds] of turns) {
			builder.user(words, at(seconds));
			builder.assistant(`${store} on ${words}`, at(seconds + 1));
		}
	});

describe("the sample's three stores", () => {
	const folder = "test/fixtures/samples/copilot-vscode";
	const expected = JSON.parse(readFileSync(`${folder}/expected.json`, "utf8"));
	const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
	const pathOf = (part: string, end: string) =>
		`${folder}/${paths.find((path) => path.includes(part) && path.endsWith(end))}`;
	const formats = [copilotExport, copilotLog, copilotTranscript];
	const log = readFile(formats, pathOf("chatSessions", ".jsonl"));
	const transcript = readFile(formats, pathOf("transcripts", ".jsonl"));
	const storePath = pathOf("github.copilot-chat", ".db");
	const store = copilotStore.read(openDatabase(storePath), expected.sessionId, storePath);
	if (store === null) throw new Error("no session");

	test("are one session, told by the log, with the folder and the branch that only the others know", () => {
		const joined = joinReadings([store, transcript, log]);
		expect(joined).toEqual({ ...log, cwd: expected.workspace, branch: "fix/csv-last-row" });
		expect(toolsOf(joined).map(({ exitCode }) => exitCode)).toEqual([1, null, 0]);
	});

	test("without the log the transcript tells it", () => {
		expect(joinReadings([store, transcript]).turns).toEqual(transcript.turns);
	});

	test("a log cut off after its first turns goes on with the transcript", () => {
		const lines = readFileSync(pathOf("chatSessions", ".jsonl"), "utf8").split("\n");
		const until = lines.findIndex((line) => line.includes("thanks, bye"));
		const cut = readRecords(copilotLog, ...lines.slice(0, until).map((line) => JSON.parse(line)));
		expect(promptsOf(cut)).toEqual(expected.userPrompts.slice(0, 2));
		const joined = joinReadings([cut, store, transcript]);
		expect(promptsOf(joined)).toEqual(expected.userPrompts);
		expect(joined.turns.map(({ index }) => index)).toEqual([1, 2, 3]);
		expect(saidIn(joined).at(-1)).toBe(expected.lastAssistantText);
		expect(toolsOf(joined).map(({ exitCode }) => exitCode)).toEqual([1, null, 0]);
	});
});

describe("a stand-in, which may hold what the user undid", () => {
	const standIn: Transcript = { ...talk("transcripts", ["go", 0], ["undone", 60]), title: "T", lesser: "standIn" };

	test("adds nothing to a reading that tells anything", () => {
		const log = talk("chatSessions", ["go", 0]);
		expect(joinReadings([standIn, log])).toEqual(log);
	});

	test("counts where the others have no word of the user", () => {
		expect(promptsOf(joinReadings([talk("chatSessions"), standIn]))).toEqual(["go", "undone"]);
		expect(joinReadings([standIn])).toEqual(standIn);
	});
});

describe("what is taken from the lesser store", () => {
	test("nothing but facts while the log has it all", () => {
		const log = talk("chatSessions", ["go", 0], ["on", 60]);
		const lesser = { ...talk("chronicle", ["go", 0], ["on", 61]), title: "T", cwd: "/w", branch: "b", model: "m" };
		expect(joinReadings([lesser, log])).toEqual({ ...log, title: "T", cwd: "/w", branch: "b" });
	});

	test("later turns, numbered on, with their answers, plan and end", () => {
		const log = talk("chatSessions", ["go", 0]);
		const lesser = reading("transcripts", (builder) => {
			builder.user("go", at(0));
			builder.user("plan it", at(60));
			builder.call({ id: "p", name: "todo", kind: "plan", plan: [{ text: "a", status: "pending" }] }, at(70));
		});
		const joined = joinReadings([log, lesser]);
		expect(joined.turns.map(({ index, user }) => [index, user])).toEqual([
			[1, "go"],
			[2, "plan it"],
		]);
		expect(saidIn(joined)).toEqual(["chatSessions on go"]);
		expect(joined).toMatchObject({ plan: [{ text: "a", status: "pending" }], endedAt: timeAt(70) });
	});

	test("all, when the log was emptied", () => {
		const emptied = reading("chatSessions", () => undefined);
		expect(emptied.problems).toHaveLength(1);
		const lesser = talk("transcripts", ["go", 0]);
		expect(joinReadings([emptied, lesser])).toEqual(lesser);
	});

	test("not what the user undid: it stands between turns of the log, or is no later than its end", () => {
		const log = talk("chatSessions", ["go", 0], ["no, so", 120]);
		const lesser = talk("transcripts", ["go", 0], ["so", 60], ["no, so", 120]);
		expect(promptsOf(joinReadings([log, lesser]))).toEqual(["go", "no, so"]);
		const marked = readRecords(copilotLog, {
			kind: 0,
			v: {
				requests: [
					{ requestId: "1", timestamp: Date.parse(timeAt(0)), message: { text: "go" } },
					{
						requestId: "2",
						timestamp: Date.parse(timeAt(60)),
						message: { text: "so" },
						shouldBeRemovedOnSend: { requestId: "2" },
						modelState: { value: 1, completedAt: Date.parse(timeAt(90)) },
					},
				],
			},
		});
		expect(promptsOf(joinReadings([marked, talk("chronicle", ["go", 20], ["so", 92])]))).toEqual(["go"]);
	});

	test("not a turn that VS Code raised and the log knows as such", () => {
		const raised = {
			timestamp: Date.parse(timeAt(60)),
			message: { text: "terminal finished" },
			isSystemInitiated: true,
		};
		const log = readRecords(copilotLog, {
			kind: 0,
			v: { requests: [{ timestamp: Date.parse(timeAt(0)), message: { text: "go" } }, raised] },
		});
		const lesser = talk("transcripts", ["go", 0], ["terminal finished", 61]);
		expect(promptsOf(joinReadings([log, lesser]))).toEqual(["go"]);
	});

	test("the work of a turn of which the log has only the message", () => {
		const log = reading("chatSessions", (builder) => {
			builder.user("go", at(0));
			builder.assistant("Gone.", at(1));
			builder.user("on", at(60));
		});
		const joined = joinReadings([log, talk("transcripts", ["go", 0], ["on", 60])]);
		expect(saidIn(joined)).toEqual(["Gone.", "transcripts on on"]);
		expect(joined.turns.map(({ index }) => index)).toEqual([1, 2]);
	});

	test("nothing that cannot be told apart for want of times and of equal messages", () => {
		const timeless = (store: Store, ...messages: string[]) =>
			reading(store, (builder) => {
				for (const words of messages) builder.user(words, { offset: 0, at: null });
			});
		expect(promptsOf(joinReadings([timeless("chatSessions", "a"), timeless("transcripts", "b")]))).toEqual(["a"]);
		expect(promptsOf(joinReadings([timeless("chatSessions", "a"), timeless("transcripts", "a", "b")]))).toEqual([
			"a",
			"b",
		]);
	});

	test("a copy of the log in another workspace that ends earlier adds nothing", () => {
		const copy = talk("chatSessions", ["go", 0]);
		const log = talk("chatSessions", ["go", 0], ["on", 60]);
		expect(joinReadings([copy, log])).toEqual(log);
	});
});

/** A session as it was: what the user typed, how long it took, and whether he undid it. */
interface TrueTurn {
	readonly words: string;
	readonly start: number;
	readonly end: number;
	readonly undone: boolean;
}
const long =
	"Please make the export keep the last row of a file that has no newline at its end, then add a test for it.";
const sessions: fc.Arbitrary<readonly TrueTurn[]> = fc
	.array(
		fc.record({
			words: fc.constantFrom("continue", "continue", "yes", "go", long, `@workspace /fix ${long}`, "thanks, bye"),
			lasts: fc.integer({ min: 2, max: 900 }),
			idle: fc.integer({ min: 10, max: 900 }),
			undone: fc.boolean(),
		}),
		{ minLength: 1, maxLength: 12 },
	)
	.map((turns) => {
		let now = 0;
		return turns.map(({ words, lasts, idle, undone }) => {
			const start = now;
			now += lasts + idle;
			return { words, start, end: start + lasts, undone };
		});
	});

/** The agent's log: without what was undone, but it knows when that was. */
function logOf(turns: readonly TrueTurn[]): Transcript {
	return reading("chatSessions", (builder) => {
		for (const { words, start, end, undone } of turns) {
			if (!undone) {
				builder.user(words, at(start));
				builder.assistant("log", at(end));
			}
			builder.touch(timeAt(end));
		}
	});
}
const bare = (words: string) => words.replace(/^@\w+ \/\w+ /, "");
const transcriptOf = (turns: readonly TrueTurn[]) =>
	reading("transcripts", (builder) => {
		for (const { words, start, end } of turns) {
			builder.user(bare(words), at(start + 1));
			builder.assistant("transcript", at(end));
		}
	});
const storeOf = (turns: readonly TrueTurn[]) =>
	reading("chronicle", (builder) => {
		for (const { words, end } of turns) {
			const stored = bare(words);
			builder.user(stored.length <= 100 ? stored : `${stored.slice(0, 97).trimEnd()}...`, at(end + 4));
			builder.assistant("store", at(end + 4));
		}
	});

/** Three stores of one session, each up to some turn; the lesser ones may have begun later. */
const stores = sessions.chain((turns) => {
	const end = fc.nat(turns.length);
	return fc.record({ turns: fc.constant(turns), log: end, transcript: fc.tuple(end, end), store: fc.tuple(end, end) });
});
const range = (turns: readonly TrueTurn[], [one, other]: readonly [number, number]) =>
	turns.slice(Math.min(one, other), Math.max(one, other));
const readingsOf = ({ turns, log, transcript, store }: typeof stores extends fc.Arbitrary<infer T> ? T : never) => [
	logOf(turns.slice(0, log)),
	transcriptOf(range(turns, transcript)),
	storeOf(range(turns, store)),
];
/** A turn, by when it was: the words of the stores differ. */
const isTurn = (told: string | null, { words }: TrueTurn) =>
	told !== null && (told === words || told === bare(words) || bare(words).startsWith(told.replace(/\.\.\.$/, "")));

describe("for any three stores of one session", () => {
	test("the order of the readings does not matter", () => {
		fc.assert(
			fc.property(stores, fc.array(fc.nat(2), { minLength: 3, maxLength: 6 }), (made, order) => {
				const readings = readingsOf(made);
				const picked = [...readings, ...order.flatMap((index) => readings[index] ?? [])];
				expect(joinReadings(picked)).toEqual(joinReadings(readings));
				expect(joinReadings(picked.toReversed())).toEqual(joinReadings(readings));
			}),
		);
	});

	test("joining again changes nothing", () => {
		fc.assert(
			fc.property(stores, (made) => {
				const readings = readingsOf(made);
				const joined = joinReadings(readings);
				expect(joinReadings([joined])).toEqual(joined);
				for (const part of readings) expect(joinReadings([part, joined])).toEqual(joined);
			}),
		);
	});

	test("no message of the user is lost or doubled", () => {
		fc.assert(
			fc.property(stores, (made) => {
				const { turns, log } = made;
				const told = turns.slice(0, log).filter(({ undone }) => !undone);
				let end = told.length > 0 ? log : 0;
				for (const [from, to] of [made.transcript, made.store].map((ends) => ends.toSorted((a, b) => a - b))) {
					if (from === undefined || to === undefined || from === to || to <= end) continue;
					told.push(...turns.slice(Math.max(from, end), to));
					end = to;
				}
				const prompts = promptsOf(joinReadings(readingsOf(made)));
				expect(prompts.length).toBe(told.length);
				for (const [index, turn] of told.entries()) expect(isTurn(prompts[index] ?? null, turn)).toBe(true);
			}),
			{ numRuns: 500 },
		);
	});
});

test("a thousand equal messages are paired in a moment", () => {
	const many = Array.from({ length: 1200 }, (_, index) => ["continue", index * 60] as const);
	const joined = joinReadings([talk("chatSessions", ...many.slice(0, 1190)), talk("transcripts", ...many)]);
	expect(joined.turns).toHaveLength(1200);
});
