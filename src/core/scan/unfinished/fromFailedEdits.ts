import { baseName } from "../../model/baseName";
import { lastLine } from "../checks";
import { evidenceList, evidenceOf } from "../evidence";
import { shorten } from "../plainText";
import { purposeOf } from "../purpose";
import { type Call, callSource, type SessionView } from "../sessionView";
import { topicWords } from "../words";
import { type Draft, titleLimit, whatLimit } from "./draft";

/** The last so many of such files are looked at. */
const lookedAt = 100;

/** Files whose last edit did not go through, and that nothing touched afterwards: what it was to change is still to do. */
export function fromFailedEdits(view: SessionView): Draft[] {
	const last = new Map<string, Call>();
	for (const call of view.calls) {
		if (call.tool.kind !== "edit" || call.tool.denial !== null) continue;
		for (const file of call.tool.files) {
			last.delete(file);
			last.set(file, call);
		}
	}
	return [...last]
		.filter(([, call]) => call.tool.ok === false)
		.slice(-lookedAt)
		.flatMap(([file, call]) => (isTouchedLater(view, call, file) ? [] : draftOf(view, call, file)));
}

function isTouchedLater(view: SessionView, failed: Call, file: string): boolean {
	const name = nameOf(file);
	return view.calls.some(({ order, tool }) => order > failed.order && (tool.command?.includes(name) ?? false));
}

function nameOf(file: string): string {
	return baseName(file);
}

function draftOf(view: SessionView, call: Call, file: string): Draft[] {
	const { tool } = call;
	const purpose = purposeOf(view, call);
	const said = purpose === null ? null : evidenceOf(purpose.source, purpose.raw);
	const words = tool.added?.split("\n").find((line) => line.trim() !== "") ?? file;
	const line = tool.result === null ? null : lastLine(tool.result);
	const printed = line === null ? null : evidenceOf(callSource(view, call, tool.result ?? "", "tool"), line);
	const evidence = evidenceList([said, evidenceOf(callSource(view, call, words, "assistant"), words), printed]);
	if (evidence === null) return [];
	const what = shorten([purpose?.plain, line].filter((part) => part != null).join(" "), whatLimit);
	return [
		{
			source: "interrupted",
			text: shorten(`Edit of ${nameOf(file)} did not go through${line === null ? "" : `: ${line}`}`, titleLimit),
			what: what === "" ? null : what,
			how: null,
			whatsLeft: "The edit failed and was not made again",
			blockers: null,
			evidence,
			files: [file],
			exchange: call.exchange,
			order: call.order,
			weight: 0.6,
			topic: topicWords(`${nameOf(file)} ${what}`),
			unverified: false,
			closedBy: "nothing",
		},
	];
}
