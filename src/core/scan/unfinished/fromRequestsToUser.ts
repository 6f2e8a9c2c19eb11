import { withWhatFollows } from "../context";
import { isWork } from "../looking";
import type { Passage } from "../passage";
import { isErrorLine } from "../pastedLines";
import { isQuestion, shorten } from "../plainText";
import type { Exchange, SessionView } from "../sessionView";
import { covered } from "../words";
import { type Draft, draftFrom, whatLimit } from "./draft";
import { titleOf } from "./title";

/** Words with a topic from which on a step says what it is about. */
const telling = 4;
/** The last so many sentences of an answer are compared with one another. */
const lookedAt = 300;

/** What the agent asked of the user before it can go on, and what the user has to do by hand. */
export function fromRequestsToUser(view: SessionView): Draft[] {
	return view.exchanges.flatMap((exchange, index) => {
		if (exchange.outcome !== "answered") return [];
		const reply = view.exchanges[index + 1];
		const said = exchange.said.filter((passage) => passage.closing).slice(-lookedAt);
		const isChoosing = said.some((passage) => passage.says("choice") && isQuestion(passage.plain));
		const own = said.filter((passage) => !(isChoosing && passage.kind === "item") && !isFurtherStep(passage, said));
		const tasks = own.flatMap((passage) => {
			const steps = said.filter((other) => isStepOf(other, passage));
			return task(passage, steps, exchange, reply);
		});
		const isPending = isChoosing && exchange.age <= recent && isUntouched(view, index);
		return [...asked(said, exchange, reply, isPending), ...tasks];
	});
}

/** Exchanges after a choice in which it may still have to be made. */
const recent = 3;

/** Did nobody work on anything since an exchange, where work is on record at all? */
function isUntouched(view: SessionView, index: number): boolean {
	return view.calls.some(isWork) && !view.exchanges.slice(index + 1).some(({ calls }) => calls.some(isWork));
}

/** All that one answer asks for is one item: its plainest request, or the choice that it lays out. */
function asked(said: readonly Passage[], exchange: Exchange, reply: Exchange | undefined, isPending: boolean): Draft[] {
	const open = isOpen(reply);
	if (!open && !isPending && (!isStuck(exchange) || said.some((passage) => isAnswer(passage, reply)))) return [];
	const asks = said.filter(
		({ kind, says }) => kind !== "heading" && !says("offer") && !says("idle") && says("askUser"),
	);
	const choice = said.find((passage) => passage.says("choice") && isQuestion(passage.plain));
	const main = choice ?? asks.toSorted((a, b) => clarity(b) - clarity(a))[0];
	if (main === undefined) return [];
	const others = asks.filter((passage) => passage !== main).slice(0, 2);
	const weight = open ? 0.8 : 0.55;
	const blockers = ["waiting for the user's answer"];
	if (choice === undefined) return draftFrom("blocked", weight, main, { text: titleOf(main), blockers, also: others });
	return decisionFor(main, said, weight, blockers);
}

/** A choice that the user has to make, with the options laid out above the question and what was said for them. */
function decisionFor(choice: Passage, said: readonly Passage[], weight: number, blockers: readonly string[]): Draft[] {
	const at = said.indexOf(choice);
	const options = said.slice(0, at).filter(isOption);
	const before = said[at - 1] ?? null;
	const names = options.map((option) => option.plain.replace(/^(?:option|opção) ?\w+ ?[:.)–-]? ?/i, ""));
	const text =
		names.length > 1
			? `Decide: ${names.join(" / ")}`
			: choice.topic.size < 3 && before !== null
				? before.plain
				: titleOf(choice);
	const what = shorten([before?.plain ?? "", choice.plain].join(" ").trim(), whatLimit);
	return draftFrom("blocked", weight, choice, { text, what, blockers, also: [before, ...options.slice(0, 4)] });
}

function isOption(passage: Passage): boolean {
	return /^(?:option|opção|alternative|approach|plan) ?[\dA-E]\b/i.test(passage.plain);
}

/** How plainly a sentence says what is wanted: it asks at its beginning, and names things. */
function clarity(passage: Passage): number {
	return (passage.reader.says("askUser", passage.plain.slice(0, 24)) ? 10 : 0) + Math.min(passage.topic.size, 8);
}

/** Who reports what came of it has done it. */
function isReport(reply: Exchange | undefined): boolean {
	if (reply === undefined) return false;
	if (reply.typed.some(({ says }) => says("useless") || says("failure") || says("didIt"))) return true;
	return (reply.turn.user ?? "").slice(0, 4_000).split("\n").some(isErrorLine);
}

