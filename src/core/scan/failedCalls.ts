import { baseName } from "../model/baseName";
import type { AttemptFinding } from "../model/finding";
import { attempt } from "./attempt";
import { checksOf, failingIn, lastLine } from "./checks";
import { evidenceOf } from "./evidence";
import { isWork } from "./looking";
import type { Passage } from "./passage";
import type { Candidate } from "./pick";
import { ownWords, plainText } from "./plainText";
import { purposeOf } from "./purpose";
import { type Call, callSource, type Exchange, type SessionView } from "./sessionView";
import { titleOf } from "./unfinished/title";

/** What tool calls tell of attempts: refused ones, failed commands and edits, edits after which the same check fails again. */
export function failedCalls(view: SessionView): Candidate<AttemptFinding>[] {
	const history = historyOf(view);
	return view.exchanges.flatMap((exchange, index) =>
		exchange.calls.flatMap((call) => [
			...refused(view, call, view.exchanges[index + 1]),
			...failedCall(view, exchange, call, history),
			...inVain(view, call, history),
		]),
	);
}

/** What became of checks, commands and files, found out once: sessions have thousands of calls that failed. */
interface History {
	/** Of each kind of check the order of its last run that went well. */
	readonly passed: ReadonlyMap<string, number>;
	/** Of each command the order of its last run that failed. */
	readonly failed: ReadonlyMap<string, number>;
	/** For runs of a command that was run before: the run before. */
	readonly runBefore: ReadonlyMap<Call, Call>;
	/** The order of the first edit, whatever came of it; null without any. */
	readonly firstEdit: number | null;
	/** Those that did not fail, in order. */
	readonly edits: readonly Call[];
	/** Of each file the exchange of its last edit that went through. */
	readonly made: ReadonlyMap<string, number>;
}

function historyOf({ calls }: SessionView): History {
	const passed = new Map<string, number>();
	const failed = new Map<string, number>();
	const runBefore = new Map<Call, Call>();
	const made = new Map<string, number>();
	const lastRuns = new Map<string, Call>();
	for (const call of calls) {
		const { command, ok, kind, denial, files } = call.tool;
		if (kind === "edit" && ok === true) for (const file of files) made.set(file, call.exchange);
		if (command === null) continue;
		if (ok === true) for (const check of checksOf(command)) passed.set(check, call.order);
		if (ok === false) failed.set(command, call.order);
		const before = lastRuns.get(command);
		if (before !== undefined) runBefore.set(call, before);
		if (denial === null) lastRuns.set(command, call);
	}
	const edits = calls.filter(({ tool }) => tool.kind === "edit");
	const firstEdit = edits[0]?.order ?? null;
	return { passed, failed, runBefore, firstEdit, edits: edits.filter(({ tool }) => tool.ok !== false), made };
}

