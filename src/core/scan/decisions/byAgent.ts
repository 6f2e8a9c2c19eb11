import { withWhatFollows } from "../context";
import { isWork } from "../looking";
import type { Passage } from "../passage";
import type { Candidate } from "../pick";
import { isQuestion, ownWords } from "../plainText";
import type { Exchange } from "../sessionView";
import { covered, isUnspaced } from "../words";
import { type Decided, decisionFrom, likely } from "./decision";

/** Decisions of the agent from one exchange at most: a summary's list must not crowd out the rest. */
const atMostFromOne = 4;
/** Words with a topic from which on an announcement says more than "let me update the tests". */
const long = 8;
/** Words with a topic below which "added this" tells of no way. */
const fewest = 4;
/** Characters of a choice with what it consists of. */
const limit = 480;

/** Choices that the agent made and said so; what it only recommended counts when the user agreed. */
export function byAgent(exchange: Exchange, reply: Exchange | undefined): Candidate<Decided>[] {
	if (wasRefused(exchange)) return [];
	const agreed = agreementIn(reply);
	const open = exchange.said.some((passage) => passage.closing && passage.says("choice") && isQuestion(passage.plain));
	return exchange.said
		.flatMap((passage, at) => {
			if (passage.kind === "heading" || isQuestion(passage.plain) || passage.topic.size < 3) return [];
			if (passage.mark === "open" || passage.under("nextHeading") || isStepLabel(passage)) return [];
			if (open && passage.closing && agreed === null) return [];
			const before = exchange.said[at - 1];
			const problem = before !== undefined && explains(before, passage) ? before : null;
			const reason = reasonAfter(exchange.said, at);
			if (reply !== undefined && objectsTo(reply, passage)) return [];
			const carriedOut = isCarriedOut(exchange, passage);
			const own = weightOf(passage, agreed !== null, exchange.calls.some(isWork));
			const told =
				own + (problem === null ? 0 : 0.12) + (carriedOut ? 0.1 : 0) + (isLaidOut(passage, reason) ? 0.15 : 0);
			const known =
				isBareAnnouncement(passage) && problem === null && reason.length === 0 ? Math.min(told, likely - 0.1) : told;
			const weight = Math.max(
				own === 0 ? 0 : known,
				carriedOut ? announcedWeight(exchange, passage) : 0,
				resolvedWeight(exchange, passage),
			);
			return [{ passage, problem, reason, weight }];
		})
		.filter(({ weight }) => weight >= likely)
		.sort((a, b) => b.weight - a.weight)
		.slice(0, atMostFromOne)
		.flatMap(({ passage, problem, reason, weight }) =>
			decisionFrom(passage, weight, {
				by: isRecommended(passage) && agreed !== null ? "user" : "agent",
				problem,
				reason,
				agreed: isRecommended(passage) ? agreed : null,
			}),
		);
}

/** "Phase 2: the reader": where the agent is in its list, not how it goes about it. */
function isStepLabel({ plain }: Passage): boolean {
	return /^\p{L}+ ?\d{1,2} ?[:：.)–-] ?/u.test(plain);
}

/** A plain yes, or a short word that picks what was recommended. */
function agreementIn(reply: Exchange | undefined): Passage | null {
	const first = reply?.typed[0];
	if (reply === undefined || first === undefined) return null;
	return reply.isYes || (first.plain.length < 60 && first.says("chosen")) ? first : null;
}

/** "Now let me make it executable:" says what comes next; a way that was taken has a reason, or another way beside it. */
function isBareAnnouncement({ plain, raw, says }: Passage): boolean {
	return /[:：]$/.test(plain) && !says("contrast") && !says("reason") && !/`[^`]+`/.test(raw) && !says("changed");
}

/** "The installer now does:", with the list of it below, in an agent's last words. */
function isLaidOut({ closing, says }: Passage, details: readonly Passage[]): boolean {
	return closing && says("changed") && details.some(({ kind }) => kind === "item");
}

/** Said before an edit that follows at once, or over the change that it shows: the way was taken. */
function isCarriedOut(exchange: Exchange, passage: Passage): boolean {
	const { text } = passage.source;
	const below = text.slice(text.indexOf(passage.raw) + passage.raw.length).slice(0, 80);
	if (/^\W*(?:<details><summary>Edit file|```diff\b)/.test(below)) return true;
	return exchange.calls.some(
		({ order, tool }) => order === passage.order + 1 && tool.kind === "edit" && tool.ok !== false,
	);
}

