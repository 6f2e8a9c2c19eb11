import type { HandoffSection } from "../../../src/core/resume/handoffSection";
import { splitSections } from "../../../src/core/resume/splitSections";

export const uuid = (digit: number) => `0d0e8f2a-6c1b-4b52-9c55-2f4a4f8d7a1${digit}`;

/** A section as this program writes it, with its marks. */
export function written(digit: number, heading: string, body: string): string {
	return `<!-- codi-handoff ${uuid(digit)} -->\n${heading}\n\n${body}\n<!-- /codi-handoff ${uuid(digit)} -->\n`;
}

/** The only section of a text. */
export function sectionOf(body: string, heading = "## Handoff 2026-11-27T09:31:00.000Z"): HandoffSection {
	const [section] = splitSections(written(0, heading, body)).sections;
	if (section === undefined) throw new Error("no section");
	return section;
}
