import { Buffer } from "node:buffer";
import fc from "fast-check";
import type { InterruptionStep, Step, ToolCall, Transcript } from "../../../../src/core/model/transcript";
import type { Format } from "../../../../src/core/sources/format";
import { LineSplitter } from "../../../../src/core/sources/lineSplitter";

/** Reads a file's bytes with any format, as the program does. */
export function read(format: Format, bytes: Uint8Array, path: string): Transcript {
	const decode = (part: Uint8Array) => Buffer.from(part).toString("utf8");
	if (format.kind === "document") return format.read(decode(bytes), path);
	const reader = format.createReader(path);
	const splitter = new LineSplitter(reader, decode);
	splitter.push(bytes);
	splitter.end();
	return reader.transcript();
}

export function prompts(transcript: Transcript): readonly string[] {
	return transcript.turns.flatMap((turn) => (turn.user === null ? [] : [turn.user]));
}
export function steps(transcript: Transcript): readonly Step[] {
	return transcript.turns.flatMap((turn) => turn.steps);
}
export function calls(transcript: Transcript): readonly ToolCall[] {
	return steps(transcript).flatMap((step) => (step.type === "tool" ? [step.tool] : []));
}
export function said(transcript: Transcript, type: "assistant" | "thinking" | "compaction"): readonly string[] {
	return steps(transcript).flatMap((step) => (step.type === type && step.text !== null ? [step.text] : []));
}
export function interruptions(transcript: Transcript): readonly Pick<InterruptionStep, "by" | "text">[] {
	return steps(transcript).flatMap((step) => (step.type === "interruption" ? [{ by: step.by, text: step.text }] : []));
}

/** Every text must really stand at its offset: `needle` is what the file has there first. */
export function textAt(bytes: Uint8Array, offset: number, length = 400): string {
	return Buffer.from(bytes.subarray(offset, offset + length)).toString("utf8");
}

/** A file damaged in any way: cut, with pieces lost, doubled, swapped or overwritten with noise. */
export function damaged(file: Uint8Array): fc.Arbitrary<Uint8Array> {
	const place = fc.integer({ min: 0, max: file.length });
	const operation = fc.record({
		kind: fc.constantFrom("cut", "lose", "double", "noise"),
		from: place,
		length: fc.integer({ min: 0, max: 600 }),
		noise: fc.uint8Array({ maxLength: 40 }),
	});
	return fc.array(operation, { minLength: 1, maxLength: 6 }).map((operations) => operations.reduce(damage, file));
}

interface Damage {
	readonly kind: string;
	readonly from: number;
	readonly length: number;
	readonly noise: Uint8Array;
}

function damage(file: Uint8Array, { kind, from, length, noise }: Damage): Uint8Array {
	const [head, piece, tail] = [
		file.subarray(0, from),
		file.subarray(from, from + length),
		file.subarray(from + length),
	];
	if (kind === "cut") return Buffer.concat([head, piece]);
	if (kind === "lose") return Buffer.concat([head, tail]);
	return Buffer.concat(kind === "double" ? [head, piece, piece, tail] : [head, noise, tail]);
}

/** A file of JSON lines in which any values were exchanged for others, of any type. */
export function distorted(lines: readonly string[]): fc.Arbitrary<Uint8Array> {
	const change = fc.record({
		line: fc.nat(lines.length - 1),
		value: fc.nat(200),
		instead: fc.jsonValue({ maxDepth: 2 }),
	});
	return fc.array(change, { minLength: 1, maxLength: 12 }).map((changes) => {
		const changed = [...lines];
		for (const { line, value, instead } of changes) changed[line] = exchange(changed[line] ?? "", value, instead);
		return Buffer.from(`${changed.join("\n")}\n`);
	});
}

function exchange(line: string, nth: number, instead: unknown): string {
	const record: unknown = JSON.parse(line);
	let total = 0;
	JSON.stringify(record, (_, value: unknown) => {
		total++;
		return value;
	});
	const target = nth % total;
	let count = 0;
	return JSON.stringify(record, (_, value: unknown) => (count++ === target ? instead : value)) ?? "null";
}
