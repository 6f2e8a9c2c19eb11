import { throws } from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "mocha";
import { needDriver, screenshot } from "../support/driver";
import { expectFallback } from "../support/expectFallback";
import { extensionUnderTest } from "../support/extensionUnderTest";
import { hostPlan } from "../support/hostPlan";

describe("in a read-only folder", () => {
	it("shows the handoff that it cannot write", async function () {
		needDriver(this);
		throws(() => writeFileSync(join(hostPlan().places.workspace, "x"), ""));
		await extensionUnderTest();
		await expectFallback();
		await screenshot("fallback");
	});
});
