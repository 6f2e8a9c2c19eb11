import fc from "fast-check";
import { expect, it } from "vitest";
import { utf8Head } from "../../../src/core/wake/utf8Head";

it("is the longest beginning of whole characters that fits", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 60 }), fc.nat(80), (text, most) => {
			const head = utf8Head(text, most);
			const next = [...text.slice(head.text.length)][0] ?? "";
			expect(text.startsWith(head.text)).toBe(true);
			expect(head.bytes).toBe(Buffer.byteLength(head.text));
			expect(head.bytes).toBeLessThanOrEqual(most);
			expect(next === "" || head.bytes + Buffer.byteLength(next) > most).toBe(true);
		}),
	);
});