/** The place in a list of calls, which are in order, of the first one behind `order`. */
function firstBehind(calls: readonly Call[], order: number): number {
	let [from, end] = [0, calls.length];
	while (from < end) {
		const middle = (from + end) >> 1;
		if ((calls[middle]?.order ?? order) > order) end = middle;
		else from = middle + 1;
	}
	return from;
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
function failedCall(view: SessionView, exchange: Exchange, call: Call, history: History): Candidate<AttemptFinding>[] {
	const { tool } = call;
	if (tool.ok !== false || tool.denial !== null) return [];
	if (tool.kind !== "shell" && tool.kind !== "edit") return [];
	const after = exchange.said.find((passage) => passage.order > call.order && passage.kind !== "heading") ?? null;
	const explains = tool.result !== null && after !== null && tellsOfFailure(after);
	if (tool.result === null) return [];
	if (tool.kind === "edit" && !explains) return failedEdit(view, call, history);
	const words = tool.command ?? tool.files[0] ?? tool.name;
	const line = failingIn(tool.result)[0] ?? null;
	// What fails to the end is no attempt but the state of things.
	const later = checksOf(tool.command ?? "").some((check) => (history.passed.get(check) ?? 0) > call.order);
	const mended = line !== null && later ? mendingOf(view, call, history) : null;
	const missing = line !== null && /command not found/i.test(line);
	// A check that fails before anything was edited only shows what was to be mended.
	const tried = later && history.firstEdit !== null && history.firstEdit < call.order;
	const weight = explains ? 0.6 : missing || (line !== null && tried) ? 0.5 : 0.35;
	const since = mended === null ? "" : `; it passes since: ${titleOf(mended)}`;
	return attempt(explains ? after.plain : `${words} failed${since}`, line, weight, call.order, [
		explains ? evidenceOf(after.source, after.raw) : null,
		line === null ? null : evidenceOf(callSource(view, call, tool.result, "tool"), excerpt(tool.result, line)),
		evidenceOf(callSource(view, call, words, "assistant"), words),
	]);
}

/** The last edit between two runs of one command that both failed; each command once. */
function inVain(view: SessionView, call: Call, { failed, runBefore, edits }: History): Candidate<AttemptFinding>[] {
	const { command, ok } = call.tool;
	if (ok !== false || command === null || (failed.get(command) ?? 0) > call.order || !isWork(call)) return [];
	const failedBefore = runBefore.get(call);
	if (failedBefore === undefined || failedBefore.tool.ok !== false) return [];
	const between = edits.slice(firstBehind(edits, failedBefore.order), firstBehind(edits, call.order));
	const edit = between.findLast(({ tool }) => tool.ok === true);
	const purpose = edit === undefined ? null : purposeOf(view, edit);
	// Read last: a result is masked when somebody looks at it.
	const result = purpose === null ? null : call.tool.result;
	const line = result === null ? null : (failingIn(result)[0] ?? lastLine(result));
	if (purpose === null || result === null || line === null) return [];
	return attempt(titleOf(purpose), line, 0.5, call.order, [
		evidenceOf(purpose.source, purpose.raw),
		evidenceOf(callSource(view, call, result, "tool"), line),
	]);
}

/** What the first edit after a failed check was for. */
function mendingOf(view: SessionView, failed: Call, { edits }: History): Passage | null {
	const edit = edits[firstBehind(edits, failed.order)];
	const purpose = edit === undefined ? null : purposeOf(view, edit);
	const tells = purpose !== null && (purpose.says("changed") || purpose.says("mayChange") || purpose.says("promise"));
	return tells ? purpose : null;
}

/** What a tool says of an edit that it did not make. */
const notMade = /\b(?:fail(?:ed|s)?|unable|denied|not found|no match|skipping|could not|cannot)\b/i;

/**
 * An edit that did not go through: barred, or made only after the user's next message. What was put right at once is not
 * worth telling, and what was never made is left to do.
 */
function failedEdit(view: SessionView, call: Call, { made }: History): Candidate<AttemptFinding>[] {
	const { files, name, added, result } = call.tool;
	const file = files[0] ?? name;
	const purpose = purposeOf(view, call);
	const text = `Edit of ${baseName(file)} did not go through${purpose === null ? "" : `: ${purpose.plain}`}`;
	const words = added?.split("\n").find((line) => line.trim() !== "") ?? file;
	const line = result?.split("\n").find((one) => notMade.test(one)) ?? null;
	const barred = line !== null && /permission|denied|unable/i.test(line);
	const madeLater = (made.get(file) ?? call.exchange) > call.exchange;
	return attempt(text, line, barred || madeLater ? 0.5 : 0.35, call.order, [
		line === null || result === null ? null : evidenceOf(callSource(view, call, result, "tool"), line),
		purpose === null ? null : evidenceOf(purpose.source, purpose.raw),
		evidenceOf(callSource(view, call, words, "assistant"), words),
	]);
}

function tellsOfFailure({ raw, reader, says }: Passage): boolean {
	const own = ownWords(raw);
	return (reader.says("failure", own) || reader.says("mistake", own)) && !says("offer");
}

/** The failing line with what stands around it. */
function excerpt(result: string, line: string): string {
	const at = result.indexOf(line);
	const from = result.lastIndexOf("\n", Math.max(0, at - 120)) + 1;
	return result.slice(from, at + line.length);
}