/** Steps of one list that the user has to take are one thing to do: the first stands for it. */
function isFurtherStep(passage: Passage, said: readonly Passage[]): boolean {
	return said.some(
		(first) => first !== passage && isStepOf(passage, first) && said.indexOf(first) < said.indexOf(passage),
	);
}

function isStepOf(step: Passage, first: Passage): boolean {
	return (
		step !== first &&
		step.source === first.source &&
		step.headings.length > 0 &&
		step.says("userTask") &&
		first.says("userTask") &&
		(isSameList(step, first) || (isNumbered(step.headings[0]) && isNumbered(first.headings[0])))
	);
}

function isSameList(step: Passage, first: Passage): boolean {
	return step.kind === "item" && first.kind === "item" && step.headings.join("/") === first.headings.join("/");
}

/** "1) Make the key", "Step 2: store it": headings of one procedure. */
function isNumbered(heading: string | undefined): boolean {
	return heading !== undefined && /^(?:\p{L}+ )?\d{1,2}\s*[:：.)–-]/u.test(heading);
}

function task(passage: Passage, steps: readonly Passage[], exchange: Exchange, reply: Exchange | undefined): Draft[] {
	if (passage.says("offer") || passage.says("askUser") || isReported(passage, exchange)) return [];
	const command = commandBelow(passage);
	if (passage.kind === "heading" && command === null) return [];
	if (passage.says("userTask")) {
		const weight = isOpen(reply) ? 0.7 : exchange.age <= 2 && !isReport(reply) ? 0.46 : 0.2;
		const title = titleOf(passage);
		const heading = passage.headings.at(-1);
		return draftFrom("userTask", weight, passage, {
			text: passage.topic.size < telling && heading !== undefined ? `${heading}: ${title}` : title,
			also: steps.length > 0 ? steps.slice(0, 4) : itemsBelow(passage, exchange.said),
			how: command === null ? null : `Run ${command}`,
		});
	}
	if (isOpen(reply) && passage.says("blocked") && !passage.says("cause") && !passage.under("lessonHeading")) {
		return draftFrom("blocked", 0.5, passage, { text: titleOf(passage) });
	}
	return [];
}

/** The agent only repeats what the user had said: no task of the user's, and nothing that holds the agent up. */
function isReported({ plain }: Passage, { typed }: Exchange): boolean {
	return typed.some((said) => said.plain.length >= 20 && plain.includes(said.plain.replace(/[.!?。]+$/, "")));
}

/** "It has to be reviewed so that:" and the points under it. */
function itemsBelow(passage: Passage, said: readonly Passage[]): Passage[] {
	if (!/[:：]$/.test(passage.plain)) return [];
	return withWhatFollows(said, said.indexOf(passage), whatLimit, 4)
		.slice(1)
		.filter(({ kind }) => kind === "item");
}

/** "Now restart the server:" and a short block of commands under it, as one line. */
function commandBelow({ source, raw }: Passage): string | null {
	if (!/[:：]\W*$/.test(raw)) return null;
	const below = source.text.slice(source.text.indexOf(raw) + raw.length, source.text.indexOf(raw) + raw.length + 400);
	const block =
		/^\W*\n\s*```(?:bash|sh|shell|zsh|console|powershell|cmd|bat|terminal)?[ \t]*\n((?:[ \t]*\S[^\n]{0,158}\n){1,3})\s*```/i.exec(
			below,
		)?.[1];
	return block === undefined ? null : block.trim().replace(/\s*\n\s*/g, "; ");
}

function isOpen(reply: Exchange | undefined): boolean {
	return reply === undefined || reply.isFarewell;
}

/** The agent could not go on: its last command failed, or it says that it is blocked. */
function isStuck(exchange: Exchange): boolean {
	const last = exchange.calls.at(-1)?.tool;
	if (last?.kind === "shell" && last.ok === false) return true;
	return exchange.said.some((passage) => passage.closing && passage.first && passage.says("blocked"));
}

/** A reply that is not a new request answers what was asked; so does one about the same thing. */
function isAnswer(passage: Passage, reply: Exchange | undefined): boolean {
	if (reply === undefined || reply.isTemplate || !passage.says("askUser")) return false;
	const words = new Set(reply.typed.flatMap((one) => [...one.topic]));
	return !reply.typed.some((one) => one.says("request")) || covered(passage.topic, words) >= 0.5;
}
