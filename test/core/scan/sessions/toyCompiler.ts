import { conversation, edit, interrupted, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const toyCompiler = labelled(
	"hobby compiler, stubs put in, stopped in the middle",
	conversation(
		turn(
			"Let's add closures to the language. Parser first, then codegen. Keep commits small.",
			edit("/home/ed/quill/src/parser.zig", "fn parseClosure(self: *Parser) !*Node { }"),
			run("zig build test", 0, "All 112 tests passed."),
			run("git commit -am 'parse closures'", 0, "[closures 9d8e7f6] parse closures"),
			say("The parser accepts `|x| x + n` now, with tests. Committed. Next up is capture analysis, then codegen."),
		),
		turn(
			"how would you represent captures",
			say(
				"Two ways: a flat array of boxed values per closure, or a linked environment per scope. Flat arrays are faster to read and slower to create. I'd take flat arrays, because closures here are created once and called often.",
			),
		),
		turn(
			"flat it is",
			edit(
				"/home/ed/quill/src/capture.zig",
				"pub fn analyse(fun: *Node) ![]Capture {\n    // walks the body and collects free variables\n}",
			),
			edit(
				"/home/ed/quill/src/codegen.zig",
				'fn genClosure(self: *Gen, n: *Node) !void {\n    @panic("TODO: emit closure object");\n}\nfn genCaptureLoad(self: *Gen, c: Capture) !void {\n    @panic("TODO: load capture");\n}',
			),
			run("zig build test", 1, "error: 'closure_counter' test failed\nAll 112 tests passed; 1 failed"),
			say("Capture analysis works. Codegen has the entry points but both panic for now; I continue with `genClosure`."),
			interrupted(),
		),
		turn("gotta go, pick this up on the weekend"),
	),
	{
		unfinished: [
			[
				'@panic("TODO: emit closure object");',
				'@panic("TODO: load capture");',
				"Codegen has the entry points but both panic for now; I continue with `genClosure`.",
			],
			["error: 'closure_counter' test failed"],
		],
		decisions: [["I'd take flat arrays, because closures here are created once and called often.", "flat it is"]],
		constraints: ["Keep commits small."],
		traps: ["Next up is capture analysis, then codegen."],
	},
);
