import { describe, expect, it } from "vitest";
import { batchArgument, commandWith, terminalSuccessors, usualCommands } from "../../../src/core/successor/successors";

describe("the command of a successor", () => {
	it("puts the prompt in its place as one argument, whatever it holds", () => {
		const prompt = 'Read `a b`; $(rm -rf /) && {prompt} "quoted" $& $1';
		expect(commandWith(["gemini", "--prompt-interactive", "{prompt}"], prompt)).toEqual([
			"gemini",
			"--prompt-interactive",
			prompt,
		]);
		expect(commandWith(["my-agent", "--ask={prompt}"], "go")).toEqual(["my-agent", "--ask=go"]);
	});

	it("gives the prompt last where the command names no place", () => {
		expect(commandWith(["my-agent", "--fresh"], "go")).toEqual(["my-agent", "--fresh", "go"]);
	});

	it("gives a batch file of Windows nothing that its interpreter would act on", () => {
		const prompt = 'Read `C:\\a b\\x.md`.\n2. Begin with “the "x" & calc.exe & %PATH% one”';
		expect(batchArgument(prompt)).toBe("Read `C:\\a b\\x.md`. 2. Begin with “the 'x' & calc.exe & PATH one”");
	});

	it.each(terminalSuccessors)("of %s starts a fresh session and names no model", (name) => {
		expect(usualCommands[name].join(" ")).not.toMatch(/resume|continue|--model|(?:^| )-[cmr] /);
	});
});
