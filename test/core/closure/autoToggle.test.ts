import { expect, it } from "vitest";
import { autoToggle } from "../../../src/core/closure/autoToggle";

it.each([
	["codi handoff auto on", "on"],
	["Codi-Handoff auto off.", "off"],
	["  codi  handoff  auto  OFF ", "off"],
	["codi handoff", null],
	["what does codi handoff auto on do?", null],
	["codi handoff auto on please and then run the tests", null],
])("%s", (text, toggle) => expect(autoToggle(text)).toBe(toggle));
