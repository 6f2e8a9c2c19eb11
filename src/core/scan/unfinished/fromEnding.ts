import type { Evidence } from "../../model/finding";
import { evidenceList, evidenceOf } from "../evidence";
import { isWork } from "../looking";
import type { Passage } from "../passage";
import { isQuestion, plainText, shorten } from "../plainText";
import { type Call, callSource, type Exchange, type SessionView, userSource } from "../sessionView";
import { likeness, topicWords } from "../words";
import { type Draft, draftFrom, titleLimit, whatLimit } from "./draft";
import { titleOf } from "./title";

/** Work that broke off: the session's end in the middle of something, and questions that an interruption swallowed. */
export function fromEnding(view: SessionView): Draft[] {
	const last = lastAsked(view);
	const ending = last === undefined || isFinished(last) || isRemark(last) ? [] : cutOff(view, last);
	return [...ending, ...swallowed(view)];
}

/** The exchange that the session ends in: under a bare "go on" that nobody answered it is the one before. */
function lastAsked({ exchanges }: SessionView): Exchange | undefined {
	const at = exchanges.findLastIndex((exchange) => exchange.age === 0 && !exchange.isFarewell);
	const last = exchanges[at];
	return last !== undefined && isBareGoOn(last) ? exchanges[at - 1] : last;
}

function isBareGoOn({ outcome, turn, isYes, typed }: Exchange): boolean {
	if (outcome !== "silent" || turn.steps.length > 0) return false;
	return isYes || (typed.length === 1 && typed.every(({ says, topic }) => says("rest") && topic.size <= 1));
}

/** The agent's words are the last thing, and they do not stop at a colon, before what they announce. */
function isFinished(exchange: Exchange): boolean {
	return exchange.outcome === "answered" && announcedLast(exchange) === null;
}

/** The words after which an answer breaks off: "Now let me check the service:" and nothing under it. */
export function announcedLast({ said, outcome }: Exchange): Passage | null {
	const last = outcome === "answered" ? said.at(-1) : undefined;
	return last !== undefined && /[:：]\W*$/.test(last.raw) && last.source.text.trimEnd().endsWith(last.raw.trimEnd())
		? last
		: null;
}

/** Last words that ask for nothing: "I'll tell them tomorrow" needs no answer, nor does "leave it for later". */
function isRemark(exchange: Exchange): boolean {
	if (exchange.calls.some(isWork)) return false;
	const asks = exchange.typed.some(
		(passage) =>
			passage.says("request") || passage.says("desired") || isQuestion(passage.plain) || passage.says("objection"),
	);
	const putsOff = exchange.typed.some((passage) => passage.says("someday") || passage.says("deferred"));
	if (exchange.outcome === "silent" && exchange.turn.steps.length === 0)
		return putsOff || !(asks || namesFile(exchange));
	return !asks && putsOff;
}

/** A few words with the name of a file in them ask for something in every language: "пиши PLAN.md". */
function namesFile({ typed, turn }: Exchange): boolean {
	return (
		typed.length === 1 && /(?:^|[\s`@/])[\w-]+\.[a-z]\w{0,4}(?:[\s`,.!?]|$)/i.test((turn.user ?? "").slice(0, 200))
	);
}

