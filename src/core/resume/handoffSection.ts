/** One section of a narrative file, as it stands there now. */
export interface HandoffSection {
	/** What it is known by outside of the file: the handoff's uuid, or its heading where it carries none. */
	readonly key: string;
	/** uuid of the handoff; null for a section written by hand or by an older version. */
	readonly id: string | null;
	/** The heading's line, for example `## Handoff 2026-11-30T18:02:00.000Z`. */
	readonly heading: string;
	/** When it was written, ISO 8601, UTC; null when the heading does not say. */
	readonly at: string | null;
	/** What stands below the heading, lines ended by \n, without blank lines around it. */
	readonly body: string;
	/** whole: between its two marks; torn: its end is missing; byHand: without marks. */
	readonly form: "whole" | "torn" | "byHand";
}

/** What a narrative file holds. */
export interface HandoffText {
	/** Newest first. */
	readonly sections: readonly HandoffSection[];
	/** There is text beside them: another tool's sections, or notes of the user. */
	readonly hasForeignText: boolean;
}

/** A section to the letter, heading and body, as it is compared with what was written. */
export function sectionText({ heading, body }: Pick<HandoffSection, "heading" | "body">): string {
	return `${heading.trim()}\n\n${body.trim()}`;
}
