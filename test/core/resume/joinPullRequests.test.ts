import { expect, it } from "vitest";
import { joinPullRequests } from "../../../src/core/resume/joinPullRequests";
import type { PullRequestRow } from "../../../src/core/resume/successorBrief";

const row = (repository: string, number: number, status: PullRequestRow["status"]): PullRequestRow => ({
	repository,
	number,
	status,
	what: `${repository} ${number}`,
});

it("takes GitHub's word for its repository, and the sessions' for the rest", () => {
	const listed = { repository: "acme/app", rows: [row("acme/app", 1, "reviewing")] };
	const told = [
		row("Acme/App", 1, "open"),
		row("acme/app", 2, "open"),
		row("acme/app", 3, "merged"),
		row("acme/lib", 1, "open"),
	];
	expect(joinPullRequests(told, listed)?.map(({ what, status }) => [what, status])).toEqual([
		["acme/app 1", "reviewing"],
		["acme/app 2", "unverified"],
		["acme/app 3", "merged"],
		["acme/lib 1", "open"],
	]);
	expect(joinPullRequests(null, listed)).toEqual(listed.rows);
	expect(joinPullRequests(told, null)).toBe(told);
	expect(joinPullRequests(null, null)).toBeNull();
});
