import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { tolerantObject } from "../../../src/core/sources/tolerantObject";

const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const shape = {
	text: lenient(z.string()),
	count: z.catch(z.nullable(z.number()), null),
	flag: lenient(z.boolean()),
	any: z.catch(z.unknown(), null),
	list: z.catch(z.array(z.unknown()), []),
	inner: lenient(z.object({ kind: z.string() })),
	short: lenient(z.string().check(z.maxLength(3))),
};
const values = fc.dictionary(
	fc.oneof(fc.constantFrom(...Object.keys(shape)), fc.constantFrom("other", "__proto__")),
	fc.oneof(fc.jsonValue(), fc.string(), fc.constant({ kind: "k" })),
);

describe("tolerantObject", () => {
	it.each([
		["passes over what it does not know", z.object(shape)],
		["keeps what it does not know", z.looseObject(shape)],
	])("reads what its schema reads, and %s", (_, schema) => {
		const object = tolerantObject(schema);
		fc.assert(
			fc.property(values, (given) => {
				const value: unknown = JSON.parse(JSON.stringify(given));
				expect(object.safeParse(value)).toEqual({ success: true, data: schema.parse(value) });
			}),
		);
	});

	it("fails for what is no object", () => {
		const object = tolerantObject(z.object(shape));
		for (const value of [null, undefined, [], "x", 1]) expect(object.safeParse(value).success).toBe(false);
	});

	it("reads further fields by their readers, absent ones too", () => {
		const object = tolerantObject(z.object({ text: shape.text }), { size: (value: unknown) => String(value).length });
		expect(object.safeParse({ text: 1, size: "four" }).data).toEqual({ size: 4 });
		expect(object.empty.size).toBe("undefined".length);
	});
});
