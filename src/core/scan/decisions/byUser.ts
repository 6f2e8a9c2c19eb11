import { listMarker } from "../listMarker";
import { isWork } from "../looking";
import { type Passage, reworded } from "../passage";
import type { Candidate } from "../pick";
import { isQuestion, plainText } from "../plainText";
import type { Exchange } from "../sessionView";
import { covered, topicWords } from "../words";
import { type Decided, decisionFrom, likely, threshold } from "./decision";

/** Choices that the user made in a message. */
export function byUser(exchange: Exchange, before: Exchange | undefined): Candidate<Decided>[] {
	if (exchange.isTemplate) return [];
	return exchange.typed.flatMap((passage) => {
		if (passage.echo || passage.topic.size < 2) return [];
		const weight = Math.max(
			weightOf(passage),
			acceptedIn(passage, exchange, before),
			before === undefined ? 0 : specified(passage, exchange),
		);
		return weight <= 0 ? [] : decisionFrom(wholeThought(passage), weight, { by: "user" });
	});
}

/** A request that names things in code, and that was carried out: the user said how it is to be. */
function specified({ says, raw, topic, plain }: Passage, { calls }: Exchange): number {
	if (!says("request") || says("useless") || says("failure") || isQuestion(plain) || topic.size < long) return 0;
	const worked = calls.some(({ tool }) => tool.kind === "edit" && tool.ok !== false && tool.denial === null);
	return worked && namesCode(raw) ? likely : 0;
}

/** "No, not that one. I want the whole screen.": what the user wants in place of what the agent went for. */
export function redirected(exchange: Exchange, before: Exchange | undefined): Candidate<Decided>[] {
	const { typed, turn, isTemplate } = exchange;
	const [first] = typed;
	if (before === undefined || isTemplate || first === undefined || (turn.user ?? "").length > short) return [];
	if (first.says("useless") || !(first.says("objection") || first.says("reversal"))) return [];
	const [wanted, ...more] = typed.slice(1).filter(({ kind, plain, says, topic }) => {
		return kind === "sentence" && says("desired") && !says("useless") && !isQuestion(plain) && topic.size >= 3;
	});
	return wanted === undefined ? [] : decisionFrom(wanted, threshold, { by: "user", reason: more.slice(0, 2) });
}

