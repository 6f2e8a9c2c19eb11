import type { CheckState } from "../../model/finding";
import { plainText, shorten } from "../plainText";
import { titleLimit, whatLimit } from "./draft";

const names = { test: "tests", build: "build", lint: "lint", types: "type check" } as const;

/** What is left to do where the last run of a check failed, in words. */
export function failingCheck(check: CheckState) {
	const first = check.failing[0];
	const title = `Fix failing ${names[check.check]}: ${first === undefined ? check.command : plainText(first)}`;
	const code = check.exitCode === null ? "" : ` with exit code ${check.exitCode}`;
	return {
		text: shorten(title.replaceAll(/\s+/g, " "), titleLimit),
		what: shorten([check.command, ...check.failing].join("; "), whatLimit),
		how: `Run ${check.command}`,
		whatsLeft: `Last run failed${code}${check.editedSince ? "; files were edited since, not run again" : ""}`,
	};
}
