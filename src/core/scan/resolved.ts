import { hasResult } from "./maskedTranscript";
import type { Passage } from "./passage";
import type { SessionView } from "./sessionView";
import type { Draft } from "./unfinished/draft";
import { covered, isUnspaced, topicWords } from "./words";

/** Something that was said or seen to be done, undone or dropped. */
export interface Closing {
	readonly order: number;
	readonly words: ReadonlySet<string>;
	/** From something that ran, not only from words. */
	readonly hard: boolean;
}

/** What is looked at: where it was said, what it is about, and what can close it. */
interface Open {
	readonly order: number;
	readonly exchange: number;
	readonly subject: ReadonlySet<string>;
	readonly closedBy: Draft["closedBy"];
	readonly source: Draft["source"] | null;
}

/** Share of an item's words that a closing must have. */
const enough = 0.6;
/** Share of the user's next request that must speak of the item: requests are short, items are long. */
const spokenOf = 0.25;

/** Keeps the drafts that nothing later in the session has closed. */
export function stillOpen(view: SessionView, closings: readonly Closing[], drafts: readonly Draft[]): Draft[] {
	return drafts.filter((draft) => !isClosed(view, closings, { ...draft, subject: subjectOf(draft.text) }));
}

/** Was what a passage speaks of done or dropped later on? */
export function isClosedLater(view: SessionView, closings: readonly Closing[], passage: Passage): boolean {
	const { order, exchange, plain } = passage;
	const said = topicWords(plain.replace(/^[^:]{4,40}:\s/, ""));
	const subject = said.size >= 2 ? said : topicWords(plain);
	return isClosed(view, closings, { order, exchange, subject, closedBy: "anything", source: null });
}

function isClosed(view: SessionView, closings: readonly Closing[], open: Open): boolean {
	return closings.some((closing) => closes(closing, open)) || isTakenUp(view, open);
}

/** What an item is about: its label, when it has one ("Type declarations: none yet"), else all of its words. */
function subjectOf(text: string): ReadonlySet<string> {
	const label = topicWords(/^([^:]{4,40}):\s/.exec(text)?.[1] ?? "");
	return label.size >= 2 ? label : topicWords(text);
}

/** Did the user do it, or ask for it, in the very next message, and files were changed on it? */
function isTakenUp(view: SessionView, open: Open): boolean {
	const reply = view.exchanges[open.exchange + 1];
	if (reply === undefined || open.closedBy !== "anything" || reply.outcome === "cut" || reply.isTemplate) return false;
	if (open.source === "userTask" || open.source === "nextStep")
		if (reply.typed.some((passage) => passage.says("didIt") && !passage.says("useless"))) return true;
	if (!reply.calls.some(({ tool }) => tool.kind === "edit" && tool.denial === null && tool.ok !== false)) return false;
	return reply.typed.some(
		(passage) =>
			passage.topic.size > 0 &&
			!passage.says("deferred") &&
			!passage.says("someday") &&
			covered(passage.topic, open.subject) >= spokenOf,
	);
}

function closes(closing: Closing, open: Open): boolean {
	if (closing.order <= open.order || open.subject.size === 0 || open.closedBy === "nothing") return false;
	if (open.closedBy === "deeds" && !closing.hard) return false;
	return covered(open.subject, closing.words) >= enough || (closing.hard && namesOf(open.subject, closing.words));
}

/** In a script without spaces the names of code stand out: a run with all of them is about the same thing. */
function namesOf(subject: ReadonlySet<string>, ran: ReadonlySet<string>): boolean {
	const names = [...subject].filter((word) => /^[a-z0-9]+$/.test(word));
	return (
		names.length >= 2 &&
		names.length < subject.size &&
		[...subject].some(isUnspaced) &&
		names.every((name) => ran.has(name))
	);
}

/** All that the session said or showed to be done, undone or dropped. */
export function closingsIn(view: SessionView): Closing[] {
	return [...inWords(view), ...inCalls(view), ...inRequests(view)];
}

function inWords(view: SessionView): Closing[] {
	return view.passages.flatMap((passage) => {
		if (passage.kind === "heading" || passage.mark === "open") return [];
		const byAgent = passage.source.speaker === "assistant" && (passage.mark === "done" || passage.says("done"));
		const closed = (byAgent && !passage.says("remaining")) || passage.says("dropped");
		return closed ? [{ order: passage.order, words: passage.topic, hard: false }] : [];
	});
}

function inCalls(view: SessionView): Closing[] {
	return view.calls.flatMap(({ order, tool }) => {
		if (tool.denial !== null || !hasResult(tool) || tool.ok === false) return [];
		const run = tool.command?.split("\n", 1)[0]?.slice(0, 200);
		const listed = (tool.plan ?? []).filter(({ status }) => status === "completed" || status === "cancelled");
		return [
			...(run === undefined ? [] : [{ order, words: topicWords(run), hard: true }]),
			...listed.map((item) => ({ order, words: topicWords(item.text), hard: false })),
		];
	});
}

/** What the user asked for and the agent then worked on. */
function inRequests(view: SessionView): Closing[] {
	return view.exchanges.flatMap((exchange) =>
		exchange.outcome === "cut" || exchange.isTemplate || exchange.calls.length === 0
			? []
			: exchange.typed.map((passage) => ({ order: passage.order, words: passage.topic, hard: false })),
	);
}
