import { describe, expect, it } from "vitest";
import { isWakePhrase } from "../../../src/core/wake/wakePhrase";

describe("a phrase that asks for what was known before", () => {
	it.each([
		"waky waky",
		"Waky, waky!",
		"reincarnate",
		"Reincarnate the swarm 🌞",
		"wake up the swarm",
		" restore  context. ",
		"codi wake",
	])("%s", (text) => {
		expect(isWakePhrase(text)).toBe(true);
	});

	it.each([
		"",
		"waky",
		"add a `restore context` command",
		"restore context of the canvas",
		"wake",
		`restore context${"!".repeat(200)}`,
	])("is not: %s", (text) => {
		expect(isWakePhrase(text)).toBe(false);
	});
});
