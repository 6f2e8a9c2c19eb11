import type { Evidence } from "../model/finding";
import { isAbsolutePath } from "../model/isAbsolutePath";
import { absolutePath } from "../sources/paths";
import { codeSpan, plainLine } from "./inline";

/** What is longer stands in no link: no id or path that is worth one. */
const longest = 300;

/** Where words stand in a conversation. */
export type TurnPlace = Pick<Evidence, "conversation" | "turn" | "offset">;

/**
 * Where the words of a finding are shown, as the extension's URI handler opens it:
 * `vscode://codialectic.codi-handoff/turn?conversation=<id>&turn=<index>&offset=<bytes>`. Null where nothing can be opened.
 */
export function turnUri({ conversation, turn, offset }: TurnPlace): string | null {
	if (conversation === "" || conversation.length > longest) return null;
	return `vscode://codialectic.codi-handoff/turn?conversation=${encode(conversation)}&turn=${turn}&offset=${offset}`;
}

/** The place that `turnUri` names; null for any other address. */
export function parseTurnUri(uri: string): TurnPlace | null {
	const [, id, turn, offset] =
		/^vscode:\/\/codialectic\.codi-handoff\/turn\?conversation=([^&]+)&turn=(\d{1,9})&offset=(\d{1,15})$/.exec(uri) ??
		[];
	try {
		return id === undefined
			? null
			: { conversation: decodeURIComponent(id), turn: Number(turn), offset: Number(offset) };
	} catch (error) {
		if (error instanceof URIError) return null;
		throw error;
	}
}

/** Nothing is left of it that could end a link. */
function encode(text: string): string {
	return encodeURIComponent(text.toWellFormed()).replace(/[!'()*~]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
}

/**
 * A file as a code span: its name, as a link that VS Code opens, where it lies in the workspace folder, else the
 * whole path. `path` is absolute and may end with a line (`:12`, `#L12`).
 */
export function fileLink(path: string, folder: string | null): string {
	const [, file = path, line = null] = /^(.+?)[:#]L?(\d+)(?:[-:]L?\d+)?$/.exec(path) ?? [];
	const inside = folder === null ? null : pathWithin(file, folder);
	if (inside === null) return codeSpan(path);
	const name = plainLine(inside) === inside ? (inside.split("/").at(-1) ?? inside) : inside;
	const text = codeSpan(line === null ? name : `${name}:${line}`);
	const target = `${targetOf(inside)}${line === null ? "" : `#L${line}`}`;
	if (plainLine(inside) !== inside || target.length > longest) return text;
	return `[${text}](${/[\s()]/.test(target) ? `<${target}>` : target})`;
}

/** A path relative to the folder, with slashes; null when it does not lie in it. */
function pathWithin(path: string, folder: string): string | null {
	if (!isAbsolutePath(path)) return null;
	const [file, root] = [absolutePath(path, null), absolutePath(folder, null).replace(/[\\/]+$/, "")];
	const isWindows = !file.startsWith("/");
	const same = isWindows ? file.toLowerCase().startsWith(root.toLowerCase()) : file.startsWith(root);
	const rest = file.slice(root.length);
	if (!same || !/^[\\/]./.test(rest)) return null;
	return isWindows ? rest.slice(1).replaceAll("\\", "/") : rest.slice(1);
}

/** A name with a colon would be read as a scheme (`javascript:…`), a number sign as a place in the file. */
function targetOf(path: string): string {
	const escaped = path.replace(/[%#?\\<>`“”]/g, encodeURIComponent);
	return /^[^/]*:/.test(escaped) ? `./${escaped}` : escaped;
}
