import { describeConversation } from "../../app/conversations/describeConversation";
import { findConversations, lookedIn } from "../../app/conversations/findConversations";
import { type FoundConversation, referenceOf } from "../../app/conversations/foundConversation";
import { withoutSilentShares } from "../../app/conversations/shareGuard";
import type { Ports } from "../../app/ports";
import type { Problem } from "../../core/model/problem";
import { english, sentenceOf } from "../../core/render/sentence";
import { type Command, type ExitCode, sayProblem } from "../command";
import { parseOptions, pathOption } from "../options";

/**
 * `sessions`: the conversations found for a folder, or with `--all` those of every folder, newest first, one JSON line
 * each. What is there and cannot be read is told to stderr.
 */
export const sessionsCommand: Command = async (context): Promise<ExitCode> => {
	const options = parseOptions(context.args, { workspace: { type: "string" }, all: { type: "boolean" } });
	const workspace = pathOption("--workspace", options.workspace ?? ".", context.cwd);
	const { described, unreadable, places } = await withoutSilentShares(context.ports, (ports) => {
		const search = findConversations(ports, options.all === true ? null : [workspace]);
		return {
			described: search.found.map((found) => describe(ports, found)).sort(byLastActivity),
			unreadable: search.unreadable,
			places: lookedIn(ports.files, search.places),
		};
	});
	for (const conversation of described) context.print(JSON.stringify(conversation));
	for (const problem of unreadable) sayProblem(context, problem);
	if (described.length === 0) {
		sayProblem(context, { code: "conversations.none", places: places.join(", ") });
		if (options.all !== true) context.say("With --all, those of every folder are listed.");
	}
	return 0;
};

/** A file can be written, copied or restored long after the last word in it. */
function byLastActivity(one: ReturnType<typeof describe>, other: ReturnType<typeof describe>): number {
	return other.last_activity.localeCompare(one.last_activity);
}

function describe(ports: Ports, found: FoundConversation) {
	const { id, cwd, title, turns, lastActivity, problem } = describeConversation(ports, found);
	return {
		agent: found.agent,
		id,
		cwd,
		title,
		turns,
		last_activity: lastActivity,
		path: referenceOf(found),
		size: found.size,
		readable: problem === null ? true : reasonOf(problem),
	};
}

function reasonOf(problem: Problem): string {
	return english(sentenceOf(problem));
}
