import { readFileSync } from "node:fs";
import type { AssistantStep, ToolCall, Transcript } from "../../../../src/core/model/transcript";
import type { Format } from "../../../../src/core/sources/format";
import { LineSplitter } from "../../../../src/core/sources/lineSplitter";

/** Reads a text as a file of the format, from its bytes. `asked` is called with the transcript after each line. */
export function readText(
	format: Format,
	text: string,
	path = "/x/session",
	asked?: (transcript: Transcript) => void,
): Transcript {
	if (format.kind === "document") return format.read(text, path);
	const reader = format.createReader(path);
	const sink = {
		push: (line: Parameters<typeof reader.push>[0]) => {
			reader.push(line);
			asked?.(reader.transcript());
		},
		skip: (offset: number, size: number) => reader.skip(offset, size),
	};
	const splitter = new LineSplitter(sink, (line) => Buffer.from(line).toString("utf8"));
	splitter.push(Buffer.from(text));
	splitter.end();
	return reader.transcript();
}

/** Reads a file with the one format of those given that recognises it. */
export function readFile(formats: readonly Format[], path: string): Transcript {
	const text = readFileSync(path, "utf8");
	const [format, ...others] = formats.filter((one) => one.recognise(text.slice(0, 4096)));
	if (format === undefined || others.length > 0) throw new Error(`${path}: ${others.length + 1} formats, not one`);
	return readText(format, text, path);
}

/** Reads records given as values, one a line. */
export function readRecords(format: Format, ...records: unknown[]): Transcript {
	return readText(format, records.map((record) => JSON.stringify(record)).join("\n"));
}

export function toolsOf(transcript: Transcript): ToolCall[] {
	return transcript.turns.flatMap(({ steps }) => steps.flatMap((step) => (step.type === "tool" ? [step.tool] : [])));
}

export function saidIn(transcript: Transcript): string[] {
	const isSaid = (step: { type: string }): step is AssistantStep => step.type === "assistant";
	return transcript.turns.flatMap(({ steps }) => steps.filter(isSaid).map((step) => step.text));
}

export function promptsOf(transcript: Transcript): (string | null)[] {
	return transcript.turns.map((turn) => turn.user);
}

/** The types of the steps, turn by turn, in short. */
export function shapeOf(transcript: Transcript): string[] {
	return transcript.turns.map(({ steps }) => steps.map((step) => step.type).join(" "));
}
