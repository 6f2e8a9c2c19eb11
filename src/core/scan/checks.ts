import type { CheckState } from "../model/finding";
import type { ToolCall } from "../model/transcript";
import { evidenceOf } from "./evidence";
import { type Call, callSource, type SessionView } from "./sessionView";

export type Check = CheckState["check"];

const programs: readonly (readonly [Check, RegExp])[] = [
	[
		"lint",
		/\b(?:eslint|biome (?:check|lint)|ruff|flake8|pylint|golangci-lint|clippy|stylelint|rubocop|ktlint|swiftlint|shellcheck|checkstyle|phpcs|oxlint|standard|xo)\b|\b(?:run|mise run|make|just|task|turbo|nx|pnpm|yarn|npm run|bun run|cargo|composer|rake)\s+(?:run\s+)?lint\b|\blint\b(?=\s|$|:)|\bpre-commit run\b|\b(?:make|just|task|mise run)\s+check\b/,
	],
	[
		"types",
		/\b(?:tsc|mypy|pyright|vue-tsc|svelte-check|flow check|sorbet|phpstan|psalm)\b|\b(?:type-?check|check-types|types:check)\b/,
	],
	[
		"test",
		/\b(?:vitest|jest|mocha|pytest|unittest|tox|nox|rspec|phpunit|ctest|playwright test|cypress run|ava|tap|nextest|bats)\b|\b(?:go|cargo|swift|dotnet|mix|flutter|dart|zig build|bazel|gradle|gradlew|mvn|deno|bun|npm|pnpm|yarn|make|just|task|mise run|npm run|pnpm run|yarn run|bun run|rake|rails|composer|sbt|lein|stack|cabal|meson|manage\.py|node --)\s*(?:run\s+)?test\b|\bgradlew? .*\btest\b|\bmvn .*\b(?:test|verify)\b|\btest:[\w-]+/,
	],
	[
		"build",
		/\b(?:cargo|go|swift|dotnet|mix|flutter|zig|bazel|gradle|gradlew|deno|npm|pnpm|yarn|make|just|task|mise run|npm run|pnpm run|yarn run|bun run|docker|docker compose|next|vite|craco|tauri|electron-builder|cmake --|ng|nx|turbo|hugo|jekyll|sbt|stack|cabal|ninja)\s*(?:run\s+)?build\b|\bmvn .*\b(?:package|compile|install)\b|\bmake(?:\s+(?:all|-j\d*))?\s*$|\bwebpack\b|\brollup\b|\besbuild\b|\bxcodebuild\b/,
	],
];

const passed =
	/\b(?:0 failed|0 failures|no failures|all tests passed|tests? passed|\d+ passed|0 issues\.?|0 errors?|no issues found|success: no issues|found 0 errors|compiled successfully|build (?:succeeded|complete[d]?|successful)|BUILD SUCCESSFUL|all checks passed|no errors found|0 problems|test result: ok)\b|✓ built in\b|^ok\s+\S+/im;
const failed =
	/\b(?:[1-9]\d* (?:failed|failures?|failing|errors?|issues?|problems?)|tests? failed|build failed|failed to compile|compilation failed|FAIL(?:ED)?|error TS\d+|error\[E\d+\]|BUILD FAILURE|npm ERR!|task failed|ELIFECYCLE|SyntaxError|ModuleNotFoundError|command not found)\b|Error: Cannot find module|✗|✘|^--- FAIL/m;
const failingName =
	/^[ \t]*(?:--- FAIL: (\S+)|FAIL(?:ED)?\s+(\S[^\n]{0,120})|[✗✘×✕]\s+(\S[^\n]{0,120})|not ok \d+ - ([^\n]{1,120})|test (\S+) \.\.\. FAILED|\d+\)\s+(\S[^\n]{0,120}))/gm;
const diagnostic =
	/^[ \t]*(?:\S*[\w)\]]\.\w{1,6}[:(]\d+[^\n]{3,240}|error(?:\[\w+\]| TS\d+)?: [^\n]{3,240}|E\s{2,}[^\n]{3,200}|\w*Error: (?!\(none\))[^\n]{3,240}|[^\n]{0,40}: command not found)/gm;

