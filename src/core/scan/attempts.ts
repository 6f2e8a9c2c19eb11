import { baseName } from "../model/baseName";
import type { AttemptFinding, Evidence } from "../model/finding";
import { checksOf, failingIn } from "./checks";
import { deedOf } from "./deed";
import { evidenceList, evidenceOf } from "./evidence";
import { type Candidate, pick } from "./pick";
import { isQuestion, ownWords, plainText, shorten } from "./plainText";
import { purposeOf } from "./purpose";
import { isSatisfied } from "./satisfied";
import { type Call, callSource, type Exchange, type Passage, type SessionView, userSource } from "./sessionView";
import { setbackIn } from "./setback";
import { titleOf } from "./unfinished/title";
import { topicWords } from "./words";

const threshold = 0.5;
const atMost = 6;

/** What was tried and failed, with the reason where one was given (R-003-17). */
export function attemptsIn(view: SessionView): AttemptFinding[] {
	const passed = lastPasses(view);
	const candidates = view.exchanges.flatMap((exchange, index) => [
		...exchange.said.flatMap((passage) => inWords(passage, exchange)),
		...exchange.calls.flatMap((call) => refused(view, call, view.exchanges[index + 1])),
		...exchange.calls.flatMap((call) => failedCall(view, exchange, call, passed)),
		...saidByUser(view, exchange, view.exchanges[index - 1]),
		...triedByUser(exchange),
	]);
	return pick(candidates, threshold, atMost);
}

function inWords(passage: Passage, exchange: Exchange): Candidate<AttemptFinding>[] {
	const { plain, says } = passage;
	if (passage.kind === "heading" || isQuestion(plain) || passage.topic.size < 3 || says("offer")) return [];
	const mistake = says("mistake");
	const plan = passage.find("promise");
	if (plan !== null && plan.index < 10 && !mistake) return [];
	const failure = says("failure");
	let weight = 0;
	if (mistake) weight += 0.5;
	if (failure) weight += 0.3;
	if (says("tried")) weight += failure ? 0.25 : 0.3;
	const tellsWhy = says("cause") || says("reason");
	if (failure && tellsWhy && (mistake || says("tried") || !says("found"))) weight += 0.2;
	if (failure && passage.first && exchange.calls.some((call) => call.order === passage.order - 1)) weight += 0.2;
	if (!mistake && says("hypothetical")) weight -= 0.25;
	return attempt(plain, null, weight, passage.order, [evidenceOf(passage.source, passage.raw)]);
}

/** What the user had tried before. */
function triedByUser(exchange: Exchange): Candidate<AttemptFinding>[] {
	if (exchange.isTemplate) return [];
	return exchange.typed.flatMap((passage) => {
		const failed = passage.says("tried") && (passage.says("failure") || passage.says("useless"));
		if (!failed || passage.echo || isQuestion(passage.plain)) return [];
		return attempt(passage.plain, null, 0.6, passage.order, [evidenceOf(passage.source, passage.raw)]);
	});
}

/** A call that the user refused: what the agent was about to do, and what the user said to it. */
function refused(view: SessionView, call: Call, next: Exchange | undefined): Candidate<AttemptFinding>[] {
	const { denial, kind } = call.tool;
	if (denial === null) return [];
	const words = call.tool.command ?? call.tool.files[0] ?? call.tool.name;
	const said = call.announced;
	const what = [
		said === null ? null : evidenceOf(said.source, said.raw),
		evidenceOf(callSource(view, call, words, "assistant"), words),
	];
	const text = `${said?.plain ?? words} (refused)`;
	if (denial.trim() !== "") {
		const told = evidenceOf(callSource(view, call, denial, "user"), denial);
		return attempt(text, plainText(denial), 0.7, call.order, [...what, told]);
	}
	const reply = next?.typed.find((passage) => passage.kind !== "heading") ?? null;
	if (reply === null || !objects(reply, kind === "edit")) return [];
	return attempt(text, reply.plain, 0.65, call.order, [...what, evidenceOf(reply.source, reply.raw)]);
}

/** Does the user's next message say why a call was refused? To an edit a doubt is enough. */
function objects({ says }: Passage, gently: boolean): boolean {
	if (says("noObjection")) return false;
	return says("objection") || says("standing") || (gently && says("doubt"));
}

