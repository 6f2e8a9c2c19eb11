import { describe, expect, it } from "vitest";
import { narrativeBody, narrativeHeading } from "../../../src/core/render/narrative";
import { sampleAgents, sampleHandoff } from "../../support/sampleHandoff";
import { sectionFaults } from "./support/sectionFaults";

describe("the narrative of the sample conversations of", () => {
	it.each(sampleAgents)("%s", async (agent) => {
		const handoff = sampleHandoff(agent);
		const [folder] = handoff.folders;
		if (folder === undefined) throw new Error(`no conversation of ${agent} was found`);
		const body = narrativeBody(folder, handoff.id);
		expect(sectionFaults(body, "tide-tables is quoted wherever it stands")).toEqual([]);
		const text = `${narrativeHeading(handoff)}\n\n${body}`;
		await expect(text).toMatchFileSnapshot(`../../fixtures/golden/narrative-${agent}.md`);
	});
});
