import type { Candidate } from "../pick";
import { isQuestion, ownWords } from "../plainText";
import type { Exchange, Passage } from "../sessionView";
import { covered } from "../words";
import { type Decided, decisionFrom, threshold } from "./decision";

/** Decisions of the agent from one exchange at most: a summary's list must not crowd out the rest. */
const atMostFromOne = 4;

/** Choices that the agent made and said so; what it only recommended counts when the user agreed. */
export function byAgent(exchange: Exchange, reply: Exchange | undefined): Candidate<Decided>[] {
	if (wasRefused(exchange)) return [];
	const agreed = agreementIn(reply);
	const open = exchange.said.some((passage) => passage.closing && passage.says("choice") && isQuestion(passage.plain));
	return exchange.said
		.flatMap((passage, at) => {
			if (passage.kind === "heading" || isQuestion(passage.plain) || passage.topic.size < 3) return [];
			if (open && passage.closing && agreed === null) return [];
			const before = exchange.said[at - 1];
			const problem = before !== undefined && explains(before, passage) ? before : null;
			if (reply !== undefined && objectsTo(reply, passage)) return [];
			const carriedOut = isCarriedOut(exchange, passage) ? 0.1 : 0;
			const weight = weightOf(passage, agreed !== null) + (problem === null ? 0 : 0.12) + carriedOut;
			return [{ passage, problem, weight }];
		})
		.filter(({ weight }) => weight >= threshold)
		.sort((a, b) => b.weight - a.weight)
		.slice(0, atMostFromOne)
		.flatMap(({ passage, problem, weight }) =>
			decisionFrom(passage, weight, {
				by: isRecommended(passage) && agreed !== null ? "user" : "agent",
				problem,
				agreed: isRecommended(passage) ? agreed : null,
			}),
		);
}

/** A plain yes, or a short word that picks what was recommended. */
function agreementIn(reply: Exchange | undefined): Passage | null {
	const first = reply?.typed[0];
	if (reply === undefined || first === undefined) return null;
	return reply.isYes || (first.plain.length < 60 && first.says("chosen")) ? first : null;
}

/** Said before an edit that follows at once: the way was taken. */
function isCarriedOut(exchange: Exchange, passage: Passage): boolean {
	return exchange.calls.some(
		({ order, tool }) => order === passage.order + 1 && tool.kind === "edit" && tool.ok !== false,
	);
}

/** The next message says no to it, with its words. */
function objectsTo(reply: Exchange, passage: Passage): boolean {
	return reply.typed
		.slice(0, 2)
		.some((said) => said.says("objection") && said.says("reversal") && covered(said.topic, passage.topic) >= 0.3);
}

/** The user stopped the edit that the agent had announced: what it said for it was not agreed. */
function wasRefused(exchange: Exchange): boolean {
	const last = exchange.calls.at(-1)?.tool;
	return last !== undefined && last.kind === "edit" && last.denial !== null;
}

/** Is the sentence before, in the same message, the problem that this one answers? */
function explains(before: Passage, passage: Passage): boolean {
	if (before.source !== passage.source) return false;
	if (before.mark === "cross") return passage.mark === "done";
	return before.block === passage.block && (before.says("cause") || before.says("fact"));
}

function isRecommended(passage: Passage): boolean {
	return passage.closing && passage.says("recommend");
}

function weightOf(passage: Passage, agreed: boolean): number {
	const { raw, kind, closing, first, says } = passage;
	if (says("offer") || says("optional") || says("askUser") || says("deferred")) return 0;
	const recommended = isRecommended(passage);
	if (recommended && agreed) return 0.65;
	const chosen = says("chosen");
	if (says("undecided") || (says("issue") && !chosen)) return 0;
	const changed = passage.find("changed");
	let weight = 0;
	if (kind === "item" && passage.under("decisionHeading")) weight += 0.4;
	if (chosen) weight += 0.6;
	else if (says("contrast")) weight += isOwnDoing(passage) ? 0.46 : 0.2;
	else if (says("chosenSoftly")) weight += 0.4;
	if (changed !== null && changed.index < 30) weight += closing ? 0.3 : 0.2;
	if (!chosen && reportsProblem(passage)) weight -= 0.25;
	if (says("reason")) weight += 0.12;
	if (/`[^`]+`/.test(raw)) weight += 0.05;
	if (first || closing) weight += 0.05;
	return weight;
}

/** "I read it from the cache instead of ..." is a choice, "it returns null instead of ..." only an observation. */
function isOwnDoing({ closing, says }: Passage): boolean {
	return closing || says("promise") || says("changed") || says("recommend") || says("reason");
}

/** Does a sentence tell of a failure in its own words, not in what it quotes? */
function reportsProblem({ raw, reader }: Passage): boolean {
	const own = ownWords(raw);
	return reader.says("failure", own) || reader.says("cause", own);
}
