import { lastTurnIndex } from "../../core/model/measure";
import type { Problem } from "../../core/model/problem";
import { askToRefine, type ReadConversation } from "../../core/pipeline";
import { collectConversations, lastActivity } from "../conversations/collectConversations";
import { describeConversation, titleOf } from "../conversations/describeConversation";
import { findConversations, lookedIn } from "../conversations/findConversations";
import { referenceOf } from "../conversations/foundConversation";
import { isProblem, readConversation } from "../conversations/readConversation";
import { withoutSilentShares } from "../conversations/shareGuard";
import { listPullRequests } from "../github/listPullRequests";
import { lookUpReferences } from "../github/lookUpReferences";
import { compilePatterns } from "../handoff/compilePatterns";
import { createHandoff, type HandoffOrder, planHandoff, redactorFor } from "../handoff/createHandoff";
import type { Ports } from "../ports";
import { type TransferList, transferList } from "../resume/transferList";
import { type BriefWrite, writeBrief } from "../resume/writeBrief";
import { rememberEdits } from "../review/rememberEdits";
import type {
	BriefJob,
	Collected,
	CollectJob,
	ConversationChoice,
	Created,
	CreateJob,
	Listed,
	ListJob,
	RefineJob,
	RefineQuestions,
	Reviewed,
	ReviewJob,
	TransferJob,
} from "./protocol";

/** Finds and reads the conversations that could be handed off. */
export async function runCollect(ports: Ports, job: CollectJob): Promise<Collected> {
	const { conversations, unreadable, places } = await withoutSilentShares(ports, (guarded) =>
		collectConversations(guarded, job.folders),
	);
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
export function runList(ports: Ports, job: ListJob): Promise<Listed> {
	return withoutSilentShares(ports, (guarded) => {
		const { found, unreadable, places } = findConversations(guarded, job.folders);
		const newest = found.slice(0, mostListed);
		return {
			conversations: newest.map((one) => ({ found: one, facts: describeConversation(guarded, one) })),
			unreadable,
			places: lookedIn(guarded.files, places),
		};
	});
}

/** Makes the handoff of the chosen conversations and writes everything but the hooks. */
export function runCreate(ports: Ports, job: CreateJob): Created {
	const problems: Problem[] = [...rememberEdits(ports, job.edits, job.extraPatterns)];
	const result = createHandoff(ports, orderOf(ports, job, problems));
	return { result, problems };
}

/** Says what the handoff of the chosen conversations would hold, and writes nothing. */
export function runReview(ports: Ports, job: ReviewJob): Reviewed {
	const problems: Problem[] = [];
	const plan = planHandoff(ports, orderOf(ports, job, problems));
	return { folders: plan.review, problems: [...problems, ...plan.problems] };
}

/** Writes the brief for a successor, with what GitHub says where the user wants it to be asked. */
export async function runBrief(ports: Ports, { order, extraPatterns, asksGitHub }: BriefJob): Promise<BriefWrite> {
	const [card, pullRequests] = asksGitHub
		? await Promise.all([lookUpReferences(ports, order.card), listPullRequests(ports, order.card.folder)])
		: [order.card, null];
	return writeBrief(ports, { ...order, card, pullRequests, extraPatterns: compilePatterns(extraPatterns).patterns });
}

/** Says what died with the session of a card. */
export function runTransfer(ports: Ports, { card, extraPatterns }: TransferJob): TransferList {
	return transferList(ports, card, compilePatterns(extraPatterns).patterns);
}

/** The order with its conversations read and its patterns compiled; what cannot be is told. */
function orderOf(ports: Ports, job: CreateJob | ReviewJob, problems: Problem[]): HandoffOrder {
	const conversations = job.conversations.flatMap((choice) => readChosen(ports, choice, problems));
	const compiled = compilePatterns(job.extraPatterns);
	problems.push(...compiled.problems);
	return { ...job.order, conversations, extraPatterns: compiled.patterns };
}

/** What a model is to be asked about the chosen conversations. What cannot be read is told when the handoff is made. */
export function runRefine(ports: Ports, job: RefineJob): RefineQuestions {
	const redactor = redactorFor(ports, { extraPatterns: compilePatterns(job.extraPatterns).patterns });
	const conversations = job.conversations.flatMap((choice) => readChosen(ports, choice, []));
	const room = Math.floor(job.mostCharacters / Math.max(1, conversations.length));
	return conversations.flatMap(({ transcript }) => {
		const request = askToRefine(transcript, redactor, room);
		return request === null ? [] : [{ agent: transcript.agent, id: transcript.id, ...request }];
	});
}

function readChosen(ports: Ports, { found }: ConversationChoice, problems: Problem[]): ReadConversation[] {
	const transcript = readConversation(ports, found, { following: true });
	if (!isProblem(transcript)) return [{ transcript, path: referenceOf(found), folder: found.folder }];
	problems.push(transcript);
	return [];
}
