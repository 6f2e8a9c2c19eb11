import { lastTurnIndex } from "../../core/model/measure";
import type { Problem } from "../../core/model/problem";
import type { ReadConversation } from "../../core/pipeline";
import { collectConversations, lastActivity } from "../conversations/collectConversations";
import { describeConversation, titleOf } from "../conversations/describeConversation";
import { findConversations, lookedIn } from "../conversations/findConversations";
import { referenceOf } from "../conversations/foundConversation";
import { isProblem, readConversation } from "../conversations/readConversation";
import { compilePatterns } from "../handoff/compilePatterns";
import { createHandoff } from "../handoff/createHandoff";
import type { Ports } from "../ports";
import type { Collected, CollectJob, ConversationChoice, Created, CreateJob, Listed, ListJob } from "./protocol";

/** Finds and reads the conversations that could be handed off. */
export function runCollect(ports: Ports, job: CollectJob): Collected {
	const { conversations, unreadable, places } = collectConversations(ports, job.folders);
	return {
		conversations: conversations.map((conversation) => ({
			found: conversation.found,
			agent: conversation.transcript.agent,
			folder: conversation.found.folder,
			id: conversation.transcript.id,
			title: titleOf(conversation.transcript),
			turns: lastTurnIndex(conversation.transcript),
			lastActivity: lastActivity(conversation),
			hasNews: conversation.hasNews,
			coveredAt: conversation.covered?.at ?? null,
		})),
		unreadable,
		places,
	};
}

/** More than these nobody looks through; the command line lists all. */
const mostListed = 200;

/** Reads the conversations of the workspace, for a list of them. */
export function runList(ports: Ports, job: ListJob): Listed {
	const { found, unreadable, places } = findConversations(ports, job.folders);
	const newest = found.slice(0, mostListed);
	return {
		conversations: newest.map((one) => ({ found: one, facts: describeConversation(ports, one) })),
		unreadable,
		places: lookedIn(ports.files, places),
	};
}

/** Makes the handoff of the chosen conversations and writes everything but the hooks. */
export function runCreate(ports: Ports, job: CreateJob): Created {
	const problems: Problem[] = [];
	const conversations = job.conversations.flatMap((choice) => readChosen(ports, choice, problems));
	const compiled = compilePatterns(job.extraPatterns);
	const result = createHandoff(ports, { ...job.order, conversations, extraPatterns: compiled.patterns });
	return { result, problems: [...problems, ...compiled.problems] };
}

function readChosen(ports: Ports, { found }: ConversationChoice, problems: Problem[]): ReadConversation[] {
	const transcript = readConversation(ports, found, { following: true });
	if (!isProblem(transcript)) return [{ transcript, path: referenceOf(found), folder: found.folder }];
	problems.push(transcript);
	return [];
}
