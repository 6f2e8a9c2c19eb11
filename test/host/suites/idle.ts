import { equal, match } from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, it } from "mocha";
import { endedReason, narrative, sectionCount } from "../codialecticFiles.mts";
import { continueConversation } from "../continueConversation.mts";
import { extensionUnderTest } from "../support/extensionUnderTest";
import { hostPlan } from "../support/hostPlan";
import { waitFor } from "../waitFor.mts";

const { home, workspace } = hostPlan().places;

describe("after a time in which nobody did anything", () => {
	it("a handoff is made, once", async () => {
		await extensionUnderTest();
		await waitFor(() => sectionCount(workspace) === 1, "the handoff");
		match(narrative(workspace), /^## Auto-Handoff /m);
		const reason = () => endedReason(home);
		await waitFor(() => reason() === "inactivity_timeout", "the beacon");
		await sleep(7_000);
		equal(sectionCount(workspace), 1);
	});

	it("none is made while a question of the agent is open", async () => {
		continueConversation(home, "Make it faster.", "I can use a stream or a buffer. Which one do you want?");
		await sleep(9_000);
		equal(sectionCount(workspace), 1);
		continueConversation(home, "A stream.", "Done, the parser reads a stream now.");
		await waitFor(() => sectionCount(workspace) === 2, "the handoff after the answer");
	});
});
