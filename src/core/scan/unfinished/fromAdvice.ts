import type { Passage } from "../passage";
import { isQuestion } from "../plainText";
import type { Exchange, SessionView } from "../sessionView";
import { type Draft, draftFrom } from "./draft";
import { titleOf } from "./title";

/** Exchanges from the end in which advice may still be open. */
const recent = 1;
/** The same for requests that the agent only promised to see to. */
const recentPromises = 3;

/** What the agent only told: a fix that it showed and did not make, and a request that it said it would see to. */
export function fromAdvice(view: SessionView): Draft[] {
	const lastWork = view.exchanges.findLastIndex(({ calls }) => calls.some(isWork));
	return view.exchanges.slice(lastWork + 1).flatMap((exchange) => {
		if (exchange.outcome !== "answered" || exchange.isTemplate) return [];
		return exchange.age <= recent ? shown(exchange) : exchange.age <= recentPromises ? promised(exchange) : [];
	});
}

function isWork({ tool }: Exchange["calls"][number]): boolean {
	return tool.kind === "edit" || tool.kind === "shell";
}

/** "The fix is to call X:" with the code under it, on something that the user wanted set right. */
function shown(exchange: Exchange): Draft[] {
	if (!exchange.typed.some(wantsChange)) return [];
	const fixes = exchange.said.filter(
		(passage) => passage.closing && passage.topic.size >= 2 && hasCodeBelow(passage) && isRemedy(passage),
	);
	if (fixes.length === 0) return promised(exchange);
	return fixes.slice(0, 2).flatMap((fix) =>
		draftFrom("nextStep", 0.5, fix, {
			text: `Apply: ${fix.plain.replace(/[:：]$/, "")}`,
			whatsLeft: "Shown by the agent; no file was changed",
		}),
	);
}

/** Asked for, or said not to work; "how can we test it?" only wants to know. */
function wantsChange({ says, plain }: Passage): boolean {
	if (says("useless") || says("failure")) return true;
	return (says("request") || says("desired")) && !isQuestion(plain);
}

/** Told to the user, not announced as the agent's own next step. */
function isRemedy({ says, find }: Passage): boolean {
	if (says("promise") || find("titleOpening")?.index === 0) return false;
	return says("chosen") || says("mayChoose") || says("recommend");
}

function hasCodeBelow({ source, raw }: Passage): boolean {
	const from = source.text.indexOf(raw) + raw.length;
	return /^\W*\n\s*(?:```|~~~)(?!diff)/.test(source.text.slice(from, from + 40));
}

/** The agent's whole answer is that it will do it. */
function promised(exchange: Exchange): Draft[] {
	const request = exchange.typed.find(isAsked);
	const said = exchange.said.filter(({ kind, topic }) => kind !== "heading" && topic.size >= 2);
	const [first] = said;
	if (first === undefined || said.length > 4 || !said.every(isPromise)) return [];
	const whatsLeft = "Announced by the agent, not done";
	if (request !== undefined)
		return draftFrom("request", 0.5, request, { text: request.plain, also: [first], whatsLeft });
	return isGoAhead(exchange) && first.says("promise")
		? draftFrom("request", 0.7, first, { text: titleOf(first), also: exchange.typed.slice(0, 1), whatsLeft })
		: [];
}

/** "Implement the plan.", "go ahead": the last message says nothing itself, what is to be done was said before. */
function isGoAhead({ age, isYes, typed, calls }: Exchange): boolean {
	if (age > 0 || calls.length > 0) return false;
	return (
		isYes ||
		(typed.length === 1 && typed.every(({ says, topic }) => topic.size <= 2 && (says("request") || says("rest"))))
	);
}

function isAsked({ says, topic }: Passage): boolean {
	return (says("request") || says("desired")) && topic.size >= 3 && !says("deferred") && !says("someday");
}

function isPromise({ says }: Passage): boolean {
	return says("promise") || says("askUser") || says("titleOpening");
}
