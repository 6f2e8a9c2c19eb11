import type { Passage } from "../passage";
import type { SessionView } from "../sessionView";
import { type Draft, draftFrom } from "./draft";

const file = /`([^`\s]*?([\w-]+\.[a-z]\w{0,5}))`/gi;

/** The last so many of such sentences are looked at. */
const lookedAt = 200;

/** Files that the agent said it may have to change as well, and never touched again. */
export function fromPromises(view: SessionView): Draft[] {
	const hedged = view.passages.filter(
		({ source, says }) => source.speaker === "assistant" && says("hedge") && says("promise"),
	);
	return hedged.slice(-lookedAt).flatMap((passage) => {
		const left = filesIn(passage).filter((name) => !touchedLater(view, passage, name));
		if (left.length === 0) return [];
		return draftFrom("deferred", 0.5, passage, {
			text: `Check ${left.join(", ")}: ${passage.plain}`,
			files: left,
			closedBy: "deeds",
		});
	});
}

/** Names of the files in the part of a sentence that the hedge stands before. */
function filesIn(passage: Passage): string[] {
	const from = passage.reader.find("hedge", passage.raw)?.index ?? 0;
	return [...passage.raw.slice(from).matchAll(file)].flatMap((match) => (match[2] === undefined ? [] : [match[2]]));
}

function touchedLater(view: SessionView, passage: Passage, name: string): boolean {
	return view.calls.some(
		({ order, tool }) =>
			order > passage.order &&
			((tool.kind === "edit" && tool.files.some((path) => path.endsWith(name))) || tool.command?.includes(name)),
	);
}