/** A command or edit that failed: with the agent's words on it, or a check that had to be repaired before it passed. */
function failedCall(
	view: SessionView,
	exchange: Exchange,
	call: Call,
	passed: ReadonlyMap<string, number>,
): Candidate<AttemptFinding>[] {
	const { tool } = call;
	if (tool.ok !== false || tool.denial !== null) return [];
	if (tool.result === null) return tool.kind === "edit" ? failedEdit(view, call) : [];
	if (tool.kind !== "shell" && tool.kind !== "edit") return [];
	const after = exchange.said.find((passage) => passage.order > call.order && passage.kind !== "heading") ?? null;
	const words = tool.command ?? tool.files[0] ?? tool.name;
	const line = failingIn(tool.result)[0] ?? null;
	const explains = after !== null && tellsOfFailure(after);
	// What fails to the end is no attempt but the state of things.
	const later = checksOf(tool.command ?? "").some((check) => (passed.get(check) ?? 0) > call.order);
	const mended = line !== null && later ? mendingOf(view, call) : null;
	const missing = line !== null && /command not found/i.test(line);
	// A check that fails before anything was edited only shows what was to be mended.
	const tried = later && view.calls.some(({ order, tool: one }) => order < call.order && one.kind === "edit");
	const weight = explains ? 0.6 : missing || (line !== null && tried) ? 0.5 : 0.35;
	const since = mended === null ? "" : `; it passes since: ${titleOf(mended)}`;
	return attempt(explains ? after.plain : `${words} failed${since}`, line, weight, call.order, [
		explains ? evidenceOf(after.source, after.raw) : null,
		line === null ? null : evidenceOf(callSource(view, call, tool.result, "tool"), excerpt(tool.result, line)),
		evidenceOf(callSource(view, call, words, "assistant"), words),
	]);
}

/** What the first edit after a failed check was for. */
function mendingOf(view: SessionView, failed: Call): Passage | null {
	const edit = view.calls.find(({ order, tool }) => order > failed.order && tool.kind === "edit" && tool.ok !== false);
	const purpose = edit === undefined ? null : purposeOf(view, edit);
	const tells = purpose !== null && (purpose.says("changed") || purpose.says("mayChange") || purpose.says("promise"));
	return tells ? purpose : null;
}

/** An edit of which only is known that it did not go through; one that was never made is left to do, no attempt. */
function failedEdit(view: SessionView, call: Call): Candidate<AttemptFinding>[] {
	const file = call.tool.files[0] ?? call.tool.name;
	const purpose = purposeOf(view, call);
	const text = `Edit of ${baseName(file)} did not go through${purpose === null ? "" : `: ${purpose.plain}`}`;
	const words = call.tool.added?.split("\n").find((line) => line.trim() !== "") ?? file;
	const madeLater = view.calls.some(
		({ order, tool }) => order > call.order && tool.kind === "edit" && tool.ok === true && tool.files.includes(file),
	);
	return attempt(text, null, madeLater ? threshold : 0.35, call.order, [
		purpose === null ? null : evidenceOf(purpose.source, purpose.raw),
		evidenceOf(callSource(view, call, words, "assistant"), words),
	]);
}

function tellsOfFailure({ raw, reader, says }: Passage): boolean {
	const own = ownWords(raw);
	return (reader.says("failure", own) || reader.says("mistake", own)) && !says("offer");
}

/** Of each kind of check the order of its last run that went well. */
function lastPasses(view: SessionView): Map<string, number> {
	const passed = new Map<string, number>();
	for (const { order, tool } of view.calls)
		if (tool.ok === true && tool.command !== null) for (const check of checksOf(tool.command)) passed.set(check, order);
	return passed;
}

/** The failing line with what stands around it. */
function excerpt(result: string, line: string): string {
	const at = result.indexOf(line);
	const from = result.lastIndexOf("\n", Math.max(0, at - 120)) + 1;
	return result.slice(from, at + line.length);
}

/** The user reports that what the agent had just done has no effect: what was done, and what the user says to it. */
function saidByUser(view: SessionView, exchange: Exchange, before: Exchange | undefined): Candidate<AttemptFinding>[] {
	if (before === undefined || before.said.length === 0 || exchange.isTemplate || isSatisfied(exchange)) return [];
	const done = deedOf(view, before);
	const what = done === null ? null : titleOf({ plain: done.plain, reader: view.reader });
	const told = exchange.typed.slice(0, 2).find(({ says, echo }) => says("useless") && !echo && !says("deferred"));
	if (told !== undefined)
		return attempt(what ?? told.plain, done === null ? null : told.plain, 0.55, told.order, [
			evidenceOf(told.source, told.raw),
			done?.evidence ?? null,
		]);
	const shown = setbackIn(view, exchange, before);
	if (shown === null || done === null || what === null) return [];
	return attempt(what, plainText(shown), 0.55, exchange.order, [
		evidenceOf(userSource(view.transcript.id, exchange.turn), shown),
		done.evidence,
	]);
}

function attempt(
	text: string,
	reason: string | null,
	weight: number,
	order: number,
	found: readonly (Evidence | null)[],
): Candidate<AttemptFinding>[] {
	const evidence = evidenceList(found);
	if (evidence === null || weight <= 0) return [];
	const basis = evidence.some((one) => one.speaker === "tool") ? ("run" as const) : ("dialogue" as const);
	const value: AttemptFinding = {
		kind: "attempt",
		text: shorten(text, 200),
		reason: reason === null ? null : shorten(reason, 200),
		basis,
		evidence,
	};
	return [{ value, weight, order, topic: topicWords(text) }];
}
