import type { Problem } from "../../core/model/problem";
import { FileError, type Files } from "../ports";
import { type EmitPorts, lockWaitMs } from "./emitPorts";
import { notWritten } from "./failureProblem";
import { beginsWithSection, isTornAppend, missingBytes, type NarrativeSection } from "./narrativeSection";
import { isInside, narrativePath } from "./paths";

/** Whether the file may be made where there is none (setting `codiHandoff.narrative.create`). */
export type NarrativeCreation = "always" | "never";

export type NarrativeWrite =
	/** `created`: the file was made by this call, or by an earlier, interrupted one of the same section. */
	| { readonly kind: "written"; readonly path: string; readonly created: boolean }
	| { readonly kind: "failed"; readonly problem: Problem };

/**
 * Appends a section to a workspace folder's narrative file (R-000-45, 46). Every byte that is there stays. A second
 * call with the same section changes nothing; after an interrupted one it adds what is missing.
 * Refuses what is no file, and a link that leads out of the folder.
 */
export function appendNarrative(
	{ files, locks }: Pick<EmitPorts, "files" | "locks">,
	folder: string,
	section: NarrativeSection,
	create: NarrativeCreation,
): NarrativeWrite {
	const path = narrativePath(folder);
	try {
		const target = files.realPath(path);
		const problem = refusal(files, folder, path, target, create);
		if (problem !== null) return { kind: "failed", problem };
		return locks.hold(`narrative ${target}`, lockWaitMs, () => appendMissing(files, path, target, section));
	} catch (error) {
		return { kind: "failed", problem: notWritten(error, path) };
	}
}

function refusal(
	files: Files,
	folder: string,
	path: string,
	target: string,
	create: NarrativeCreation,
): Problem | null {
	if (files.linkInfo(path)?.kind === "link" && !isInside(files.realPath(folder), target))
		return { code: "narrative.linkOutside", path, target };
	const kind = files.info(target)?.kind ?? null;
	if (kind === null) return create === "never" ? { code: "narrative.never", path } : null;
	if (kind === "folder") return { code: "narrative.isFolder", path };
	return kind === "file" ? null : { code: "file.notWritten", path, reason: "it is not a regular file" };
}

function appendMissing(files: Files, path: string, target: string, section: NarrativeSection): NarrativeWrite {
	const before = files.readBytes(target);
	const missing = missingBytes(before ?? new Uint8Array(), section);
	if (missing !== null) appendOrTakeBack(files, target, before, missing);
	return { kind: "written", path, created: before === null || beginsWithSection(before, section.id) };
}

/** A full disk can take half of it: what was written is taken back, unless somebody else wrote behind it. */
function appendOrTakeBack(files: Files, target: string, before: Uint8Array | null, bytes: Uint8Array): void {
	try {
		files.append(target, bytes);
	} catch (error) {
		if (!(error instanceof FileError)) throw error;
		const after = files.readBytes(target);
		if (after !== null && isTornAppend(after, before?.length ?? 0, bytes)) {
			if (before === null) files.remove(target);
			else files.truncate(target, before.length);
		}
		throw error;
	}
}
