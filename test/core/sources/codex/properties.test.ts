import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBytes } from "./readRollout";

const folder = "test/fixtures/codex/0.171.0";
const legacy = "test/fixtures/samples/codex-legacy/home/.codex/sessions/2026/03/05";
const files = [
	...readdirSync(folder).map((name) => `${folder}/${name}`),
	...readdirSync(legacy).map((name) => `${legacy}/${name}`),
];

/** Ways in which a line can be spoilt: cut, bytes changed, a value exchanged, taken out, garbage put in. */
const spoil = fc.oneof(
	fc.nat(500).map((at) => (line: string) => line.slice(0, at)),
	fc.tuple(fc.nat(500), fc.string({ unit: "binary" })).map(
		([at, text]) =>
			(line: string) =>
				line.slice(0, at) + text + line.slice(at + text.length),
	),
	fc.tuple(fc.nat(60), fc.jsonValue()).map(
		([which, value]) =>
			(line: string) =>
				exchange(line, which, value),
	),
	fc.constant(() => ""),
	fc.jsonValue().map((value) => (line: string) => `${line}\n${JSON.stringify(value)}`),
);

/** Exchanges the `which`th value of a JSON line, counted as they are visited. */
function exchange(line: string, which: number, value: unknown): string {
	let count = 0;
	return JSON.stringify(JSON.parse(line, (_, old) => (count++ === which ? value : old))) ?? "";
}

describe.each(files)("%s", (path) => {
	const lines = readFileSync(path, "utf8").trimEnd().split("\n");

	test("spoilt anywhere, it is read without an exception and the turns before stay", () => {
		const whole = readBytes(Buffer.from(lines.join("\n")));
		fc.assert(
			fc.property(fc.nat(lines.length - 1), spoil, (at, change) => {
				const before = Buffer.byteLength(lines.slice(0, at).join("\n"));
				const spoilt = lines.with(at, change(lines[at] ?? ""));
				const transcript = readBytes(Buffer.from(spoilt.join("\n")));
				const finished = whole.turns.filter(
					(_, turn) => (whole.turns[turn + 1]?.offset ?? Number.POSITIVE_INFINITY) < before,
				);
				expect(transcript.turns.slice(0, finished.length)).toEqual(finished);
			}),
			{ numRuns: 150 },
		);
	});

	test("ended after any line, it shows no more turns than at the end, and the same ones", () => {
		const whole = readBytes(Buffer.from(lines.join("\n"))).turns.map(({ user }) => user);
		for (let count = 1; count < lines.length; count += 1) {
			const part = readBytes(Buffer.from(lines.slice(0, count).join("\n"))).turns.map(({ user }) => user);
			expect(part).toEqual(whole.slice(0, part.length));
		}
	});
});