/** What an edit was announced with, at some length: the way that was taken, most of all when it names code or a reason. */
function announcedWeight({ said }: Exchange, passage: Passage): number {
	if (said.findLast(({ source }) => source === passage.source) !== passage || lengthOf(passage) < long) return 0;
	return passage.says("reason") || /`[^`]+`/.test(passage.raw) ? likely + 0.04 : likely;
}

/** "I'll add it as an alias of the old one, so that ...": a way with its reason, and files were changed after it. */
function resolvedWeight({ calls }: Exchange, passage: Passage): number {
	const { says, order, raw, kind } = passage;
	if (kind !== "sentence" || !says("promise") || !says("reason") || lengthOf(passage) < long) return 0;
	if (says("hypothetical") || says("mayFail") || says("issue") || !/`[^`]+`|\p{Ll}\p{Lu}/u.test(raw)) return 0;
	const changed = calls.some((call) => call.order > order && call.tool.kind === "edit" && call.tool.ok !== false);
	return changed ? likely + 0.04 : 0;
}

/** Words with a topic; of scripts without spaces three pairs of characters are about one. */
function lengthOf({ topic }: Passage): number {
	const pairs = [...topic].filter(isUnspaced).length;
	return topic.size - pairs + pairs / 3;
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

/** What comes after it in the same message and says what it was done for, or what it consists of: "it now does:". */
function reasonAfter(said: readonly Passage[], at: number): Passage[] {
	const passage = said[at];
	const after = said[at + 1];
	if (passage === undefined || after === undefined) return [];
	if (/[:：]$/.test(passage.plain)) return withWhatFollows(said, at, limit, 4).slice(1);
	if (after.source !== passage.source || after.kind !== "sentence" || after.says("offer") || after.says("changed"))
		return [];
	return after.says("reason") || after.says("fact") || after.says("cause") || after.says("mayCause") ? [after] : [];
}

function isRecommended(passage: Passage): boolean {
	return passage.closing && passage.says("recommend");
}

function weightOf(passage: Passage, agreed: boolean, worked: boolean): number {
	const { raw, kind, closing, first, says, topic } = passage;
	if (says("offer") || says("optional") || says("askUser") || says("deferred")) return 0;
	const recommended = isRecommended(passage);
	if (recommended && agreed) return 0.65;
	const chosen = says("chosen");
	if (says("undecided") || ((says("issue") || says("remaining")) && !chosen)) return 0;
	const changed = passage.find("changed");
	let weight = 0;
	if (kind === "item" && passage.under("decisionHeading")) weight += 0.4;
	if (chosen) weight += 0.6;
	else if (says("contrast")) weight += isOwnDoing(passage, worked) ? 0.46 : 0.2;
	else if (says("chosenSoftly")) weight += 0.4;
	if (changed !== null && changed.index < 30 && (chosen || topic.size >= fewest)) weight += closing ? 0.3 : 0.2;
	if (!chosen && reportsProblem(passage)) weight -= 0.25;
	if (says("reason")) weight += 0.12;
	if (/`[^`]+`/.test(raw)) weight += 0.05;
	if (first || closing) weight += 0.05;
	return weight;
}

/** "I read it from the cache instead of ..." is a choice, "it returns null instead of ..." only an observation. */
function isOwnDoing({ closing, find, says }: Passage, worked: boolean): boolean {
	if (closing && (worked || (says("request") && find("titleOpening")?.index === 0))) return true;
	return says("promise") || says("changed") || says("recommend") || says("reason");
}

/** Does a sentence tell of a failure in its own words, not in what it quotes? */
function reportsProblem({ raw, reader }: Passage): boolean {
	const own = ownWords(raw);
	return reader.says("failure", own) || reader.says("cause", own);
}
