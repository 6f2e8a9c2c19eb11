import { shorten } from "../model/shorten";
import type { Transcript } from "../model/transcript";
import type { PullRequestRow } from "./successorBrief";

const address = /https?:\/\/[\w.-]+\/([\w.-]+\/[\w.-]+)\/(?:-\/)?(?:pull|pulls|merge_requests)\/(\d{1,7})\b/g;
const longestWhat = 120;

/**
 * The pull requests that sessions made, merged or named (R-002-11), each once with the last that is known of it. Nothing
 * is asked of a server: what a session only names is unverified.
 */
export function findPullRequests(transcripts: readonly Transcript[]): PullRequestRow[] {
	const found = new Map<string, PullRequestRow>();
	const enter = (text: string, status: PullRequestRow["status"], what: string) => {
		for (const [url, repository = "", number = ""] of text.matchAll(address)) {
			const key = `${repository}#${number}`;
			const known = found.get(key);
			const isNews = known === undefined || status !== "unverified";
			if (isNews) found.set(key, { repository, number: Number(number), status, what: known?.what ?? what ?? url });
		}
	};
	for (const { user, steps } of transcripts.flatMap(({ turns }) => turns)) {
		if (user !== null) enter(user, "unverified", shorten(user, longestWhat));
		for (const step of steps) {
			if (step.type === "assistant") enter(step.text, "unverified", around(step.text));
			if (step.type !== "tool" || step.tool.command === null || step.tool.ok === false) continue;
			const { command, result } = step.tool;
			if (/\bgh pr create\b|\bglab mr create\b/.test(command))
				enter(result ?? "", "open", shorten(command, longestWhat));
			else if (/\bgh pr merge\b|\bglab mr merge\b/.test(command)) merge(found, `${command} ${result ?? ""}`);
			else enter(command, "unverified", shorten(command, longestWhat));
		}
	}
	return [...found.values()];
}

/** The pull requests that a text names by their address, each once. */
export function pullRequestsNamed(text: string): readonly Pick<PullRequestRow, "repository" | "number">[] {
	const named = [...text.matchAll(address)].map(
		([, repository = "", number = ""]) => [`${repository}#${number}`, { repository, number: Number(number) }] as const,
	);
	return [...new Map(named).values()];
}

/** `gh pr merge 12`: the number alone tells which. */
function merge(found: Map<string, PullRequestRow>, text: string): void {
	const number = Number(
		/\bmerge\s+(?:\S*\/)?#?(\d{1,7})\b|#(\d{1,7})\b/
			.exec(text)
			?.slice(1)
			.find((one) => one !== undefined),
	);
	for (const [key, row] of found) if (row.number === number) found.set(key, { ...row, status: "merged" });
}

/** The line that names it. */
function around(text: string): string {
	const line = text.split("\n").find((one) => new RegExp(address.source).test(one)) ?? "";
	return shorten(line.replace(address, "").trim(), longestWhat);
}
