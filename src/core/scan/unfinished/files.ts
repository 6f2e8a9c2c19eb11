import { isAbsolutePath } from "../../model/isAbsolutePath";
import type { SessionView } from "../sessionView";
import type { Draft } from "./draft";

const atMost = 6;
/** Characters that names of files are made of; what lies between is no part of one. */
const between = /[^\w@./\\()[\]-]+/;
const fileName = /^.*[\w)\]]\.[a-z][a-z0-9]{0,7}\b/i;
/** Characters of a path at most. */
const longest = 260;

/**
 * Absolute paths of the files that an item is about: those its words name, as calls of the session spell them
 * in full, else those that were edited in its exchange (R-000-37).
 */
export function filesOf(view: SessionView, draft: Draft): string[] {
	const known = new Set(view.calls.flatMap((call) => call.tool.files));
	const named = new Set<string>(draft.files.filter(isAbsolutePath));
	for (const name of namesIn(`${draft.text} ${draft.what ?? ""}`)) {
		const ending = name.replace(/^\.?\/+/, "").replaceAll("\\", "/");
		for (const file of known)
			if (isAbsolutePath(file) && `/${file.replaceAll("\\", "/")}`.endsWith(`/${ending}`)) named.add(file);
	}
	if (named.size === 0) {
		for (const call of view.exchanges[draft.exchange]?.calls ?? [])
			if (call.tool.kind === "edit") for (const file of call.tool.files) if (isAbsolutePath(file)) named.add(file);
	}
	return [...named].slice(0, atMost);
}

/** Names of files in a text, as spelled. */
function namesIn(text: string): string[] {
	return text.split(between).flatMap((part) => {
		const name = part.length > longest ? undefined : fileName.exec(part)?.[0];
		return name === undefined ? [] : [name];
	});
}
