import { baseName } from "../../model/baseName";
import type { CheckState } from "../../model/finding";
import type { ToolCall } from "../../model/transcript";
import { checksOf } from "../checks";
import { evidenceList, evidenceOf } from "../evidence";
import { shorten } from "../plainText";
import { callSource, type SessionView } from "../sessionView";
import { topicWords } from "../words";
import { type Draft, titleLimit } from "./draft";

/** Files whose change no test run is needed for. */
const noCode =
	/\.(?:md|mdx|markdown|rst|adoc|txt|csv|tsv|log|svg|png|jpe?g|gif|ico|pdf|ipynb|lock)$|(?:^|[\\/])(?:LICENSE|CHANGELOG|README|NOTES|TODO)[^\\/]*$|(?:^|[\\/])\.git/i;

/** Code that was edited after the last test run that went well: nobody knows whether it still does. */
export function fromUnchecked(view: SessionView, checks: readonly CheckState[]): Draft[] {
	const last = checks.findLast((check) => check.check === "test") ?? checks.at(-1);
	if (last === undefined || last.verdict !== "passed" || !last.editedSince) return [];
	const run = view.calls.findLast((call) => call.tool.command === last.command);
	const edits = view.calls.filter(
		({ order, tool }) =>
			order > (run?.order ?? 0) &&
			tool.kind === "edit" &&
			tool.ok !== false &&
			tool.denial === null &&
			tool.files.some((file) => !noCode.test(file)),
	);
	const edit = edits.at(-1);
	if (
		edit === undefined ||
		view.calls.some(({ order, tool }) => order > edit.order && (passes(tool) || isHandedOver(tool)))
	)
		return [];
	const files = [...new Set(edits.flatMap(({ tool }) => tool.files.filter((file) => !noCode.test(file))))];
	const file = edit.tool.files.find((name) => !noCode.test(name)) ?? edit.tool.name;
	const words = edit.tool.added?.split("\n").find((line) => line.trim() !== "") ?? file;
	const evidence = evidenceList([evidenceOf(callSource(view, edit, words, "assistant"), words), last.evidence]);
	if (evidence === null) return [];
	const names = files.map((name) => baseName(name)).join(", ");
	return [
		{
			source: "unchecked",
			text: shorten(`Run the checks again: ${names} changed since they last passed`, titleLimit),
			what: null,
			how: `Run ${last.command}`,
			whatsLeft: null,
			blockers: null,
			evidence,
			files,
			exchange: edit.exchange,
			order: edit.order,
			weight: 0.46,
			topic: topicWords(`${last.command} ${names}`),
			unverified: false,
			closedBy: "nothing",
		},
	];
}

/** What was pushed or published after it was edited is checked elsewhere. */
function isHandedOver({ ok, command }: ToolCall): boolean {
	return (
		ok !== false && command !== null && /\b(?:git push|(?:npm|pnpm|yarn|cargo|vsce) publish|deploy)\b/.test(command)
	);
}

/** Another check that went well after the last edit is an answer too. */
function passes(tool: ToolCall): boolean {
	return tool.ok === true && tool.command !== null && checksOf(tool.command).length > 0;
}
