import { evidenceList, evidenceOf } from "../evidence";
import { isErrorLine } from "../pastedLines";
import { plainText, shorten } from "../plainText";
import { type SessionView, userSource } from "../sessionView";
import { topicWords } from "../words";
import { type Draft, titleLimit, whatLimit } from "./draft";

/** Errors that stand at the end: reported by the user, or in the output that is the agent's last word. */
export function fromErrors(view: SessionView): Draft[] {
	return [...reported(view), ...printedLast(view)];
}

/** The last message ends in a block of output with an error in it, and nobody says a word on it. */
function printedLast(view: SessionView): Draft[] {
	const exchange = view.exchanges.at(-1);
	const step = exchange?.turn.steps.at(-1);
	if (exchange === undefined || step?.type !== "assistant") return [];
	const block = lastBlock.exec(step.text.slice(-20_000))?.[1] ?? "";
	const lines = block.split("\n").map((line) => line.trim());
	const at = lines.findIndex((line) => line.length > 12 && isErrorLine(line));
	if (at < 0) return [];
	const source = {
		conversation: view.transcript.id,
		turn: exchange.turn.index,
		offset: step.offset,
		speaker: "assistant" as const,
		text: step.text,
	};
	const told = lines.slice(at, at + 3).filter((line) => line !== "");
	const evidence = evidenceList(told.map((line) => evidenceOf(source, line)));
	if (evidence === null) return [];
	const [error = "", ...more] = told;
	const doing = exchange.said.at(-1)?.plain ?? null;
	return [
		{
			source: "blocked",
			text: shorten(`Failed at the end: ${plainText(error)}`, titleLimit),
			what: shorten([...more.map(plainText), doing].filter((part) => part !== null).join(" "), whatLimit),
			how: null,
			whatsLeft: "The last output; nothing was said or done on it",
			blockers: null,
			evidence,
			files: [],
			exchange: view.exchanges.length - 1,
			order: exchange.order,
			weight: 0.7,
			topic: topicWords(told.join(" ")),
			unverified: false,
			closedBy: "nothing",
		},
	];
}

/** The fenced block that a message ends in. */
const lastBlock = /(?:^|\n)```[^\n]*\n((?:(?!```)[^\n]*\n)*)```\s*$/;

/** An error that the user reported, after which nothing was changed or run any more. */
function reported(view: SessionView): Draft[] {
	const index = view.exchanges.findLastIndex((exchange) => errorsOf(exchange.turn.user).length > 0);
	const exchange = view.exchanges[index];
	if (exchange === undefined || exchange.age > 6) return [];
	const worked = view.calls.some(
		(call) => call.exchange >= index && (call.tool.kind === "edit" || call.tool.kind === "shell"),
	);
	if (worked || isSaidDone(view, index)) return [];
	const lines = errorsOf(exchange.turn.user);
	const first = lines[0];
	if (first === undefined) return [];
	const source = userSource(view.transcript.id, exchange.turn);
	const evidence = evidenceList(lines.slice(0, 2).map((line) => evidenceOf(source, line)));
	if (evidence === null) return [];
	return [
		{
			source: "blocked",
			text: shorten(`Still failing: ${plainText(first)}`, titleLimit),
			what: shorten(lines.slice(0, 4).map(plainText).join(" "), whatLimit),
			how: null,
			whatsLeft: "Reported by the user; nothing was changed since",
			blockers: null,
			evidence,
			files: [],
			exchange: index,
			order: exchange.order,
			weight: 0.8,
			topic: topicWords(lines.slice(0, 4).join(" ")),
			unverified: false,
			closedBy: "deeds",
		},
	];
}

/** Where no calls are recorded at all, the agent's word that it changed something is all there is. */
function isSaidDone(view: SessionView, from: number): boolean {
	if (view.calls.length > 0) return false;
	return view.exchanges.slice(from).some(({ said }) => said.some(({ says, closing }) => closing && says("changed")));
}

/** Lines of a message that report an error, each once. */
function errorsOf(text: string | null): string[] {
	if (text === null || text.length > 20_000) return [];
	const lines = text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => !line.startsWith(">"));
	if (lines.length < 3) return [];
	return [...new Set(lines.filter((line) => line.length > 12 && isErrorLine(line)))];
}
