import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const translationTool = labelled(
	"tool for translators, format chosen among several, docs left",
	conversation(
		turn(
			"We need an exchange format for translators. What are the options?",
			say(
				"1. XLIFF 2: standard, every CAT tool reads it, verbose.\n2. PO files: simple, plural rules are clumsy.\n3. CSV: anyone can open it, no context for the translator.\n\nMy pick would be XLIFF 2, since your agency works with memoQ.",
			),
		),
		turn(
			"1 then. don't pull in an xml library, we have fast-xml-parser already",
			edit("/t/src/xliff/write.ts", "export function writeXliff() {}"),
			edit("/t/src/xliff/read.ts", "export function readXliff() { throw new Error('not implemented'); }"),
			run("npm test", 0, "Tests  31 passed"),
			say(
				"Export writes XLIFF 2.1. Import is only a skeleton so far.\n\nNext:\n- implement `readXliff` incl. inline tags\n- document the workflow in docs/translators.md",
			),
		),
		turn(
			"go",
			edit(
				"/t/src/xliff/read.ts",
				"export function readXliff(xml: string) { return parse(xml); }",
				"throw new Error('not implemented');",
			),
			run("npm test", 0, "Tests  44 passed"),
			say(
				"`readXliff` works including inline tags; 44 tests. Segments with nested plurals are skipped with a warning at the moment.",
			),
		),
		turn("fine. docs are Yuki's job, leave them", say("Okay.")),
	),
	{
		unfinished: [
			["document the workflow in docs/translators.md", "docs are Yuki's job, leave them"],
			["Segments with nested plurals are skipped with a warning at the moment."],
		],
		decisions: [
			[
				"XLIFF 2: standard, every CAT tool reads it, verbose.",
				"My pick would be XLIFF 2, since your agency works with memoQ.",
			],
		],
		constraints: ["don't pull in an xml library, we have fast-xml-parser already"],
		traps: ["implement `readXliff` incl. inline tags", "throw new Error('not implemented')"],
	},
);
