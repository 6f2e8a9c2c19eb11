const commandOutput =
	/^\s*(?:remote:|fatal:|hint:|error\b|warning\b|note:|traceback|file "|at .+\(|at .+:\d+|caused by|\$ |❯|➜|PS [A-Z]:|~\/|npm |yarn |pnpm |node:|commit [0-9a-f]{7,}|author:|date:|diff --git|@@ |\+\+\+ |--- |create mode|\* branch|from https?:|\d{4}-\d\d-\d\d[ T]|\[\d|\[[\w./-]+ [0-9a-f]{7}\]|[✓✗✘×✖]|PASS\b|FAIL\b|ok\s+\S+\s|=== |--- |#\d+ |\w+Error\b|\w+Exception\b|panic:|exit(?:ed)? (?:status|code)|process (?:exited|completed)|fetching |found \w+ |listening on)/i;
const codeLine =
	/[{};]\s*$|^\s*(?:import|export|const|let|var|function|class|def|return|public|private|package|func|from \S+ import|<\/?[a-z][\w-]*[\s>]|["'][\w.-]+["']\s*:)|=>|^\s*[\w.]+\(.*\)\s*$|^\s*[)\]}]/;
const errorLine =
	/\b(?:error|exception|fatal|failed|failure|denied|cannot|could not|not found|undefined|panic|traceback|refused|timed? ?out|invalid|unexpected|exit code [1-9]\d*)\b|\b(?:[45]\d\d)\b.*\berror|❌|erro\b|erreur\b|fehler\b/i;

/** Does a line of a user's message look like pasted output or code rather than words the user typed? */
export function isPasted(line: string): boolean {
	const text = line.trim();
	if (text === "") return false;
	if (commandOutput.test(line) || codeLine.test(text)) return true;
	return text.length > 24 && letters(text) < 0.62;
}

/** Does a pasted line report an error? */
export function isErrorLine(line: string): boolean {
	return errorLine.test(line) && !/\b0 (?:errors?|failed|failures)\b/i.test(line);
}

/** Share of letters and spaces in a line, 0 to 1. */
function letters(text: string): number {
	return (text.match(/[\p{L}\s]/gu)?.length ?? 0) / text.length;
}
