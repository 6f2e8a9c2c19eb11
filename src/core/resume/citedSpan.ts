import type { Citation } from "./citation";
import { readPath } from "./citedPath";

type Base = Omit<Citation, "kind" | "text" | "target">;

/** Programs whose word in a code span makes a command of it. */
const program =
	/^(?:\$ )?(?:(?:sudo|env|time) )?(?:npm|npx|pnpm|yarn|bun|bunx|deno|node|tsx|make|just|task|cargo|go|python[\d.]*|pytest|pip|uv|poetry|ruff|mypy|bundle|rake|rspec|mvn|gradle|\.\/gradlew|dotnet|docker|docker-compose|kubectl|terraform|git|gh|tsc|vitest|jest|eslint|biome|prettier|playwright|composer|php|phpunit|ruby|mix|swift|cmake|ctest|bash|sh|zsh)(?: |$)/;
const scriptFile = /^(?:\.{1,2}\/|[\w.-]+\/)[\w./-]+\.(?:sh|mjs|cjs|js|mts|ts|py|rb|pl|ps1|bat|cmd)(?: (?!>)|$)/;
const sha = /^[0-9a-f]{7,40}$/;
const identifier = /^(?:[#@.]?)[A-Za-z_$][\w$]*(?:(?:\.|::|#|->|\?\.)[A-Za-z_$][\w$]*)*(?:\([^()]*\))?$/;
/** Values and words of a language, and what people put into code spans that names nothing of theirs. */
const word =
	/^(?:true|false|null|undefined|None|True|False|nil|NaN|void|any|unknown|never|string|number|boolean|object|int|float|bool|const|let|var|async|await|return|import|export|default|class|interface|type|enum|function|def|fn|public|private|static|yes|no|ok|OK|TODO|FIXME|WIP|HEAD|main|master|high|medium|low|bash|zsh|fish|sh|pwsh|powershell|cmd)$/;
/** Words before a span that say what it names. */
const names = {
	branch: /\b(?:git:|branch|branches|checkout|switch to|merged? (?:into|from)|rebased? on(?:to)?)\s+$/i,
	commit: /\b(?:commit|commits|at|since|sha|revision|in)\s+$/i,
	run: /\b(?:terminal|task|debug session|claude-code|codex|copilot-vscode|copilot-cli|cursor|cline|gemini-cli|opencode|roo-code|kilo-code|qwen-code|specstory|aider)\s+$/,
} as const;

/** What a code span names; `before` is what stands in front of it in its line. Empty when it names nothing to look up. */
export function readSpan(span: string, before: string, base: Base): Citation[] {
	if (span === "" || names.run.test(before)) return [];
	const issue = /^(?:[\w.-]+\/[\w.-]+|GH)?#(\d{1,7})$/.exec(span)?.[1];
	if (issue !== undefined) return [{ ...base, kind: "issue", text: span, target: issue }];
	if (names.branch.test(before) && /^[^\s~^:?*[\\]+$/.test(span))
		return [{ ...base, kind: "branch", text: span, target: span }];
	if (sha.test(span)) return readSha(span, before, base);
	if (program.test(span) || scriptFile.test(span)) return readCommand(span, base);
	// `test/csv.test.ts > keeps blank rows`, `tests/test_csv.py::test_rows`: a test, by its file.
	const path = readPath(span.split(/ > |(?<=\.\w{1,4})::/)[0] ?? span);
	if (path !== null && (path.isSure || !identifier.test(span))) {
		const { isSure, line, path: target } = path;
		return [{ ...base, kind: "file", text: path.text, target, line, isSure }];
	}
	return readSymbol(span, base);
}

/** Seven or more hexadecimal digits can be a word or a number: sure is what has both letters and digits, or is said to be one. */
function readSha(span: string, before: string, base: Base): Citation[] {
	const isMixed = /\d/.test(span) && /[a-f]/.test(span);
	const isSure = isMixed || names.commit.test(before);
	return [{ ...base, kind: "commit", text: span, target: span, isSure }];
}

function readCommand(span: string, base: Base): Citation[] {
	const target = span.replace(/^\$ /, "");
	// `deploy/run.sh` alone names the file, with arguments it is a command.
	if (!/\s/.test(target) && readPath(target) !== null) return [{ ...base, kind: "file", text: span, target }];
	return [{ ...base, kind: "command", text: span, target }];
}

function readSymbol(span: string, base: Base): Citation[] {
	if (span.length < 3 || span.length > 120 || word.test(span) || !identifier.test(span)) return [];
	const target = span.replace(/\([^()]*\)$/, "").replace(/^[#@.]/, "");
	// A plain word in lower case may be anything.
	const isSure =
		span.endsWith(")") || /[a-z\d][A-Z]|_|::|^[A-Z][a-z]+[A-Z\d]/.test(target) || /^[A-Z]{2,}_/.test(target);
	return [{ ...base, kind: "symbol", text: span, target, isSure }];
}
