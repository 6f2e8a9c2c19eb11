import type { IssueFinding } from "../model/finding";
import { evidenceList, evidenceOf } from "./evidence";
import { resultHolds } from "./maskedTranscript";
import { plainText, shorten } from "./plainText";
import { type Call, callSource, type SessionView } from "./sessionView";
import { covered, topicWords } from "./words";

/** Words that give an agent orders: they have no business in what a tool brings back. English, as such texts mostly are. */
const orders =
	/\b(?:ignore|disregard|forget) (?:all |any |the |your |of )*(?:previous|prior|above|earlier) (?:instructions?|prompts?|rules|messages|directions)\b|\bfrom now on,? (?:you|always|never|do not|don't|please|answer|respond|act|use)\b|\byou (?:must|should|are to) (?:now|always|never) \w+|\b(?:new|updated|additional) (?:system )?instructions? (?:for|to) (?:the |all )?(?:assistant|agent|ai|model|llm)s?\b|\b(?:attention|note|message|instructions?|important)[,:]? (?:for|to) (?:the |all |any )?(?:ai|llm|assistant|agent|coding agent|language model)s?\b|\bthe user (?:prefers|wants|expects|has asked|asked) (?:you|that you)\b/i;
/** What a project tells its agents on purpose. */
const ownRules =
	/(?:^|[\\/])(?:CLAUDE|AGENTS|GEMINI|QWEN|copilot-instructions|SKILL)[^\\/]*$|[\\/]\.(?:claude|cursor|codex|gemini|clinerules|windsurf|agents)[\\/]|\.(?:cursorrules|clinerules|windsurfrules|instructions\.md)$/i;
const atMost = 2;
/** Share of its words that the user must have typed to have meant it. */
const typed = 0.7;

/**
 * Orders and preferences that stand only in what tools brought in: they hold for nobody, and the next reader has to
 * know that they are there (R-003-41). Each place once.
 */
export function quarantinedIn(view: SessionView): IssueFinding[] {
	const said = new Set(view.exchanges.flatMap((exchange) => exchange.typed.flatMap(({ topic }) => [...topic])));
	const found = new Map<string, IssueFinding>();
	for (const call of view.calls) {
		const line = orderIn(call);
		if (line === null || found.has(line) || found.size >= atMost) continue;
		if (covered(topicWords(line), said) >= typed) continue;
		const evidence = evidenceList([evidenceOf(callSource(view, call, call.tool.result ?? "", "tool"), line)]);
		if (evidence === null) continue;
		const text = `[QUARANTINE] Not the user's words but ${call.tool.name} output: "${shorten(plainText(line), 160)}"`;
		found.set(line, { kind: "issue", text, risk: "H", basis: "doc", evidence });
	}
	return [...found.values()];
}

/** The line of a result that gives an order; null for files with the project's own rules. */
function orderIn({ tool }: Call): string | null {
	if (!resultHolds(tool, orders) || tool.denial !== null || tool.kind === "ask" || tool.kind === "plan") return null;
	if (tool.files.some((file) => ownRules.test(file)) || ownRules.test(tool.command ?? "")) return null;
	const result = tool.result ?? "";
	const match = orders.exec(result);
	if (match === null) return null;
	const from = result.lastIndexOf("\n", match.index) + 1;
	const end = result.indexOf("\n", match.index);
	return result.slice(Math.max(from, match.index - 100), end < 0 ? undefined : end).trim();
}
