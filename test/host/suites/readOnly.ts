import { ok, throws } from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "mocha";
import { extensionUnderTest } from "../support/extensionUnderTest";
import { hostPlan } from "../support/hostPlan";

describe("in a read-only folder", () => {
	it("activates", async () => {
		throws(() => writeFileSync(join(hostPlan().places.workspace, "x"), ""));
		ok((await extensionUnderTest()).isActive);
	});
});
