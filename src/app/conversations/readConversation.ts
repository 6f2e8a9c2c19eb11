import type { Problem } from "../../core/model/problem";
import type { AgentName, Transcript } from "../../core/model/transcript";
import { joinSegments } from "../../core/sources/codex/joinSegments";
import { joinReadings } from "../../core/sources/copilotVscode/joinReadings";
import type { Format } from "../../core/sources/format";
import { agentOfPlace, recogniseDatabase, recogniseFormat } from "../../core/sources/formats";
import { sessionOfFile } from "../../core/sources/opencode/v1/sessionFiles";
import { addExitCodes } from "../../core/sources/rooCode/addExitCodes";
import { FileError, type Files, type Ports } from "../ports";
import type { FoundConversation } from "./foundConversation";
import { readSessionFolder } from "./sessionFolder";
import type { Reading } from "./stores/store";

export type ReadPorts = Pick<Ports, "files" | "databases">;

/** Enough of a file to tell its format by: the first record of a Codex session alone can be over 15 KB. */
export const headBytes = 64 * 1024;
/** Whole-document stores are held in memory; larger ones are refused with a reason. */
const largestDocument = 256 * 1024 * 1024;

/**
 * Reads a conversation that was found, with what its other recordings add. With `following`, a last line without line
 * end is left for later, as it may still be being written.
 */
export function readConversation(
	ports: ReadPorts,
	found: FoundConversation,
	options: { readonly following?: boolean } = {},
): Transcript | Problem {
	const { agent, others } = found;
	return joined(
		[found, ...others].map((reading) => readReading(ports, reading, { agent, ...options })),
		found,
	);
}

/** What several recordings of one conversation tell together; the problem of the first when none can be read. */
export function joined(
	read: readonly (Transcript | Problem)[],
	{ title, cwd }: Pick<FoundConversation, "title" | "cwd">,
): Transcript | Problem {
	const transcripts = read.filter((reading): reading is Transcript => !isProblem(reading));
	if (transcripts.length === 0) {
		const [problem] = read.filter(isProblem);
		if (problem === undefined) throw new RangeError("nothing to read");
		return problem;
	}
	const [only, second] = transcripts;
	const isSegmented = transcripts.some(({ segment }) => segment !== undefined);
	const join = isSegmented ? joinSegments : joinReadings;
	const transcript = only !== undefined && second === undefined ? only : join(transcripts);
	return { ...transcript, title: transcript.title ?? title, cwd: transcript.cwd ?? cwd };
}

/**
 * Reads one file, or one session of a database, into a transcript. The agent is recognised by what stands in it; `agent`
 * narrows the choice.
 */
export function readReading(
	ports: ReadPorts,
	{ path, session }: Reading,
	options: { readonly agent?: AgentName | undefined; readonly following?: boolean } = {},
): Transcript | Problem {
	try {
		if (session !== null) return readStored(ports, path, session, options.agent);
		const info = ports.files.info(path);
		if (info === null) return { code: "file.unreadable", path, reason: "no such file" };
		if (info.kind !== "file") return { code: "file.unreadable", path, reason: `it is a ${info.kind}` };
		if (info.size === 0) return { code: "transcript.empty", path };
		const storedApart = sessionOfFile(path);
		if (storedApart !== null) return readSessionFolder(ports.files, path, storedApart);
		const format = recogniseFormat(ports.files.readHead(path, headBytes) ?? "", options.agent ?? agentOfPlace(path));
		if (format === null) return { code: "transcript.unknownFormat", path };
		return readWith(format, ports.files, path, { size: info.size, last: options.following !== true });
	} catch (error) {
		if (error instanceof FileError) return { code: "file.unreadable", path: error.path, reason: error.message };
		throw error;
	}
}

function readStored({ databases }: ReadPorts, path: string, session: string, agent?: AgentName): Transcript | Problem {
	return databases.read(path, (database): Transcript | Problem => {
		const format = recogniseDatabase(database.tables, path, agent);
		if (format === null) return { code: "transcript.unknownFormat", path };
		const transcript = format.read(database, session, path);
		return transcript ?? { code: "file.unreadable", path, reason: `there is no conversation ${session} in it` };
	});
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
	return withHistory(files, format.read(files.readText(path) ?? "", path), path);
}

/** Roo Code and its kin tell exit codes only in the conversation with the model, which stands beside what the panel shows. */
function withHistory(files: Files, transcript: Transcript, path: string): Transcript {
	if (transcript.agent !== "roo-code" && transcript.agent !== "kilo-code") return transcript;
	const history = path.replace(/ui_messages\.json$/, "api_conversation_history.json");
	const info = files.info(history);
	if (history === path || info === null || info.size > largestDocument) return transcript;
	return addExitCodes(transcript, files.readText(history) ?? "");
}

/** Is it a Problem and not the thing asked for? */
export function isProblem(value: Transcript | Problem): value is Problem {
	return "code" in value;
}
