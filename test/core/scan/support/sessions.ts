import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Transcript } from "../../../../src/core/model/transcript";
import { recogniseFormat } from "../../../../src/core/sources/formats";
import { LineSplitter } from "../../../../src/core/sources/lineSplitter";

export const goldFolder = join(import.meta.dirname, "../../../../../shared/data/gold");
export const hasGold = existsSync(goldFolder);

/** The labelled sessions of the shared data, read by our own readers. They are read in place and never copied. */
export function goldSessions(): { readonly id: string; readonly transcript: Transcript }[] {
	const root = join(goldFolder, "sessions");
	return readdirSync(root).flatMap((agent) =>
		readdirSync(join(root, agent)).map((id) => ({ id, transcript: readFile(firstFile(join(root, agent, id))) })),
	);
}

function firstFile(folder: string): string {
	for (const name of readdirSync(folder).sort()) {
		const path = join(folder, name);
		if (!statSync(path).isDirectory()) return path;
		return firstFile(path);
	}
	throw new Error(`no file in ${folder}`);
}

/** Reads one session file with the reader that knows it. */
export function readFile(path: string): Transcript {
	const bytes = readFileSync(path);
	const format = recogniseFormat(bytes.subarray(0, 65_536).toString("utf8"));
	if (format === null) throw new Error(`no reader knows ${path}`);
	if (format.kind === "document") return format.read(bytes.toString("utf8"), path);
	const reader = format.createReader(path);
	const splitter = new LineSplitter(reader, (line) => new TextDecoder().decode(line));
	splitter.push(bytes);
	splitter.end();
	return reader.transcript();
}
