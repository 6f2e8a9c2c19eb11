import type { TextLine } from "../textLines";

/** A change that the model proposed in its reply. */
export interface ProposedEdit {
	readonly type: "edit";
	readonly offset: number;
	/** As the model wrote it, mostly relative to the repository's root; null when no name stands there. */
	readonly file: string | null;
	readonly removed: string;
	readonly added: string;
}
export interface Prose {
	readonly type: "prose";
	readonly offset: number;
	readonly text: string;
}

const search = /^<{5,9} SEARCH>?\s*$/;
const divider = /^={5,9}\s*$/;
const replace = /^>{5,9} REPLACE\s*$/;
/** Longer lines above a block are prose. */
const longestName = 300;
const fence = /^\s*(?:`{3,}|~{3,})/;

/** Cuts a reply into prose and SEARCH/REPLACE blocks. A block that was cut off reaches to the end. */
export function splitReply(lines: readonly TextLine[]): readonly (Prose | ProposedEdit)[] {
	const parts: (Prose | ProposedEdit)[] = [];
	let proseFrom = 0;
	let lastFile: string | null = null;
	for (let at = 0; at < lines.length; at++) {
		if (!search.test(textAt(lines, at))) continue;
		const name = nameBefore(lines, at, proseFrom);
		lastFile = name?.file ?? lastFile;
		const begin = name?.at ?? (at > proseFrom && fence.test(textAt(lines, at - 1)) ? at - 1 : at);
		const edit = editAt(lines, at, lastFile);
		parts.push(...proseOf(lines.slice(proseFrom, begin)), edit.edit);
		proseFrom = edit.end;
		at = proseFrom - 1;
	}
	return [...parts, ...proseOf(lines.slice(proseFrom))];
}

function editAt(lines: readonly TextLine[], at: number, file: string | null) {
	const removed: string[] = [];
	const added: string[] = [];
	let target = removed;
	let end = at + 1;
	for (; end < lines.length && !replace.test(textAt(lines, end)); end++) {
		if (target === removed && divider.test(textAt(lines, end))) target = added;
		else target.push(textAt(lines, end));
	}
	const closed = end + 1 < lines.length && /^\s*(?:`{3,}|~{3,})\s*$/.test(textAt(lines, end + 1));
	const edit: ProposedEdit = {
		type: "edit",
		offset: lines[at]?.offset ?? 0,
		file,
		removed: removed.join("\n"),
		added: added.join("\n"),
	};
	return { edit, end: Math.min(end + (closed ? 2 : 1), lines.length) };
}

/** The file's name stands up to three lines above, with or without a fence between, as aider itself looks for it. */
function nameBefore(lines: readonly TextLine[], at: number, from: number): { file: string; at: number } | null {
	for (let above = at - 1; above >= Math.max(from, at - 3); above--) {
		const text = textAt(lines, above).trim();
		if (text === "" || fence.test(text)) continue;
		if (text.length > longestName) return null;
		const name = text.replace(/^[#*`\s]+|[*`:\s]+$/g, "");
		return /^[^\s<>|"?]+$|^[^<>|"?]*[\\/][^<>|"?]*\.\w+$/.test(name) && /[.\\/]|^[A-Z]\w+file$/.test(name)
			? { file: name, at: above }
			: null;
	}
	return null;
}

function proseOf(lines: readonly TextLine[]): Prose[] {
	const first = lines.find((line) => line.text.trim() !== "");
	if (first === undefined) return [];
	return [{ type: "prose", offset: first.offset, text: lines.map((line) => line.text).join("\n") }];
}

function textAt(lines: readonly TextLine[], at: number): string {
	return lines[at]?.text ?? "";
}

/** What a reply in the "whole" or "udiff" edit format puts into a file; nulls when it has no such block. */
export function changeFor(
	file: string,
	reply: string,
): { readonly added: string | null; readonly removed: string | null } {
	const blocks = [...reply.matchAll(/(?:^|\n)(?:([^\n]*)\n)?[ \t]*(`{3,})(\w*)[^\n]*\n([\s\S]*?)\n[ \t]*\2(?=\n|$)/g)];
	for (const [, above = "", , language, body = ""] of blocks) {
		if (language === "diff" && new RegExp(`^\\+\\+\\+ (?:b/)?${escaped(file)}\\s*$`, "m").test(body))
			return { added: side(body, "+"), removed: side(body, "-") };
		if (above.replace(/^[#*`\s]+|[*`:\s]+$/g, "") === file) return { added: body, removed: null };
	}
	return { added: null, removed: null };
}

function side(diff: string, sign: "+" | "-"): string {
	const own = diff.split("\n").filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)));
	return own.map((line) => line.slice(1)).join("\n");
}

function escaped(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
