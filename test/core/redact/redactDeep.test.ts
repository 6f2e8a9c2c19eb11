import { describe, expect, it } from "vitest";
import { redactDeep } from "../../../src/core/redact/redactDeep";
import { createRedactor } from "../../../src/core/redact/redactor";

const secret = "correct-horse-battery";
const redactor = createRedactor({ env: { SERVICE_SECRET: secret }, extraPatterns: [] });

describe("redactDeep", () => {
	it("masks every string in a tree, and nothing but strings", () => {
		const value = { text: `say ${secret}`, list: ["a", secret, { deep: [secret] }], n: 12, yes: true, none: null };
		expect(redactDeep(value, redactor)).toEqual({
			text: "say [REDACTED]",
			list: ["a", "[REDACTED]", { deep: ["[REDACTED]"] }],
			n: 12,
			yes: true,
			none: null,
		});
	});

	it("leaves keys and the given value alone", () => {
		const value = { [secret]: secret };
		expect(redactDeep(value, redactor)).toEqual({ [secret]: "[REDACTED]" });
		expect(value).toEqual({ [secret]: secret });
	});

	it("keeps a key named __proto__ a key", () => {
		const value: unknown = JSON.parse(`{"__proto__":{"x":"${secret}"}}`);
		expect(JSON.stringify(redactDeep(value, redactor))).toBe('{"__proto__":{"x":"[REDACTED]"}}');
	});

	it("takes a bare string, and undefined", () => {
		expect(redactDeep(secret, redactor)).toBe("[REDACTED]");
		expect(redactDeep(undefined, redactor)).toBeUndefined();
	});
});