/** Characters of a message that only says what is wanted instead. */
const short = 400;
/** Words with a topic from which on a request says how. */
const long = 5;
/** Names as code spells them: in code marks, with a capital inside, paths. */
const codeName = /`[^`\n]+`|@?[\w.-]*[/\\][\w./\\:-]+|[\w.-]*\p{Ll}\p{Lu}[\w.-]*/gu;
/** Words of its own that a request needs beside such names. */
const ownWords = 3;

/** Does a sentence name things of the code, in words of its own? Pasted code and a bare path are none. */
function namesCode(raw: string): boolean {
	if (/\(\)|[{};]\s*$/.test(raw)) return false;
	const rest = raw.replaceAll(codeName, " ");
	return rest !== raw && topicWords(rest).size >= ownWords;
}

/** "Yes, show a message": what the agent had only proposed; "what about X?": what it then did. */
function acceptedIn(passage: Passage, exchange: Exchange, before: Exchange | undefined): number {
	const worked = exchange.calls.some(({ tool }) => tool.kind === "edit" && tool.ok !== false);
	if (passage.says("proposal") && worked) return 0.55;
	if (before !== undefined && worked && isAnswered(before) && picksUp(passage, before)) return 0.5;
	if (!passage.says("yes") || before === undefined || isQuestion(passage.plain)) return 0;
	const proposed = before.said.some(
		(said) =>
			said.closing &&
			(said.says("recommend") || said.says("undecided") || said.says("choice") || said.says("offer")) &&
			shared(passage.topic, said.topic) >= 2,
	);
	return proposed ? 0.6 : 0;
}

/** The answer before was all words: advice, not work. */
function isAnswered({ calls, said }: Exchange): boolean {
	return said.length > 0 && !calls.some(isWork);
}

/** Does a request take up what the agent had recommended? */
function picksUp(passage: Passage, { said }: Exchange): boolean {
	if (isQuestion(passage.plain) || passage.topic.size < 3 || !namesCode(passage.raw)) return false;
	const words = new Set(said.filter(({ closing }) => closing).flatMap(({ topic }) => [...topic]));
	return (
		said.some(({ closing, says }) => closing && (says("recommend") || says("offer") || says("optional"))) &&
		shared(passage.topic, words) >= 3
	);
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	return [...a].filter((word) => b.has(word)).length;
}

/** "It loads the old page instead of the new one" is a complaint, not a choice. */
function weightOf({ says, plain, kind }: Passage): number {
	if ((says("deferred") || says("someday")) && !says("reason") && !says("contrast")) return 0;
	const told = says("useless") || says("failure");
	let weight = says("chosen") ? 0.6 : !told && (says("contrast") || says("chosenSoftly")) ? 0.52 : 0;
	const standing = says("standing") || says("deferred");
	if (standing && says("reason")) weight = Math.max(weight, 0.55);
	if (isQuestion(plain)) weight -= 0.25;
	if (kind === "item") weight -= 0.15;
	return weight;
}

/** A short opening such as "instead of X:" says nothing without what follows it: then the quote goes on. */
function wholeThought(passage: Passage): Passage {
	if (passage.topic.size > 3) return passage;
	const from = passage.source.text.indexOf(passage.raw);
	const raw = passage.source.text
		.slice(from, from + 280)
		.trimEnd()
		.toWellFormed();
	return reworded(passage, { raw, plain: plainText(raw) });
}

/** One of the options that the agent laid out, named or quoted back by the user: one or two of several, not all. */
export function chosenOption(exchange: Exchange, before: Exchange | undefined): Candidate<Decided>[] {
	if (before === undefined || exchange.isTemplate) return [];
	const options = before.said.filter((passage) => passage.kind === "item" && passage.closing && passage.mark === null);
	const picked = namedOption(exchange, before, options) ?? calledOption(exchange, before, options);
	const chosen = options.flatMap((option) => {
		const quote =
			option === picked
				? exchange.typed[0]
				: exchange.typed.find((passage) => option.plain.split(" ").length >= 4 && quotes(passage, option));
		return quote === undefined ? [] : [{ option, quote }];
	});
	if (chosen.length > 2 || chosen.length * 2 > options.length + 1) return [];
	return chosen.flatMap(({ option, quote }) => decisionFrom(option, 0.75, { by: "user", agreed: quote }));
}

/** "2", "option 2", "B": the item with that number, when the agent had asked for a choice. */
function namedOption(exchange: Exchange, before: Exchange, options: readonly Passage[]): Passage | null {
	const name = /^\W*(?:\p{L}{2,12} ){0,3}#?(\d{1,2}|[a-e])(?:[\s.,!:;)]|$)/iu.exec(exchange.turn.user ?? "")?.[1];
	if (name === undefined || (exchange.turn.user ?? "").length > 80) return null;
	const asked = before.said.some((passage) => passage.closing && (passage.says("choice") || isQuestion(passage.plain)));
	return asked ? (options.find((option) => listMarker(option) === name.toLowerCase()) ?? null) : null;
}

/** "Here is the key for the harbour service": a reply with the name of one option and of no other picks it. */
function calledOption({ typed }: Exchange, before: Exchange, options: readonly Passage[]): Passage | null {
	const asked = before.said.some(({ closing, says }) => closing && says("choice"));
	const [reply] = typed;
	if (!asked || options.length < 2 || options.length > 5 || reply === undefined) return null;
	if (typed.length > 2 || isQuestion(reply.plain) || reply.says("objection")) return null;
	const called = options.filter((option) => isCalled(option, options, reply.topic));
	return called.length === 1 ? (called[0] ?? null) : null;
}

/** Does a reply hold the words that set an option's name apart from the others? */
function isCalled(option: Passage, options: readonly Passage[], reply: ReadonlySet<string>): boolean {
	const others = new Set(options.filter((other) => other !== option).flatMap((other) => [...nameOf(other)]));
	const own = new Set([...nameOf(option)].filter((word) => !others.has(word)));
	return own.size > 0 && covered(own, reply) >= named;
}

/** What an option is called: its words before a dash, a colon or a bracket. */
function nameOf({ plain }: Passage): ReadonlySet<string> {
	return topicWords(plain.split(/[:：(（]|\s[–—-]\s/, 1)[0] ?? plain);
}

/** Share of an option's own name that a reply must have. */
const named = 0.5;

function quotes(passage: Passage, option: Passage): boolean {
	if (covered(option.topic, passage.topic) >= 0.7) return true;
	return passage.topic.size >= 4 && covered(passage.topic, option.topic) >= 0.9;
}
