import * as vscode from "vscode";
import { baseName } from "../../core/model/baseName";
import { freshStart } from "../../core/render/card";
import { cardRecord } from "../../core/render/cardRecord";
import type { ReadinessCard } from "../../core/resume/readinessCard";
import { handoffTool } from "../ids";
import type { ResumeCards } from "./resume/resumeCards";

interface HandoffToolInput {
	/** Path or name of a workspace folder; without one, all of them. A model fills it in: it may be anything. */
	readonly folder?: unknown;
}

/** A record is to be read whole, so that it must not crowd out the rest of a conversation. */
const mostCharacters = 12_000;
/** A token of English text has about four characters, of anything else fewer. */
const charactersOfToken = 3;

/** `codi_get_handoff`: lets a language model read what the sessions before left behind. It writes nothing. */
export function registerHandoffTool(cards: ResumeCards): vscode.Disposable {
	return vscode.lm.registerTool<HandoffToolInput>(handoffTool, {
		prepareInvocation: () => ({ invocationMessage: vscode.l10n.t("Reading the last handoff of this folder") }),
		invoke: async ({ input, tokenizationOptions }, token) => {
			const all = await cards.all(token);
			const asked = all.filter((card) => isOf(card, input.folder));
			const budget = (tokenizationOptions?.tokenBudget ?? mostCharacters) * charactersOfToken;
			const each = Math.floor(Math.min(mostCharacters, budget) / Math.max(1, asked.length));
			const texts = asked.length === 0 ? [freshStart] : asked.map((card) => cardRecord(card, each));
			return new vscode.LanguageModelToolResult(texts.map((text) => new vscode.LanguageModelTextPart(text)));
		},
	});
}

function isOf({ folder }: ReadinessCard, wanted: unknown): boolean {
	if (typeof wanted !== "string" || wanted === "") return true;
	return folder === wanted || baseName(folder) === wanted;
}
