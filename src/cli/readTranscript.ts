import { isProblem } from "../app/conversations/readConversation";
import { readNamed } from "../app/conversations/readNamed";
import type { AgentName, Transcript } from "../core/model/transcript";
import { type CommandContext, sayProblem } from "./command";

/** Reads a session file, or a session of a database, that the user named, and says what is wrong with it. Null when it cannot be read at all. */
export function readTranscript(context: CommandContext, path: string, agent?: AgentName): Transcript | null {
	const read = readNamed(context.ports, path, agent);
	for (const problem of isProblem(read) ? [read] : read.problems) sayProblem(context, problem);
	return isProblem(read) ? null : read;
}
