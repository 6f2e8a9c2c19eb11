import { baseName } from "../../model/baseName";
import { evidenceList, evidenceOf } from "../evidence";
import { plainText, shorten } from "../plainText";
import { type Call, callSource, type SessionView } from "../sessionView";
import { topicWords } from "../words";
import { type Draft, titleLimit, whatLimit } from "./draft";

const throws =
	/(?:throw|raise|panic|assert|warn|error|todo!|unimplemented!|fail|return)\b.{0,80}\b(?:not (?:yet )?implemented|unimplemented|notimplemented\w*|todo)\b|\b(?:todo!|unimplemented!)\(|\bNotImplementedError\b/i;
const comment =
	/(?:\/\/|\/\*|^\s*\*|#|--|<!--|;;)\s*.{0,60}?\b(?:TODO|FIXME|XXX|HACK)\b|(?:\/\/|\/\*|^\s*\*|#|<!--)\s*(?:.{0,40}\b)?(?:placeholder|stub|dummy|mock implementation|not (?:yet )?implemented|implement(?:ed)? later)\b/i;

/** The last so many edits with such lines are compared with what came after them. */
const lookedAt = 200;

/** Stubs, placeholders and TODO marks that the session's own edits put in and that still stand there: one item an edit. */
export function fromStubs(view: SessionView): Draft[] {
	const edits = view.calls.filter(
		(call) => call.tool.kind === "edit" && call.tool.denial === null && call.tool.ok !== false,
	);
	const stubs = edits.map((call, at) => ({ call, at, put: stubLines(call) })).filter(({ put }) => put.length > 0);
	return stubs.slice(-lookedAt).flatMap(({ call, at, put }) => {
		const later = edits.slice(at + 1);
		const left = put.filter((line) => !later.some((edit) => replaces(edit, call, line)));
		return left.length === 0 ? [] : stub(view, call, left.slice(0, 4));
	});
}

function stubLines(call: Call): string[] {
	const removed = call.tool.removed ?? "";
	const lines = (call.tool.added ?? "").split("\n").map((line) => line.replace(/^\+/, "").trim());
	return [...new Set(lines.filter((line) => (throws.test(line) || comment.test(line)) && !removed.includes(line)))];
}

function stub(view: SessionView, call: Call, lines: readonly string[]): Draft[] {
	const source = callSource(view, call, call.tool.added ?? "", "assistant");
	const thrown = lines.find((line) => throws.test(line));
	const main = thrown ?? lines[0] ?? "";
	const evidence = evidenceList(
		[main, ...lines.filter((line) => line !== main)].map((line) => evidenceOf(source, line)),
	);
	if (evidence === null) return [];
	const file = call.tool.files[0];
	const name = file === undefined ? "" : ` in ${baseName(file)}`;
	return [
		{
			source: "stub",
			text: shorten(`Stub left${name}: ${wordsOf(main)}`, titleLimit),
			what: shorten(lines.map(wordsOf).join("; "), whatLimit),
			how: null,
			whatsLeft: null,
			blockers: null,
			evidence,
			files: call.tool.files,
			exchange: call.exchange,
			order: call.order,
			weight: thrown === undefined ? 0.5 : 0.7,
			topic: topicWords(`${main} ${name}`),
			unverified: false,
			closedBy: "deeds",
		},
	];
}

/** A line of code as words: without its comment marks. */
function wordsOf(line: string): string {
	return plainText(line.replace(/^(?:\/\/+|\/\*+|\*+|#+|<!--|--|;;)\s*/, "").replace(/\s*(?:\*\/|-->)\s*$/, ""));
}

/** Does a later edit of the same file take the line out, or write the file anew without it? */
function replaces(edit: Call, call: Call, line: string): boolean {
	if (!edit.tool.files.some((file) => call.tool.files.includes(file))) return false;
	const added = edit.tool.added ?? "";
	if (added.includes(line)) return true;
	const removed = edit.tool.removed?.trim() ?? "";
	if (removed.length >= 12 && line.includes(removed)) return true;
	return removed.includes(line) || (edit.tool.removed === null && added.length > 400);
}
