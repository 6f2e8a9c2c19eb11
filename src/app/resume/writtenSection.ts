import * as z from "zod/mini";
import type { Problem } from "../../core/model/problem";
import { sectionText } from "../../core/resume/handoffSection";
import { type EmitPorts, privateFile, privateFolder } from "../emit/emitPorts";
import { notWritten } from "../emit/failureProblem";
import { codialecticFolder, inside, workspaceDigest } from "../emit/paths";
import { readJson } from "../readJson";
import { keepNewest } from "../review/keepNewest";

const writtenSchema = z.object({
	version: z.literal(1),
	/** The handoff's uuid. */
	id: z.string(),
	/** SHA-256 of `text`. */
	sha256: z.string(),
	/** The section as it was written, heading and body. */
	text: z.string(),
});
/** A section as this program wrote it, so that the next reader sees what others changed since. Private: secrets are masked in it. */
export type WrittenSection = z.infer<typeof writtenSchema>;

type StorePorts = Pick<EmitPorts, "files" | "places" | "ids">;

/** So many of a folder are kept. */
const mostKept = 50;

/** Keeps a section that was written into a folder's narrative file. Keeping it again changes nothing. */
export function keepWrittenSection(
	ports: StorePorts,
	folder: string,
	section: { readonly id: string; readonly heading: string; readonly body: string },
): Problem | null {
	const text = sectionText(section);
	const path = pathOf(ports, folder, section.id);
	try {
		ports.files.makeFolder(folderOf(ports, folder), privateFolder);
		const kept: WrittenSection = { version: 1, id: section.id, sha256: ports.ids.sha256(text), text };
		ports.files.replace(path, `${JSON.stringify(kept)}\n`, privateFile);
		keepNewest(ports.files, folderOf(ports, folder), mostKept);
		return null;
	} catch (error) {
		return notWritten(error, path);
	}
}

/** Null when nothing is kept of it, or what is kept is not whole. */
export function readWrittenSection(ports: StorePorts, folder: string, id: string): WrittenSection | null {
	const read = writtenSchema.safeParse(readJson(ports.files, pathOf(ports, folder, id)));
	return read.success && ports.ids.sha256(read.data.text) === read.data.sha256 ? read.data : null;
}

function pathOf(ports: StorePorts, folder: string, id: string): string {
	return inside(folderOf(ports, folder), `${id}.json`);
}

function folderOf(ports: StorePorts, folder: string): string {
	return inside(codialecticFolder(ports.places), `journal/sections/${workspaceDigest(ports, folder)}`);
}
