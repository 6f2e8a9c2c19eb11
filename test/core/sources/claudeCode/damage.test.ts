import { Buffer } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Step, Turn } from "../../../../src/core/model/transcript";
import { claudeCode } from "../../../../src/core/sources/claudeCode/format";
import { readBytes, readLines, Session, sessionPath, userTexts } from "./session";

function talk(): Session {
	const session = new Session();
	for (let n = 1; n <= 6; n++) {
		session.user(`prompt ${n}`);
		session.record("progress", { data: { type: "hook_progress" } });
		session.call(`t${n}`, "Bash", { command: `make ${n}` });
		session.result(`t${n}`, n % 2 === 0 ? "Exit code 1\nno" : "yes", {}, n % 2 === 0);
		session.assistant(`answer ${n}`);
		session.record("system", { subtype: "turn_duration", durationMs: n });
	}
	return session;
}
const lines = talk().lines;
const perTurn = 6;

describe("damaged files", () => {
	it("half a last line and broken lines in the middle are counted and passed over", () => {
		const broken = lines
			.with(3, '{"parentUuid":"x","isSi')
			.with(9, "not json")
			.with(lines.length - 1, '{"parentU');
		const transcript = readLines(broken);
		expect(userTexts(transcript)).toEqual(userTexts(readLines(lines)));
		expect(transcript.skippedRecords).toBe(3);
	});

	it("a record appended to a half written one is saved", () => {
		const [first = "", second = ""] = [lines[0], lines[perTurn]];
		const transcript = readLines([`${first.slice(0, 80)}${second}`]);
		expect(userTexts(transcript)).toEqual(["prompt 2"]);
		expect(transcript.skippedRecords).toBe(1);
	});

	it("NUL bytes in front, a byte order mark, CRLF and text of the terminal are taken out", () => {
		const session = new Session();
		session.user("red \u001b[31mtext\u001b[0m \ud83d end");
		const transcript = readBytes(Buffer.from(`\u0000\u0000${session.lines[0]}\r\n\uFEFF${lines[0]}\r\n`));
		expect(userTexts(transcript)[0]).toBe("red text \uFFFD end");
	});

	it("a record of an unknown kind is counted, a field of a wrong type does not lose the record", () => {
		const session = new Session();
		session.state({ type: "brand-new-thing" });
		session.user("one", { gitBranch: 7, cwd: null, origin: "human", toolUseResult: [1], isMeta: "no" });
		session.assistant({ type: "text", text: 5 }, {}, { usage: { output_tokens: "many" } });
		const transcript = session.read();
		expect(userTexts(transcript)).toEqual(["one"]);
		expect(transcript.skippedRecords).toBe(1);
	});

	it("a line that is too long is reported and the rest is read", () => {
		const reader = claudeCode.createReader(sessionPath);
		reader.skip(0, 700_000_000);
		expect(reader.transcript().problems).toMatchObject([
			{ code: "transcript.lineTooLong", offset: 0, bytes: 700_000_000 },
			{ code: "transcript.noPrompt" },
		]);
	});
});

describe("whatever happens to the lines", () => {
	const mutation = fc.record({
		at: fc.nat(lines.length - 1),
		kind: fc.constantFrom("drop", "duplicate", "swap", "corrupt", "junk" as const),
		bytes: fc.uint8Array({ maxLength: 60 }),
		cut: fc.nat(400),
	});

	function apply(
		all: readonly Buffer[],
		{ at, kind, bytes, cut }: typeof mutation extends fc.Arbitrary<infer T> ? T : never,
	): Buffer[] {
		const line = all[at] ?? Buffer.alloc(0);
		const other = all[(at + 7) % all.length] ?? line;
		switch (kind) {
			case "drop":
				return all.toSpliced(at, 1);
			case "duplicate":
				return all.toSpliced(at, 0, line);
			case "swap":
				return all.with(at, other).with((at + 7) % all.length, line);
			case "corrupt":
				return all.with(at, Buffer.concat([line.subarray(0, cut % (line.length + 1)), bytes, line.subarray(cut)]));
			default:
				return all.toSpliced(at, 0, Buffer.from(bytes));
		}
	}

	/** The last whole turn may get steps whose own prompt was lost: those it had must still come first. */
	function asBeginning(turn: Turn, at: number, turns: readonly Turn[]): unknown {
		const steps = at < turns.length - 1 ? turn.steps : expect.toSatisfy((read) => startsWith(read, turn.steps));
		return { ...turn, steps };
	}

	function startsWith(read: readonly Step[], steps: readonly Step[]): boolean {
		return JSON.stringify(read.slice(0, steps.length)) === JSON.stringify(steps);
	}

	it("nothing is thrown, and turns before the first change read as before", () => {
		const whole = readLines(lines).turns;
		fc.assert(
			fc.property(fc.array(mutation, { minLength: 1, maxLength: 6 }), (mutations) => {
				const damaged = mutations.reduce<Buffer[]>(
					(all, one) => (all.length === 0 ? all : apply(all, { ...one, at: one.at % all.length })),
					lines.map((line) => Buffer.from(line)),
				);
				const untouched = damaged.findIndex((line, n) => line.toString() !== lines[n]);
				const turnsBefore = Math.floor((untouched < 0 ? damaged.length : untouched) / perTurn);
				const read = readBytes(Buffer.concat(damaged.flatMap((line) => [line, Buffer.from("\n")]))).turns;
				expect(read.slice(0, turnsBefore)).toMatchObject(whole.slice(0, turnsBefore).map(asBeginning));
			}),
			{ numRuns: 400 },
		);
	});

	it("any bytes at all are read without throwing", () => {
		fc.assert(
			fc.property(fc.array(fc.oneof(fc.json(), fc.string())), (texts) => {
				expect(readLines(texts).turns.length).toBeLessThanOrEqual(texts.join("\n").split("\n").length);
			}),
		);
	});

	it("records of any shape are read without throwing", () => {
		const record = fc.record(
			{
				type: fc.constantFrom("user", "assistant", "attachment", "system", "progress", "summary", "queue-operation"),
				uuid: fc.constantFrom("a", "b", "c"),
				parentUuid: fc.constantFrom("a", "b", "c", null),
				message: fc.oneof(fc.anything(), fc.record({ content: fc.oneof(fc.string(), fc.array(fc.anything())) })),
				attachment: fc.anything(),
				toolUseResult: fc.anything(),
				content: fc.anything(),
				subtype: fc.constantFrom("compact_boundary", "x"),
			},
			{ requiredKeys: ["type"] },
		);
		fc.assert(
			fc.property(fc.array(record), (records) => {
				const texts = records.map((one) => JSON.stringify(one, (_, value) => (typeof value === "bigint" ? 0 : value)));
				expect(readLines(texts).agent).toBe("claude-code");
			}),
		);
	});
});
