import { readdirSync } from "node:fs";
import { join } from "node:path";
import { bytesOf, type World } from "./world.mts";

/** A section of a narrative file. */
export interface Section {
	readonly id: string;
	readonly text: string;
}

/** A pending handoff, as far as the campaign looks into it. */
export interface Pending {
	readonly id: string;
	readonly sections: readonly { readonly heading: string; readonly body: string; readonly state: string }[];
	readonly beacon: { readonly done: boolean };
	readonly ledger: { readonly done: boolean };
	readonly hooks: { readonly verdicts: readonly { readonly name: string; readonly verdict: string }[] };
}

/** How far a world's handoffs are, as it lies on the disk at one moment. */
export interface Sight {
	/** Sections behind what was there before the round, and what there is besides whole sections. */
	readonly sections: readonly Section[];
	readonly torn: string;
	/** What was there before is still there, byte for byte. */
	readonly isKept: boolean;
	readonly pending: readonly Pending[];
	/** Whole pending handoffs that did not get their name yet. */
	readonly unnamed: readonly Pending[];
	/** Windows' handoffs that are kept ready. */
	readonly ready: readonly string[];
}

export function look(world: World, narrativeBefore: Buffer): Sight {
	const narrative = bytesOf(world.narrative);
	const isKept = narrative.subarray(0, narrativeBefore.length).equals(narrativeBefore);
	const files = namesIn(world.pending);
	const read = (end: string) =>
		files
			.filter((name) => name.endsWith(end))
			.flatMap((name) => parsed(bytesOf(join(world.pending, name)).toString()) ?? []);
	return {
		...sectionsIn(narrative.subarray(narrativeBefore.length).toString()),
		isKept,
		pending: read(".json"),
		unnamed: read(".json.tmp").filter(({ id }) => !files.includes(`${id}.json`)),
		ready: namesIn(world.ready).filter((name) => name.endsWith(".json")),
	};
}

/** The hooks that ran for a handoff: `[name, begun, ended]` for each. */
export function hookRuns(world: World, id: string): Map<string, { begun: number; ended: number }> {
	const runs = new Map<string, { begun: number; ended: number }>();
	for (const line of bytesOf(world.hookLog).toString().split("\n")) {
		const [moment, name = "", of] = line.split(" ");
		if (of !== id) continue;
		const run = runs.get(name) ?? { begun: 0, ended: 0 };
		runs.set(name, {
			begun: run.begun + (moment === "begin" ? 1 : 0),
			ended: run.ended + (moment === "end" ? 1 : 0),
		});
	}
	return runs;
}

/** Names in a folder, none when it is not there. */
export function namesIn(folder: string): string[] {
	try {
		return readdirSync(folder);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
		throw error;
	}
}

const sectionPattern =
	/(?:\r?\n)*(<!-- codi-handoff ([0-9a-f-]{36}) -->\r?\n## (?:Auto-)?Handoff \d{4}-\d\d-\d\dT[\d:.]+Z\r?\n\r?\n(?:(?!<!-- \/?codi-handoff)[\s\S])*?\r?\n<!-- \/codi-handoff \2 -->\r?\n)/y;

function sectionsIn(text: string): { sections: Section[]; torn: string } {
	const sections: Section[] = [];
	let at = 0;
	for (;;) {
		sectionPattern.lastIndex = at;
		const [, section, id] = sectionPattern.exec(text) ?? [];
		if (section === undefined || id === undefined) return { sections, torn: text.slice(at) };
		sections.push({ id, text: section });
		at = sectionPattern.lastIndex;
	}
}

function parsed(text: string): Pending | null {
	try {
		return JSON.parse(text) as Pending;
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}
