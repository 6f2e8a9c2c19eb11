import type { AgentName, Transcript } from "../../model/transcript";
import type { Database } from "../format";
import { TranscriptBuilder } from "../transcriptBuilder";
import { formsOf, isSameMessage } from "./sameMessage";
import { readStoredRows, type StoredRows } from "./storeRows";
import { type CheckpointRow, storedWords, storeTime, type TurnRow } from "./storeSchema";
import { toolKind } from "./toolKinds";

/** Reads one session of a session store; null when it is not in it. A place is the index of a turn. */
export function readStoredSession(
	database: Database,
	session: string,
	path: string,
	agent: AgentName,
): Transcript | null {
	const rows = readStoredRows(database, session);
	if (rows === null) return null;
	const builder = new TranscriptBuilder(agent, path, session);
	builder.skipRecord(rows.skipped);
	addFacts(rows, builder);
	for (const [position, turn] of rows.turns.entries()) addTurn(turn, position, rows, builder);
	return { ...builder.build(sizeOf(rows.turns)), lesser: "digest" };
}

/** The summary is the beginning of the first message until the session gets a title of its own. */
function addFacts({ session, turns }: StoredRows, builder: TranscriptBuilder): void {
	const first = turns.find((turn) => turn.user_message)?.user_message;
	const isTitle = session.summary && !(first && isSameMessage(formsOf(session.summary), formsOf(storedWords(first))));
	builder.title = isTitle ? (session.summary ?? null) : null;
	builder.cwd = session.cwd || null;
	builder.branch = session.branch || null;
}

function addTurn(turn: TurnRow, position: number, rows: StoredRows, builder: TranscriptBuilder): void {
	const isLast = position === rows.turns.length - 1;
	const place = { offset: turn.turn_index, at: storeTime(turn.timestamp) };
	/** What was noted beside the talk names its turn, but not always one that was stored. */
	const isHere = (index: number | null | undefined) =>
		index === turn.turn_index || (isLast && !rows.turns.some((other) => other.turn_index === index));
	builder.user(storedWords(turn.user_message ?? ""), place);
	for (const { id, file_path, tool_name, turn_index } of rows.files)
		if (isHere(turn_index)) {
			const name = tool_name ?? "session_files";
			builder.call({ id: `file-${id}`, name, kind: toolKind(name), files: [file_path] }, place);
			builder.result(`file-${id}`, { offset: place.offset });
		}
	for (const { id, ref_type, ref_value, turn_index } of rows.refs)
		if (isHere(turn_index)) {
			builder.call({ id: `ref-${id}`, name: ref_type, kind: "other", text: ref_value }, place);
			builder.result(`ref-${id}`, { offset: place.offset });
		}
	builder.assistant(turn.assistant_response ?? "", place);
	for (const checkpoint of rows.checkpoints)
		if (turnOf(checkpoint, rows.turns) === position)
			builder.compaction(summaryOf(checkpoint), { ...place, at: storeTime(checkpoint.created_at) });
}

/** The position of the last turn that was stored before a checkpoint was made, else of the first. */
function turnOf(checkpoint: CheckpointRow, turns: readonly TurnRow[]): number {
	const made = storeTime(checkpoint.created_at);
	if (made === null) return turns.length - 1;
	const position = turns.findLastIndex((turn) => (storeTime(turn.timestamp) ?? made) <= made);
	return Math.max(position, 0);
}

/** The summary that the agent wrote when its context was compacted, section by section. */
function summaryOf(checkpoint: CheckpointRow): string {
	const sections: readonly (readonly [string, string | null | undefined])[] = [
		["Overview", checkpoint.overview],
		["History", checkpoint.history],
		["Work done", checkpoint.work_done],
		["Technical details", checkpoint.technical_details],
		["Important files", checkpoint.important_files],
		["Next steps", checkpoint.next_steps],
	];
	const texts = sections.flatMap(([name, text]) => (text ? `## ${name}\n\n${text}` : []));
	return [...(checkpoint.title ? [`# ${checkpoint.title}`] : []), ...texts].join("\n\n");
}

function sizeOf(turns: readonly TurnRow[]): number {
	return turns.reduce(
		(size, turn) => size + (turn.user_message ?? "").length + (turn.assistant_response ?? "").length,
		0,
	);
}
