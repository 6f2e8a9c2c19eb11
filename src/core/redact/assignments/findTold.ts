import type { Span } from "../span";
import { isSecretValue } from "../value/isSecret";
import type { Key } from "./keys";

/** "… is the password", "use … as my API key": the value before its name. */
const valueBefore =
	/(?<![^\s"'`(*])([^\s"'`()*]{8,200})["'`*)]{0,3} (?:as|is|was|for|=) (?:the|my|our|your|a) (?:[\w-]{1,20} ){0,2}(?:[Aa][Pp][Ii] )?$/;

/** A value that a sentence tells before its name, where nothing stands after the name that could be it. */
export function findTold(text: string, key: Key): Span[] {
	if (text[key.start - 1] !== " ") return [];
	const from = Math.max(0, key.start - 160);
	const value = valueBefore.exec(text.slice(from, key.start));
	if (
		value === null ||
		!isSecretValue(value[1] ?? "", { kind: "password", firm: false, quoted: true, environment: false })
	)
		return [];
	return [{ start: from + value.index, end: from + value.index + (value[1] ?? "").length }];
}

const second = /(?:\\{0,15}["'`])?\s(?:to|->|=>)\s(?:\\{0,15}["'`])?([^\s"'`\\]{8,200})/y;

/** "from … to …", `"…" -> "…"`: the value that takes the place of the one that ends at `end`. */
export function findSuccessor(text: string, end: number): Span[] {
	second.lastIndex = end;
	const match = second.exec(text);
	const value = match?.[1]?.replace(/[.,;]$/, "");
	if (match === null || value === undefined) return [];
	const start = match.index + match[0].length - (match[1]?.length ?? 0);
	const context = { kind: "password", firm: false, quoted: true, environment: false } as const;
	return isSecretValue(value, context) ? [{ start, end: start + value.length }] : [];
}

/** The rest of the line of a command, then a line that holds one value alone. */
const printed =
	/[^\n]{0,200}?(?:\r?\n|\\n)(?:[A-Z_]{2,40}\n)?([^\s"'`<>/\\]{8,400}|[A-Za-z0-9+/]{16,400}={0,2})(?=\r?\n|\\n|$)/y;
/** What stands before a command: a prompt, or nothing before the name of a tool that prints secrets. */
const prompt =
	/(?:[$#%>❯➜] +(?!git |ls |find |grep |rg |wc |stat |sha\d|md5)|(?:^|\n)(?:sudo )?(?:kubectl|vault|aws|az|gcloud|op|bw|pass|gh|heroku|fly|cat|echo|printenv|security|docker|head)\s)[^\n]{0,160}$/;

/** What a command printed that names a secret: `$ cat token.txt`, `$ printenv DB_PASSWORD`, and the value below. */
export function findPrinted(text: string, key: Key): Span[] {
	printed.lastIndex = key.end;
	const match = printed.exec(text);
	const value = match?.[1];
	if (match === null || value === undefined) return [];
	const context = { kind: "password", firm: false, quoted: true, environment: false } as const;
	if (!isSecretValue(value, context) || !prompt.test(text.slice(Math.max(0, key.start - 200), key.start))) return [];
	const end = match.index + match[0].length;
	return [{ start: end - value.length, end }];
}