function cutOff(view: SessionView, exchange: Exchange): Draft[] {
	const call = exchange.outcome === "answered" ? null : (exchange.calls.at(-1) ?? null);
	const asked = said(mainRequest(exchange));
	const doing = said(announcedLast(exchange) ?? call?.announced ?? null);
	const called = call === null ? null : wordsOf(view, call);
	// While nothing but looking around was done, the request itself is what is left; later it is the last step.
	const explored = !exchange.calls.some(isWork);
	const order = explored ? [asked, doing, called] : [doing, called, asked];
	const [main, ...others] = order.filter((part) => part !== null && part.title !== "");
	const evidence = evidenceList([main, ...others].map((part) => part?.evidence ?? null));
	if (main == null || evidence === null) return [];
	const wanted = main === asked ? wholeRequest(exchange) : (asked?.plain ?? null);
	const details = (main === asked ? [wanted, doing?.plain, called?.plain] : [doing?.plain, called?.plain, wanted])
		.filter((part) => part != null && part !== main.title)
		.join(" ");
	return [
		{
			source: explored ? "request" : "interrupted",
			text: shorten(main.title, titleLimit),
			what: details === "" ? null : shorten(details, 2 * whatLimit),
			how: null,
			whatsLeft: call === null ? (doing === null ? "Not begun" : "The answer breaks off") : howItEnded(call),
			blockers: null,
			evidence,
			files: call?.tool.files ?? [],
			exchange: view.exchanges.indexOf(exchange),
			order: call?.order ?? exchange.order,
			weight: exchange.outcome === "worked" ? 0.6 : 0.9,
			topic: topicWords(`${main.title} ${details}`),
			unverified: call !== null && call.tool.result === null,
			closedBy: "deeds",
		},
	];
}

/** The whole message, where the sentence that asks ("Fix it.") says less than what stands around it; null otherwise. */
function wholeRequest({ turn, typed }: Exchange): string | null {
	const text = plainText((turn.user ?? "").slice(0, 4 * whatLimit));
	return typed.length > 1 || text.length > (typed[0]?.plain.length ?? 0) ? shorten(text, whatLimit) : null;
}

interface Part {
	readonly title: string;
	readonly plain: string;
	readonly evidence: Evidence | null;
}

function said(passage: Passage | null): Part | null {
	if (passage === null) return null;
	return { title: titleOf(passage), plain: passage.plain, evidence: evidenceOf(passage.source, passage.raw) };
}

/** A call in words: its command, what was asked of it, else its file; null when there is nothing but its name. */
function wordsOf(view: SessionView, call: Call): Part | null {
	const words = call.tool.command ?? call.tool.text ?? call.tool.files[0] ?? null;
	if (words === null) return null;
	const evidence = evidenceOf(callSource(view, call, words, "assistant"), words);
	return evidence === null ? null : { title: plainText(words), plain: words, evidence };
}

function howItEnded(call: Call): string {
	if (call.tool.denial !== null) return `The last step (${call.tool.name}) was refused`;
	if (call.tool.result === null) return `The last step (${call.tool.name}) has no result: it was cut off`;
	return `The session ends after a step (${call.tool.name}) without a word on it`;
}

/** The sentence in which the user asks for something; null when no sentence says more than a word or two. */
export function mainRequest(exchange: Exchange): Passage | null {
	const typed = exchange.typed.filter((passage) => passage.kind !== "heading" && passage.topic.size >= 2);
	return (
		typed.find((passage) => passage.says("request")) ?? typed.toSorted((a, b) => b.topic.size - a.topic.size)[0] ?? null
	);
}

/** Questions of the user in exchanges that broke off, and that no later message takes up. */
function swallowed(view: SessionView): Draft[] {
	return view.exchanges.flatMap((exchange, index) => {
		if (exchange.age === 0 || exchange.outcome !== "cut" || exchange.isTemplate) return [];
		if (exchange.said.length > 0 || exchange.age > 30) return [];
		const question = exchange.typed.find((passage) => isQuestion(passage.plain));
		if (question === undefined || question.topic.size < 3) return [];
		const later = view.exchanges.slice(index + 1).flatMap((one) => one.typed);
		if (later.some((passage) => likeness(question.topic, passage.topic) >= 0.5)) return [];
		const source = userSource(view.transcript.id, exchange.turn);
		if (!source.text.includes(question.raw)) return [];
		return draftFrom("unanswered", exchange.age <= 6 ? 0.6 : 0.4, question, {
			text: question.plain,
			closedBy: "nothing",
			whatsLeft: "The question was not answered",
		});
	});
}
