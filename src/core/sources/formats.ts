import type { AgentName } from "../model/transcript";
import { aider } from "./aider/format";
import { claudeCode } from "./claudeCode/format";
import { clineSession, clineTask } from "./cline/format";
import { codex } from "./codex/format";
import { copilotCli } from "./copilotCli/format";
import { copilotExport, copilotLog, copilotStore, copilotTranscript } from "./copilotVscode/format";
import { sessionStore } from "./copilotVscode/sessionStore";
import { cursor, cursorChat, cursorTranscript } from "./cursor/format";
import type { DatabaseFormat, Format } from "./format";
import { geminiDocument, geminiLog } from "./geminiCli/format";
import { kiloCode, opencode1, opencode2, opencodeExport } from "./opencode/format";
import { qwenCode } from "./qwenCode/format";
import { kiloTask, rooTask } from "./rooCode/format";
import { specstory } from "./specstory/format";

/** Every format that can be read. The first that recognises a file reads it; the text formats, which have least structure, come last. */
const formats: readonly Format[] = [
	claudeCode,
	codex,
	copilotTranscript,
	copilotCli,
	copilotLog,
	copilotExport,
	geminiLog,
	geminiDocument,
	qwenCode,
	clineTask,
	rooTask,
	kiloTask,
	clineSession,
	cursorTranscript,
	opencodeExport,
	specstory,
	aider,
];

/** The Copilot CLI's own `session-store.db`. */
export const copilotCliSessions = sessionStore("copilot-cli");

/** Every database that can be read. Agents share tables: then the file's place tells whose they are, else the first counts. */
const databases: readonly { readonly format: DatabaseFormat; readonly place: RegExp }[] = [
	{ format: opencode2, place: /opencode[^\\/]*$/ },
	{ format: opencode1, place: /opencode[^\\/]*$/ },
	{ format: kiloCode, place: /kilo[^\\/]*$/ },
	{ format: copilotStore, place: /[\\/]github\.copilot-chat[\\/]/i },
	{ format: copilotCliSessions, place: /[\\/]session-store\.db$/ },
	{ format: cursor, place: /\.vscdb$/ },
	{ format: cursorChat, place: /[\\/]chats[\\/][^\\/]+[\\/][^\\/]+[\\/]store\.db$/ },
];

/** Agents whose files are like another's: only the place tells them apart. */
const places: readonly { readonly agent: AgentName; readonly place: RegExp }[] = [
	{ agent: "roo-code", place: /[\\/]rooveterinaryinc\.roo-cline[\\/]/i },
	{ agent: "kilo-code", place: /[\\/]kilocode\.kilo-code[\\/]/i },
];

/** The format of a file, told by the beginning of its content; null when no reader knows it. `agent` narrows the choice. */
export function recogniseFormat(head: string, agent?: AgentName): Format | null {
	return formats.find((format) => (agent === undefined || format.agent === agent) && format.recognise(head)) ?? null;
}

/** The agent whose place a file stands in, where its content alone would be taken for another agent's. */
export function agentOfPlace(path: string): AgentName | undefined {
	return places.find(({ place }) => place.test(path))?.agent;
}

/** The format of a database at `path`, told by its tables; null when no reader knows it. `agent` narrows the choice. */
export function recogniseDatabase(tables: ReadonlySet<string>, path: string, agent?: AgentName): DatabaseFormat | null {
	const fitting = databases.filter(
		({ format }) => (agent === undefined || format.agent === agent) && format.recogniseTables(tables),
	);
	return (fitting.find(({ place }) => place.test(path)) ?? fitting[0])?.format ?? null;
}
