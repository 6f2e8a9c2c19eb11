import { Buffer } from "node:buffer";
import fc from "fast-check";
import { expect, it } from "vitest";
import { textLines, utf8Length } from "../../../src/core/sources/textLines";

const anyText = fc.string({ unit: fc.constantFrom("a", "é", "–", "😀", "\ud800", "\r", "\n") });

it("counts the bytes that a text takes in UTF-8", () => {
	fc.assert(fc.property(anyText, (text) => utf8Length(text) === Buffer.byteLength(text)));
});

it("gives every line with the byte at which it begins", () => {
	fc.assert(
		fc.property(anyText, (text) => {
			const bytes = Buffer.from(text);
			const document = bytes.toString();
			const lines = textLines(document);
			expect(lines.map((line) => line.text).join("\n")).toBe(
				document
					.replace(/\n$/, "")
					.split("\n")
					.map((line) => line.replace(/\r$/, ""))
					.join("\n"),
			);
			for (const line of lines) expect(bytes.subarray(line.offset).toString().startsWith(line.text)).toBe(true);
		}),
	);
});
