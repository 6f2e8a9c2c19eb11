import * as vscode from "vscode";
import type { ConversationRefinement } from "../../app/handoff/createHandoff";
import { type AgentAnswer, askAgent, type RefineAgent } from "../../app/refine/askAgent";
import type { ConversationChoice, RefineQuestions } from "../../app/worker/protocol";
import type { HandoffServices } from "../services";
import { readSettings } from "../settings";

/** All questions of a handoff together; then it is written as it was found. */
const patienceMs = 45_000;
/** About 12,000 tokens: what is asked at most, whatever the model could take. */
const mostCharacters = 48_000;
const charactersPerToken = 4;
/** Share of a model's input that is used, since its own count of tokens may differ. */
const shareUsed = 0.7;

interface Asker {
	readonly name: string;
	readonly mostCharacters: number;
	readonly ask: (question: string, token: vscode.CancellationToken) => Promise<AgentAnswer>;
}

/** Whether the user waits for the handoff, and may be asked for consent, or it happens by itself. */
export interface RefineOptions {
	readonly isAsked: boolean;
	readonly token: vscode.CancellationToken | null;
	/** Told what is going on, with the size of what is sent. */
	readonly report: (message: string) => void;
}

/**
 * With the user's opt-in (`scan.refineWith`) a model looks at the findings before they are handed off. What it proposes
 * is checked where the handoff is made. Empty without the opt-in, and when the model is missing, too slow, refused,
 * cancelled or breaks in any way: the findings as they were scanned are always enough, and the handoff is made of them.
 */
export async function refinementsOf(
	services: HandoffServices,
	conversations: readonly ConversationChoice[],
	options: RefineOptions,
): Promise<readonly ConversationRefinement[]> {
	try {
		return await askedRefinements(services, conversations, options);
	} catch (error) {
		services.log.error(`refine: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
		return [];
	}
}

async function askedRefinements(
	services: HandoffServices,
	conversations: readonly ConversationChoice[],
	options: RefineOptions,
): Promise<readonly ConversationRefinement[]> {
	const asker = await chosenAsker(services, options.isAsked);
	if (asker === null) return [];
	const questions = await services.runWorker<"refine">({
		kind: "refine",
		conversations,
		extraPatterns: readSettings().extraPatterns,
		mostCharacters: asker.mostCharacters,
	});
	if (questions.length === 0) return [];
	const tokens = Math.ceil(questions.reduce((sum, { prompt }) => sum + prompt.length, 0) / charactersPerToken);
	options.report(
		vscode.l10n.t("Refining with {0}, about {1} tokens…", asker.name, tokens.toLocaleString(vscode.env.language)),
	);
	services.log.info(`refine: ${questions.length} questions to ${asker.name}, about ${tokens} tokens`);
	return askAll(services, asker, questions, options.token);
}

async function askAll(
	services: HandoffServices,
	asker: Asker,
	questions: RefineQuestions,
	outer: vscode.CancellationToken | null,
): Promise<ConversationRefinement[]> {
	const cancel = new vscode.CancellationTokenSource();
	const timer = setTimeout(() => cancel.cancel(), patienceMs);
	const follow = outer?.onCancellationRequested(() => cancel.cancel());
	const answered: ConversationRefinement[] = [];
	try {
		for (const { agent, id, prompt, keys } of questions) {
			const answer = await Promise.race([asker.ask(prompt, cancel.token), cancelled(asker, cancel.token)]);
			if (answer.kind === "failed") {
				services.log.problem(answer.problem);
				break;
			}
			if (answer.cost !== null) services.log.info(`refine: ${asker.name} says it cost $${answer.cost.toFixed(4)}`);
			answered.push({ agent, id, by: asker.name, keys, answer: answer.answer });
		}
	} finally {
		clearTimeout(timer);
		follow?.dispose();
		cancel.dispose();
	}
	return answered;
}

/** Not every model ends when it is told to. */
function cancelled({ name }: Asker, token: vscode.CancellationToken): Promise<AgentAnswer> {
	return new Promise((resolve) => {
		const cancel = () => resolve(failed(name, tooLate));
		if (token.isCancellationRequested) cancel();
		else token.onCancellationRequested(cancel);
	});
}

const tooLate = "it took too long or was cancelled";

function failed(by: string, reason: string): AgentAnswer {
	return { kind: "failed", problem: { code: "refine.failed", by, reason } };
}

async function chosenAsker(services: HandoffServices, isAsked: boolean): Promise<Asker | null> {
	const { refineWith } = readSettings();
	if (refineWith === "none" || !vscode.workspace.isTrusted) return null;
	if (refineWith === "languageModel") return languageModel(services, isAsked);
	return {
		name: refineWith,
		mostCharacters,
		ask: (question, token) => askProgram(services, refineWith, question, token),
	};
}

async function askProgram(
	{ ports }: HandoffServices,
	agent: RefineAgent,
	question: string,
	token: vscode.CancellationToken,
): Promise<AgentAnswer> {
	const abort = new AbortController();
	const follow = token.onCancellationRequested(() => abort.abort());
	try {
		return await askAgent(ports, agent, question, { timeoutSeconds: patienceMs / 1_000, signal: abort.signal });
	} finally {
		follow.dispose();
	}
}

/** Null: no model is offered, or it may not be used without asking and nobody is there to be asked. */
async function languageModel(services: HandoffServices, isAsked: boolean): Promise<Asker | null> {
	const [model] = await vscode.lm.selectChatModels();
	if (model === undefined || (!isAsked && services.mayUse(model) !== true)) return null;
	return {
		name: model.name,
		mostCharacters: Math.min(mostCharacters, Math.floor(model.maxInputTokens * charactersPerToken * shareUsed)),
		ask: (question, token) => askModel(model, question, token),
	};
}

async function askModel(
	model: vscode.LanguageModelChat,
	question: string,
	token: vscode.CancellationToken,
): Promise<AgentAnswer> {
	try {
		const response = await model.sendRequest([vscode.LanguageModelChatMessage.User(question)], {}, token);
		let answer = "";
		for await (const part of response.text) answer += part;
		return { kind: "answered", answer, cost: null };
	} catch (error) {
		// What a provider throws while it answers comes as it is, of whatever kind.
		if (!(error instanceof Error)) throw error;
		return failed(model.name, error instanceof vscode.CancellationError ? tooLate : error.message);
	}
}
