import { lexer, type Token, type Tokens } from "marked";

/** Titles of a section's parts: no other heading may stand in it. */
const titles = new Set([
	"Goal",
	"Standing constraints and corrections (the user's words)",
	"State",
	"Still running",
	"Do first",
	"Unfinished",
	"Open questions",
	"Decisions",
	"Tried and failed",
	"In the terminals",
	"Lessons",
	"Files touched",
	"Provenance",
]);
/** What foreign words can be made into, and may not. Rules, tables and blocks of code are ours neither. */
const forbidden = new Set(["html", "image", "table", "hr", "code", "br", "del", "heading", "def"]);
const ownLink = /^vscode:\/\/codialectic\.codi-handoff\/turn\?conversation=[\w.%-]+&turn=\d+&offset=\d+$/;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
/** Not seen, or not text. */
const unseen =
	/[^\P{Cc}\n]|\p{Cs}|(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}|[\u2028\u2029]|[\u115f\u1160\u3164\uffa0]|\u034f|[\u{e0000}-\u{e0fff}]/u;

/**
 * What is wrong with a section as a Markdown reader and as a reader of the raw text see it: each fault in a few words.
 * `sign` is a word that all foreign text of the test holds, and that may stand in quotations only.
 */
export function sectionFaults(body: string, sign: string): string[] {
	const tokens = lexer(body, { gfm: true });
	const faults: string[] = [];
	for (const token of tokens) {
		if (token.type === "heading") {
			const { depth, text } = token as Tokens.Heading;
			if (depth !== 3 || !titles.has(text)) faults.push(`heading ${depth} ${text}`);
		} else if (token.type === "def") {
			if (!ownLink.test((token as Tokens.Def).href)) faults.push(`definition ${(token as Tokens.Def).href}`);
		} else faults.push(...faultsIn([token]));
	}
	const last = tokens.findLastIndex(({ type }) => type !== "def" && type !== "space");
	const early = tokens.findIndex(({ type }) => type === "def");
	if (early >= 0 && early < last) faults.push("a definition before the end");
	if (outsideQuotations(tokens).includes(sign)) faults.push(`unquoted: ${outsideQuotations(tokens)}`);
	return [...faults, ...rawFaults(body, sign)];
}

function faultsIn(tokens: readonly Token[]): string[] {
	return tokens.flatMap((token) => {
		const isStruck = token.type === "del" && !token.raw.startsWith("~~");
		const own = forbidden.has(token.type) && !isStruck ? [`${token.type}: ${token.raw}`] : [];
		if (token.type === "link") own.push(...linkFaults(token as Tokens.Link));
		if (token.type === "list_item" && (token as Tokens.ListItem).checked) own.push(`ticked: ${token.raw}`);
		return [...own, ...faultsIn(childrenOf(token))];
	});
}

/** Ours, a file of the folder, or an address of the net that is shown as it stands. */
function linkFaults({ href, raw, text }: Tokens.Link): string[] {
	if (ownLink.test(href)) return /^(?:[A-Z]\d*, )?turn \d+$/.test(text) ? [] : [`link ${raw}`];
	if (!scheme.test(href)) return href.startsWith("//") ? [`link ${raw}`] : [];
	return /^(?:https?|ftp|mailto):/i.test(href) && !raw.startsWith("[") && !raw.startsWith("<") ? [] : [`link ${raw}`];
}

function childrenOf(token: Token): readonly Token[] {
	if (token.type === "list") return (token as Tokens.List).items;
	return "tokens" in token && Array.isArray(token.tokens) ? token.tokens : [];
}

/** The text that stands neither in a quotation, nor between quotation marks, nor in a code span. */
function outsideQuotations(tokens: readonly Token[]): string {
	const text = (token: Token): string => {
		if (token.type === "blockquote" || token.type === "codespan" || token.type === "def") return "";
		const children = childrenOf(token);
		return children.length > 0 ? children.map(text).join("") : token.type === "escape" ? token.text : token.raw;
	};
	return tokens.map((token) => `${text(token).replace(/“[^“”]*”/g, "")}\n`).join("");
}

function rawFaults(body: string, sign: string): string[] {
	const unmarked = body
		.split("\n")
		.filter((line) => !line.startsWith("> ") && !/^\[[\w.-]+\]: /.test(line))
		.map((line) =>
			line
				.replace(/“[^“”]*”/g, "")
				.replace(/`[^`]*`/g, "")
				.replace(/\]\((?:<[^<>]*>|[^()\s]*)\)/g, ""),
		);
	return [
		...unmarked.filter((line) => line.includes(sign)).map((line) => `unquoted in the raw text: ${line}`),
		...(unseen.test(body) ? [`not seen: ${JSON.stringify(unseen.exec(body)?.[0])}`] : []),
		...(/<(?:!)--|-->/.test(body) ? ["a comment's mark"] : []),
		...body
			.split("\n")
			.filter((line) => !ownLine.test(line))
			.map((line) => `no line of ours: ${line}`),
	];
}

/** How the lines of a section begin. */
const ownLine =
	/^(?:$|> \S|### [A-Z]|- (?:\[ \] )?\S|1\. “| {2}- (?:why|what|how|pick up|blocked by|files): \S|\(\d+ more in between\)$|\[[\w.-]+\]: vscode:\/\/|\[?`)/;
