import { lastTurnIndex } from "../../core/model/measure";
import type { Problem } from "../../core/model/problem";
import type { ReadConversation } from "../../core/pipeline";
import { collectConversations, lastActivity } from "../conversations/collectConversations";
import { isProblem, readConversation } from "../conversations/readConversation";
import { compilePatterns } from "../handoff/compilePatterns";
import { createHandoff } from "../handoff/createHandoff";
import type { Ports } from "../ports";
import type { Collected, CollectJob, ConversationChoice, Created, CreateJob } from "./protocol";

/** Finds and reads the conversations that could be handed off. */
export function runCollect(ports: Ports, job: CollectJob): Collected {
	const { conversations, unreadable, places } = collectConversations(ports, job.folders);
	return {
		conversations: conversations.map((conversation) => ({
			path: conversation.found.path,
			agent: conversation.transcript.agent,
			folder: conversation.found.folder,
			id: conversation.transcript.id,
			title: conversation.transcript.title ?? firstPrompt(conversation.transcript.turns),
			turns: lastTurnIndex(conversation.transcript),
			lastActivity: lastActivity(conversation),
			hasNews: conversation.hasNews,
			coveredAt: conversation.covered?.at ?? null,
		})),
		unreadable,
		places,
	};
}

function firstPrompt(turns: readonly { readonly user: string | null }[]): string | null {
	return turns.find(({ user }) => user !== null)?.user?.split("\n")[0] ?? null;
}

/** Makes the handoff of the chosen conversations and writes everything but the hooks. */
export function runCreate(ports: Ports, job: CreateJob): Created {
	const problems: Problem[] = [];
	const conversations = job.conversations.flatMap((choice) => readChosen(ports, choice, problems));
	const compiled = compilePatterns(job.extraPatterns);
	const result = createHandoff(ports, { ...job.order, conversations, extraPatterns: compiled.patterns });
	return { result, problems: [...problems, ...compiled.problems] };
}

function readChosen({ files }: Ports, choice: ConversationChoice, problems: Problem[]): ReadConversation[] {
	const transcript = readConversation(files, choice.path, { agent: choice.agent, following: true });
	if (!isProblem(transcript)) return [{ transcript, path: choice.path, folder: choice.folder }];
	problems.push(transcript);
	return [];
}