/** A program asked for its version or its usage checks nothing. */
const asksOnly = /\S{1,60} (?:--version|--help|-V)\b/g;

/** Exit codes of processes that were stopped from outside: without output they tell nothing (R-003-2). */
const killed: ReadonlySet<number> = new Set([124, 130, 137, 143]);

interface Run {
	readonly check: Check;
	readonly call: Call;
}

/** The last run of each kind of check and what it said: by the exit code first, else by well-known summary lines. */
export function checksIn(view: SessionView): CheckState[] {
	const last = new Map<string, Run>();
	for (const call of view.calls) {
		if (call.tool.kind !== "shell" || call.tool.command === null || call.tool.denial !== null) continue;
		for (const check of checksOf(call.tool.command)) {
			const key = `${check} ${call.tool.files[0] ?? ""}`;
			last.delete(key);
			last.set(key, { check, call });
		}
	}
	return [...last.values()].flatMap((run) => stateOf(view, run));
}

/** Which checks does a command line run? */
export function checksOf(command: string): Check[] {
	const text = command.slice(0, 600).replaceAll(asksOnly, " ");
	if (/^\s*(?:rg|grep|cat|sed|ls|find|echo|git (?:log|diff|show|commit))\b/.test(text)) return [];
	return programs.filter(([, pattern]) => pattern.test(text)).map(([check]) => check);
}

/** What a run of a check says: by its exit code first, else by well-known summary lines. */
export function verdictOf(
	{ exitCode, result, ok, command }: Pick<ToolCall, "exitCode" | "result" | "ok" | "command">,
	check: Check,
): CheckState["verdict"] {
	const text = result ?? "";
	const piped = /\|\s*(?:tail|head|grep|tee|less|cat|sed)\b|\|\|/.test(command ?? "");
	if (exitCode !== null && killed.has(exitCode) && text.trim() === "") return "unknown";
	const saysFailed = failed.test(text);
	if (exitCode !== null && exitCode !== 0)
		return several(command) && !blames(text, check) && passed.test(text) ? "unknown" : "failed";
	if (saysFailed && !passed.test(text)) return "failed";
	if (exitCode === 0 && !piped) return "passed";
	if (saysFailed) return "failed";
	if (passed.test(text)) return "passed";
	if (exitCode === 0) return "unknown";
	return ok === false ? "failed" : "unknown";
}

function several(command: string | null): boolean {
	return command !== null && checksOf(command).length > 1;
}

/** In a chain of checks: does the output lay the failure at this one? */
function blames(text: string, check: Check): boolean {
	return new RegExp(`\\b${check}\\b.{0,40}\\b(?:error|fail)`, "i").test(text);
}

function stateOf(view: SessionView, { check, call }: Run): CheckState[] {
	const verdict = verdictOf(call.tool, check);
	const command = call.tool.command ?? "";
	const result = call.tool.result ?? "";
	const failing = verdict === "failed" ? failingIn(result) : [];
	const quote = failing[0] ?? lastLine(result);
	const evidence =
		(quote === null ? null : evidenceOf(callSource(view, call, result, "tool"), quote)) ??
		evidenceOf(callSource(view, call, command, "assistant"), command);
	if (evidence === null) return [];
	const editedSince = view.calls.some(
		(other) => other.order > call.order && other.tool.kind === "edit" && other.tool.ok !== false,
	);
	return [{ command, check, verdict, exitCode: call.tool.exitCode, failing, at: call.at, evidence, editedSince }];
}

/** What failed, as the output spells it: names of tests, else the diagnostics. At most ten. */
export function failingIn(result: string): string[] {
	const names = [...result.matchAll(failingName)].map(
		(match) => match.slice(1).find((part) => part !== undefined) ?? "",
	);
	const found = names.length > 0 ? names : [...result.matchAll(diagnostic)].map((match) => match[0]);
	return [...new Set(found.map((name) => name.trim()).filter((name) => name !== ""))].slice(0, 10);
}

/** The last line with anything in it; null when there is none. */
export function lastLine(text: string): string | null {
	return text.trim().split("\n").at(-1)?.trim() || null;
}
