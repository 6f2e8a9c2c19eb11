import { clean } from "../../core/sources/text";
import type { ProcessOutcome } from "../ports";
import type { Hook } from "./hook";
import type { HookVerdict } from "./pending";

/** Longer lines are cut: they stand in a notification. */
const longestLine = 300;

/**
 * What a hook's end means (R-000-67): exit code 0 passes; everything else blocks when the hook is required and warns
 * when it is not. `ms` is how long it ran, in milliseconds.
 */
export function hookVerdict(hook: Hook, outcome: ProcessOutcome, ms: number): HookVerdict {
	const code = outcome.kind === "exited" ? outcome.code : null;
	const stderrLine = outcome.kind === "notStarted" ? "" : firstLine(outcome.stderr);
	const verdict = code === 0 ? "PASS" : hook.required ? "BLOCK" : "WARN";
	const line = verdict === "PASS" ? null : failureLine(hook, outcome, stderrLine);
	return { name: hook.name, verdict, code, stderrLine, ending: endingOf(outcome), ms, line };
}

/** R-000-70: `⚠️ <hook-name>: <command> <args> exited <code> — <stderr-first-line>`; warnings begin with `⚠ WARN`. */
function failureLine(hook: Hook, outcome: ProcessOutcome, stderrLine: string): string {
	const sign = hook.required ? "⚠️" : "⚠ WARN";
	const call = firstLine([hook.command, ...hook.args].join(" ").replace(/\s+/g, " "));
	const detail = outcome.kind === "notStarted" ? startFailure(outcome) : stderrLine || "nothing on stderr";
	return `${sign} ${hook.name}: ${call} ${endingOf(outcome)} — ${detail}`;
}

function endingOf(outcome: ProcessOutcome): string {
	switch (outcome.kind) {
		case "exited":
			return `exited ${outcome.code}`;
		case "signalled":
			return `was ended by ${outcome.signal}`;
		case "timedOut":
			return `timed out after ${outcome.seconds} s`;
		case "cancelled":
			return "was cancelled";
		case "notStarted":
			return "did not start";
	}
}

function startFailure({ code, reason }: Extract<ProcessOutcome, { readonly kind: "notStarted" }>): string {
	const known: Readonly<Record<string, string>> = {
		EACCES: "no permission to run it (EACCES): is its run bit set?",
		ENOEXEC: "not a program for this system (ENOEXEC)",
		E2BIG: "its arguments are too long (E2BIG)",
	};
	if (code === "ENOENT" && !reason.startsWith("the working folder")) return "no such program (ENOENT)";
	return known[code] ?? `${firstLine(reason)} (${code})`;
}

function firstLine(text: string): string {
	const line =
		clean(text)
			.split("\n")
			.find((candidate) => candidate.trim() !== "") ?? "";
	return line.trim().slice(0, longestLine).toWellFormed();
}
