/** Lines as programs print them: prompts, traces, git's and compilers' messages, logs. */
const printed = [
	/^\s*(?:remote|fatal|hint|error|warning|traceback|caused by|author|date|panic)\s*(?:\(.*?\))?:/i,
	/^\s*(?:at .+[(:]\d|file ".+", line|traceback \(|\w+(?:Error|Exception)\b|npm (?:err|warn|notice)\b)/i,
	/^\s*(?:error|exception|warning|uncaught|unhandled)\b[^.!?]*\b\w*(?:error|exception): /i,
	/^\s*(?:\$ |❯|➜|PS [A-Z]:\\|~\/|C:\\)/,
	/^\s*(?:commit [0-9a-f]{7,}|diff --git|@@ |\+\+\+ |--- |create mode|\* branch|from https?:|=== )/i,
	/^\s*(?:\d{4}-\d\d-\d\d[ T]\d|\[\d|\[[\w./-]+ [0-9a-f]{7}\]|[✓✗✘×✖] |(?:PASS|FAIL|ok)\s+\S+|\d+ files? changed)/,
	/^\s*\[[\w.-]{2,20}\]\s|\S:\d+:\d+\)?\s*$/,
	/^\s*\S{1,300}:\d+:\d+: (?:fatal )?(?:error|warning|note)\b|^\s*[\w$.<>]{1,80} [\w$./-]{1,200}\.\w{1,5}:\d+\s*$/i,
	/\(attempt \d+\/\d+\)|^\s*(?:fetch|download|install|build|compil|push|clon|resolv|load|runn|start|process|pars|sync)ing .+\.\.\.$|exit(?:ed)? (?:status|code) \d|process (?:exited|completed) with/i,
];
const codeLine =
	/[{};]\s*$|^(?:import\s+(?:[\w*{"'].*\bfrom\b|["'{])|export\s+(?:const|default|function|class|type|interface|\*|\{)|(?:const|let|var)\s+[\w{[$]+[^']*=|(?:async\s+)?function\s*\w*\(|class\s+\w+\s*[({:]|def\s+\w+\(|func\s+\S*\(|package\s+\w+$|<\/?[a-z][\w-]*[\s>]|["'][\w.-]+["']\s*:|[\w.]+\(.*\)$|[)\]}])|=>/;
const errorLine =
	/\b(?:[a-z]{0,40}error|[a-z]{0,40}exception|fatal|failed|failure|denied|cannot|could not|not found|undefined|panic|traceback|refused|timed? ?out|invalid|unexpected|exit code [1-9]\d*)\b|\b(?:[45]\d\d)\b.*\berror|❌|erro\b|erreur\b|fehler\b/i;

/**
 * The lines of a user's message that look like pasted output or code rather than words the user typed. What
 * follows a prompt is output up to the next empty line; lines that open with a sign (⚠, ✅) are output when
 * other lines are.
 */
export function pastedLines(message: string): ReadonlySet<string> {
	const lines = message.split("\n");
	const pasted = new Set<string>();
	let afterPrompt = false;
	for (const line of lines) {
		if (line.trim() === "") afterPrompt = false;
		else if (afterPrompt || isPasted(line)) pasted.add(line);
		if (prompt.test(line)) afterPrompt = true;
	}
	if (pasted.size > 0) for (const line of lines) if (sign.test(line)) pasted.add(line);
	return pasted;
}

const prompt = /^\s*(?:\$ |❯|➜|PS [A-Z]:\\|[\w.-]+@[\w.-]+[:~ ].*[$#] )/;
const sign = /^\s*\p{Extended_Pictographic}/u;

function isPasted(line: string): boolean {
	const text = line.trim();
	if (printed.some((pattern) => pattern.test(line)) || codeLine.test(text)) return true;
	return text.length > 24 && letters(text) < 0.62;
}

/** Does a pasted line report an error? */
export function isErrorLine(line: string): boolean {
	return errorLine.test(line) && !/\b0 (?:errors?|failed|failures)\b/i.test(line);
}

/** The line with which a message opens when it opens with a pasted error, not with the user's own words; else null. */
function openingError(message: string): string | null {
	const line = message.trimStart().split("\n", 1)[0]?.trim() ?? "";
	return line.length > 12 && isErrorLine(line) && isPasted(line) ? line : null;
}

/** The user's own words before a pasted error at most: "The same again:". */
const fewWords = 16;

/** The first error that a message pastes in after a few words of the user's own at most; null when there is none. */
export function pastedError(message: string): string | null {
	const opening = openingError(message);
	if (opening !== null) return opening;
	let words = 0;
	for (const line of message.slice(0, 20_000).split("\n")) {
		const pasted = isPasted(line);
		if (pasted && line.trim().length > 12 && isErrorLine(line)) return line.trim();
		if (!pasted)
			words += line
				.trim()
				.split(/\s+/)
				.filter((word) => word !== "").length;
		if (words > fewWords) return null;
	}
	return null;
}

/** Share of letters and spaces in a line, 0 to 1. */
function letters(text: string): number {
	return (text.match(/[\p{L}\s]/gu)?.length ?? 0) / text.length;
}
