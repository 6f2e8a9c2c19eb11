import { Buffer } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineSplitter } from "../../../src/core/sources/lineSplitter";

type Event = { readonly text: string; readonly offset: number } | { readonly skipped: number; readonly offset: number };

function split(chunks: readonly Uint8Array[], options: { start?: number; limit?: number; end?: boolean } = {}) {
	const events: Event[] = [];
	const splitter = new LineSplitter(
		{
			push: (line) => events.push({ text: line.text(), offset: line.offset }),
			skip: (offset, bytes) => events.push({ skipped: bytes, offset }),
		},
		(bytes) => Buffer.from(bytes).toString("utf8"),
		options.start,
		options.limit,
	);
	for (const chunk of chunks) {
		const reused = Buffer.from(chunk);
		splitter.push(reused);
		reused.fill(0);
	}
	if (options.end === true) splitter.end();
	return { events, resumeOffset: splitter.resumeOffset };
}

describe("LineSplitter", () => {
	it("gives whole lines with their offsets in bytes, without line ends and empty lines", () => {
		expect(split([Buffer.from("é\r\n\n\nb\n")]).events).toEqual([
			{ text: "é", offset: 0 },
			{ text: "b", offset: 6 },
		]);
	});

	it("keeps an unfinished line for later, unless it is told that nothing comes any more", () => {
		const bytes = [Buffer.from("a\nhal"), Buffer.from("f")];
		expect(split(bytes)).toEqual({ events: [{ text: "a", offset: 0 }], resumeOffset: 2 });
		expect(split(bytes, { end: true })).toEqual({
			events: [
				{ text: "a", offset: 0 },
				{ text: "half", offset: 2 },
			],
			resumeOffset: 6,
		});
	});

	it("counts offsets from where the reading began", () => {
		expect(split([Buffer.from("a\nb")], { start: 100 })).toEqual({
			events: [{ text: "a", offset: 100 }],
			resumeOffset: 102,
		});
	});

	it("passes over a line that is too long, whether it comes at once or in pieces, and goes on behind it", () => {
		const long = "x".repeat(11);
		const expected = [
			{ skipped: 11, offset: 0 },
			{ text: "next", offset: 12 },
		];
		expect(split([Buffer.from(`${long}\nnext\n`)], { limit: 10 }).events).toEqual(expected);
		const pieces = [...`${long}\nnext\n`].map((piece) => Buffer.from(piece));
		expect(split(pieces, { limit: 10 }).events).toEqual(expected);
	});

	it("gives the same whatever the chunks are", () => {
		fc.assert(
			fc.property(
				fc.string({ unit: fc.constantFrom("a", "é", "\n", "\r", "😀") }),
				fc.array(fc.nat(40)),
				(text, cuts) => {
					const bytes = Buffer.from(text);
					const at = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length];
					const chunks = at.slice(1).map((end, n) => bytes.subarray(at[n], end));
					expect(split(chunks, { end: true })).toEqual(split([bytes], { end: true }));
					for (const event of split(chunks, { end: true }).events) {
						const line = "text" in event ? Buffer.from(event.text) : Buffer.alloc(0);
						expect(bytes.subarray(event.offset, event.offset + line.length)).toEqual(line);
					}
				},
			),
		);
	});
});
