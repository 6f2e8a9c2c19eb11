import fc from "fast-check";
import { lexer, type Tokens } from "marked";
import { describe, expect, it } from "vitest";
import { fileLink, parseTurnUri, turnUri } from "../../../src/core/render/links";

describe("a file", () => {
	it.each([
		["/work/tide/src/csv.ts", "[`csv.ts`](src/csv.ts)"],
		["/work/tide/src/csv.ts:12", "[`csv.ts:12`](src/csv.ts#L12)"],
		["/work/tide/src/csv.ts:12:5", "[`csv.ts:12`](src/csv.ts#L12)"],
		["/work/tide/src/csv.ts#L7", "[`csv.ts:7`](src/csv.ts#L7)"],
		["/work/tide/docs/my notes (old).md", "[`my notes (old).md`](<docs/my notes (old).md>)"],
		["/work/tide/docs/Gezeiten-Übersicht 潮汐.md", "[`Gezeiten-Übersicht 潮汐.md`](<docs/Gezeiten-Übersicht 潮汐.md>)"],
		["/work/tide/100%/c#.cs", "[`c#.cs`](100%25/c%23.cs)"],
		["/work/tide/what?.md", "[`what?.md`](what%3F.md)"],
		["/work/tide/javascript:alert(1)", "[`javascript:alert(1)`](<./javascript:alert(1)>)"],
		["/work/tide/src/../README.md", "[`README.md`](README.md)"],
	])("in the folder becomes a link that VS Code opens: %s", (path, link) => {
		expect(fileLink(path, "/work/tide")).toBe(link);
	});

	it.each([
		["/work/tide/../secret.md"],
		["/work/tides/a.md"],
		["/work/tide"],
		["/elsewhere/notes.md"],
		["src/csv.ts"],
		["~/notes.md"],
	])("outside of it, or not known to be in it, is only named: %s", (path) => {
		expect(fileLink(path, "/work/tide")).toBe(`\`${path}\``);
	});

	it("is only named where no folder is open, or where its name has what cannot be seen", () => {
		expect(fileLink("/work/tide/a.ts", null)).toBe("`/work/tide/a.ts`");
		expect(fileLink("/work/tide/a\u202e.ts", "/work/tide")).toBe("`a.ts`");
	});

	it("on Windows, whatever the case of the drive and the slashes", () => {
		expect(fileLink("c:\\Work\\tide\\src\\my csv.ts", "C:\\work\\tide")).toBe("[`my csv.ts`](<src/my csv.ts>)");
		expect(fileLink("C:/work/tide/src/a.ts", "C:\\work\\tide\\")).toBe("[`a.ts`](src/a.ts)");
		expect(fileLink("D:\\work\\tide\\a.ts", "C:\\work\\tide")).toBe("`D:\\work\\tide\\a.ts`");
	});

	it("leads to the same file again when the link is read, whatever its name", () => {
		const name = fc.stringMatching(/^[a-zé潮A-Z0-9()%?#&.,'"!@[\]<>*_~;=+-]{1,15}( [a-z]+)?$/);
		const names = fc.array(name, { minLength: 1, maxLength: 4 });
		fc.assert(
			fc.property(
				names.filter((all) => !all.some((one) => /^\.+$|#L?\d+/.test(one))),
				(all) => {
					const [paragraph] = lexer(`x ${fileLink(`/work/tide/${all.join("/")}`, "/work/tide")}`);
					const tokens = paragraph?.type === "paragraph" ? (paragraph as Tokens.Paragraph).tokens : [];
					const link = tokens.find((token): token is Tokens.Link => token.type === "link");
					expect(decodeURIComponent(link?.href ?? "")).toBe(all.join("/"));
				},
			),
		);
	});
});

describe("the address of a turn", () => {
	it("can be read again, and has nothing in it that could end a link, whatever the conversation is called", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", minLength: 1 }), fc.nat(), fc.nat(), (conversation, turn, offset) => {
				const place = { conversation: conversation.toWellFormed(), turn: turn % 1e9, offset };
				const uri = turnUri(place);
				if (uri === null) throw new Error("the name is short");
				expect(uri).toMatch(/^vscode:\/\/codialectic\.codi-handoff\/turn\?[\w.%&=-]+$/);
				expect(parseTurnUri(uri)).toEqual(place);
			}),
		);
	});

	it("is none for a conversation without a name, or with one that is no name", () => {
		expect(turnUri({ conversation: "", turn: 1, offset: 0 })).toBeNull();
		expect(turnUri({ conversation: "x".repeat(301), turn: 1, offset: 0 })).toBeNull();
	});

	it.each([
		"javascript:alert(1)",
		"vscode://other.extension/turn?conversation=a&turn=1&offset=1",
		"vscode://codialectic.codi-handoff/turn?conversation=%E0%A4&turn=1&offset=1",
	])("no other address counts as one: %s", (uri) => expect(parseTurnUri(uri)).toBeNull());
});
