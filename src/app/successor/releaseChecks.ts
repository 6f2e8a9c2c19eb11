import { briefGaps } from "../../core/render/brief";
import { FileError, type Ports } from "../ports";
import type { SeenSuccessor } from "./lookForSuccessor";

/** The four things that must hold before a handoff is called complete (R-002-29). */
export interface ReleaseChecks {
	/** It calls tools and does not wait for anything. */
	readonly working: boolean;
	/** Its conversation is followed. */
	readonly tracked: boolean;
	/** Each correction of the user's is found where the successor reads it. */
	readonly corrections: boolean;
	/** The brief is there and complete. */
	readonly brief: boolean;
}

export interface Release {
	readonly seen: SeenSuccessor;
	/** Absolute path of the brief. */
	readonly brief: string;
	/** As the brief was made with them. */
	readonly corrections: readonly string[];
	/** Ids of the conversations that are followed. */
	readonly followed: readonly string[];
}

/** Looks at all four, the brief read anew. */
export function releaseChecks(
	{ files }: Pick<Ports, "files">,
	{ seen, brief, corrections, followed }: Release,
): ReleaseChecks {
	const text = readBrief(files, brief);
	const plain = comparable(text ?? "");
	return {
		working: seen.state.kind === "working",
		tracked: followed.includes(seen.id),
		corrections: corrections.every((correction) => plain.includes(comparable(correction).slice(0, longestLookedFor))),
		brief: text !== null && briefGaps(text).length === 0,
	};
}

/** A table's cell may be cut. */
const longestLookedFor = 60;

export function isReleased(checks: ReleaseChecks): boolean {
	return checks.working && checks.tracked && checks.corrections && checks.brief;
}

function readBrief(files: Ports["files"], path: string): string | null {
	try {
		return files.readText(path);
	} catch (error) {
		// What cannot be read again is no brief to start from.
		if (error instanceof FileError) return null;
		throw error;
	}
}

/** Letters and digits alone: the brief escapes what Markdown would take for its own. */
function comparable(text: string): string {
	return text.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
