import { findConversations } from "../../app/conversations/findConversations";
import { isProblem, readConversation } from "../../app/conversations/readConversation";
import { lastTurnIndex } from "../../core/model/measure";
import { english, sentenceOf } from "../../core/render/sentence";
import { type Command, sayProblem } from "../command";
import { parseOptions, pathOption } from "../options";

/** `sessions`: the conversations found for a folder, newest first, one JSON line each. */
export const sessionsCommand: Command = (context) => {
	const options = parseOptions(context.args, { workspace: { type: "string" } });
	const workspace = pathOption("--workspace", options.workspace ?? ".", context.cwd);
	const { found, places } = findConversations(context.ports.files, context.ports.places, [workspace]);
	for (const { agent, path, size, changedAt } of found) {
		const read = readConversation(context.ports.files, path, { agent });
		const problem = isProblem(read) ? read : read.problems[0];
		const known = isProblem(read)
			? { id: null, cwd: null, title: null, turns: 0, last_activity: changedAt }
			: {
					id: read.id,
					cwd: read.cwd,
					title: read.title,
					turns: lastTurnIndex(read),
					last_activity: read.endedAt ?? changedAt,
				};
		const readable = problem === undefined ? true : english(sentenceOf(problem));
		context.print(JSON.stringify({ agent, ...known, path, size, readable }));
	}
	if (found.length === 0) sayProblem(context, { code: "conversations.none", places: places.join(", ") });
	return 0;
};
