import type { AgentName } from "../model/transcript";
import { aider } from "./aider/format";
import { claudeCode } from "./claudeCode/format";
import { clineSession, clineTask } from "./cline/format";
import { codex } from "./codex/format";
import { copilotCli } from "./copilotCli/format";
import { copilotExport, copilotLog, copilotTranscript } from "./copilotVscode/format";
import type { Format } from "./format";
import { geminiDocument, geminiLog } from "./geminiCli/format";
import { qwenCode } from "./qwenCode/format";
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
	clineSession,
	specstory,
	aider,
];

/** The format of a file, told by the beginning of its content; null when no reader knows it. `agent` narrows the choice. */
export function recogniseFormat(head: string, agent?: AgentName): Format | null {
	return formats.find((format) => (agent === undefined || format.agent === agent) && format.recognise(head)) ?? null;
}
