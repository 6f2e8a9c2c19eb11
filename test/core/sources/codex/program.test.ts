import fc from "fast-check";
import { expect, test } from "vitest";
import { findProgramCalls } from "../../../../src/core/sources/codex/program";

test("literals are read, whatever their quotes", () => {
	const program = `
		// a comment
		const r = await tools.exec_command({ cmd: 'echo "a\\n"', "workdir": \`/w\`, n: -1.5, list: [true, null,], });
		await tools["apply_patch"]("*** Begin Patch\\n*** End Patch");
	`;
	expect(findProgramCalls(program)).toEqual([
		{ name: "exec_command", input: { cmd: 'echo "a\n"', workdir: "/w", n: -1.5, list: [true, null] } },
		{ name: "apply_patch", input: "*** Begin Patch\n*** End Patch" },
	]);
});

test.each(["{cmd: name}", '{cmd: "a" + b}', "`a $" + "{b}`", "makeInput()", "{cmd: ", "{...rest}", ""])(
	"%s is no literal",
	(input) => {
		expect(findProgramCalls(`tools.exec_command(${input})`)).toEqual([{ name: "exec_command", input: undefined }]);
	},
);

test("what JSON can say is read back", () => {
	fc.assert(
		fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
			const plain = JSON.parse(JSON.stringify(value));
			expect(findProgramCalls(`tools.f(${JSON.stringify(value)});`)[0]?.input).toEqual(plain);
		}),
	);
});

test("no text makes it throw", () => {
	fc.assert(
		fc.property(fc.string(), fc.string({ unit: "binary" }), (one, other) => {
			findProgramCalls(`tools.f({${one}: "${other}`);
		}),
	);
});
