import type { Problem } from "../../core/model/problem";
import type { AgentName, Transcript } from "../../core/model/transcript";
import type { Format } from "../../core/sources/format";
import { recogniseFormat } from "../../core/sources/formats";
import { FileError, type Files } from "../ports";

/** Enough of a file to tell its format by: the first record of a Codex session alone can be over 15 KB. */
const headBytes = 64 * 1024;
/** Whole-document stores are held in memory; larger ones are refused with a reason. */
const largestDocument = 256 * 1024 * 1024;

/**
 * Reads one session file into a transcript. The agent is recognised by what stands in the file; `agent` narrows the
 * choice. With `following`, a last line without line end is left for later, as it may still be being written.
 */
export function readConversation(
	files: Files,
	path: string,
	options: { readonly agent?: AgentName | undefined; readonly following?: boolean } = {},
): Transcript | Problem {
	try {
		const info = files.info(path);
		if (info === null) return { code: "file.unreadable", path, reason: "no such file" };
		if (info.kind !== "file") return { code: "file.unreadable", path, reason: `it is a ${info.kind}` };
		if (info.size === 0) return { code: "transcript.empty", path };
		const format = recogniseFormat(files.readHead(path, headBytes) ?? "", options.agent);
		if (format === null) return { code: "transcript.unknownFormat", path };
		return readWith(format, files, path, { size: info.size, last: options.following !== true });
	} catch (error) {
		if (error instanceof FileError) return { code: "file.unreadable", path: error.path, reason: error.message };
		throw error;
	}
}

function readWith(
	format: Format,
	files: Files,
	path: string,
	{ size, last }: { readonly size: number; readonly last: boolean },
): Transcript | Problem {
	if (format.kind === "lines") {
		const reader = format.createReader(path);
		files.lines(path, reader, { from: 0, last });
		return reader.transcript();
	}
	if (size > largestDocument)
		return { code: "file.unreadable", path, reason: `${Math.round(size / 1e6)} MB is more than can be read at once` };
	return format.read(files.readText(path) ?? "", path);
}

/** Is it a Problem and not the thing asked for? */
export function isProblem(value: Transcript | Problem): value is Problem {
	return "code" in value;
}
