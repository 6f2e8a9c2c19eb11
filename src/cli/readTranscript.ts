import { isProblem, readConversation } from "../app/conversations/readConversation";
import type { AgentName, Transcript } from "../core/model/transcript";
import { type CommandContext, sayProblem } from "./command";

/** Reads a session file that the user named, and says what is wrong with it. Null when it cannot be read at all. */
export function readTranscript(context: CommandContext, path: string, agent?: AgentName): Transcript | null {
	const read = readConversation(context.ports.files, path, { agent });
	for (const problem of isProblem(read) ? [read] : read.problems) sayProblem(context, problem);
	return isProblem(read) ? null : read;
}
