import { describe, expect, it } from "vitest";
import { findPullRequests } from "../../../src/core/resume/findPullRequests";
import { call, talk } from "./talk";

const url = "https://github.com/acme/app/pull/12";
const found = (...tools: readonly Parameters<typeof call>[0][]) =>
	findPullRequests([talk(tools.map(call), { user: `see ${url}` })]).map(({ repository, number, status }) => [
		repository,
		number,
		status,
	]);

describe("pull requests of a session", () => {
	it("are unverified when they are only named, open when it made them, merged when it merged them", () => {
		expect(found()).toEqual([["acme/app", 12, "unverified"]]);
		expect(found({ command: "gh pr create --fill", result: url, ok: true })).toEqual([["acme/app", 12, "open"]]);
		expect(
			found(
				{ command: "gh pr create --fill", result: url, ok: true },
				{ command: "gh pr merge 12 --squash", result: "", ok: true },
			),
		).toEqual([["acme/app", 12, "merged"]]);
		expect(found({ command: "gh pr merge 12", result: "not mergeable", ok: false })).toEqual([
			["acme/app", 12, "unverified"],
		]);
	});
});
