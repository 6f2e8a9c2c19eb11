import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { creationIn, mirrorUserSettings, readUserSettings } from "../../src/app/userSettings";
import { scratchPorts } from "../support/scratchPorts";

it("mirrors what is set for the open folders, and keeps what is set for others", () => {
	const { ports, workspace, home } = scratchPorts();
	const [one, two] = [join(workspace, "one"), join(workspace, "two")];
	expect(readUserSettings(ports)).toEqual({ extraPatterns: [], never: [] });
	expect(mirrorUserSettings(ports, ["acme-\\d+"], [{ path: one, create: "never" }])).toBeNull();
	expect(mirrorUserSettings(ports, ["acme-\\d+"], [{ path: two, create: "never" }])).toBeNull();
	expect([creationIn(ports, one), creationIn(ports, two), creationIn(ports, workspace)]).toEqual([
		"never",
		"never",
		"always",
	]);
	expect(mirrorUserSettings(ports, [], [{ path: one, create: "always" }])).toBeNull();
	expect(readUserSettings(ports)).toMatchObject({ extraPatterns: [], never: [two] });
	expect(readFileSync(join(home, ".codialectic/settings.json"), "utf8")).toContain('"version": 1');
});

it("sets nothing when the file is broken", () => {
	const { ports, home } = scratchPorts();
	mkdirSync(join(home, ".codialectic"));
	writeFileSync(join(home, ".codialectic/settings.json"), "{");
	expect(readUserSettings(ports)).toEqual({ extraPatterns: [], never: [] });
});
