import type { CheckState } from "../../model/finding";
import { plainText, shorten } from "../plainText";
import type { SessionView } from "../sessionView";
import { topicWords } from "../words";
import { type Draft, titleLimit, whatLimit } from "./draft";

const names = { test: "tests", build: "build", lint: "lint", types: "type check" } as const;

/** Checks whose last run failed. */
export function fromChecks(view: SessionView, checks: readonly CheckState[]): Draft[] {
	return checks.flatMap((check) => {
		if (check.verdict !== "failed") return [];
		const exchange = view.exchanges.findIndex((one) => one.turn.index === check.evidence.turn);
		const first = check.failing[0];
		const title = `Fix failing ${names[check.check]}${first === undefined ? `: ${check.command}` : `: ${plainText(first)}`}`;
		const what = [check.command, ...check.failing].join("; ");
		return [
			{
				source: "check" as const,
				text: shorten(title.replaceAll(/\s+/g, " "), titleLimit),
				what: shorten(what, whatLimit),
				how: `Run ${check.command}`,
				whatsLeft: `Last run failed${check.exitCode === null ? "" : ` with exit code ${check.exitCode}`}${check.editedSince ? "; files were edited since, not run again" : ""}`,
				blockers: null,
				evidence: [check.evidence] as const,
				files: [],
				exchange: Math.max(0, exchange),
				order: Number.MAX_SAFE_INTEGER,
				weight: check.editedSince ? 0.55 : 0.75,
				topic: topicWords(what),
				unverified: false,
				closedBy: "deeds",
			},
		];
	});
}
