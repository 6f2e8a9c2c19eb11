import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRedactor } from "../../../src/core/redact/redactor";
import { keptOutput } from "../../../src/core/terminal/keptOutput";
import { OutputTap } from "../../../src/core/terminal/rawOutput";

const secret = "kx9-Vq2Lw81-zTr55-mNb07";
const redactor = createRedactor({ env: { DEPLOY_TOKEN: secret }, extraPatterns: [] });

function kept(...pieces: readonly string[]): string | null {
	const tap = new OutputTap();
	for (const piece of pieces) tap.push(piece);
	const raw = tap.output();
	return raw === null ? null : keptOutput(raw, redactor);
}

describe("what is kept of a command's output", () => {
	it("is all of a short one, made plain", () => {
		expect(kept("\u001b[32m✓", " 3 passed\u001b[0m\r\n")).toBe("✓ 3 passed");
		expect(kept()).toBe("");
	});

	it("is head and tail of a long one, however it comes in", () => {
		const lines = Array.from({ length: 20_000 }, (_, at) => `line ${at}\r\n`);
		const whole = kept(lines.join(""));
		expect(whole).toMatch(/^line 0\nline 1\n/);
		expect(whole).toMatch(/line 19998\nline 19999$/);
		expect(whole).toContain("[...]");
		expect(whole?.length).toBeLessThan(17_000);
		expect(kept(...lines)).toBe(whole);
	});

	it("keeps the end of a stream of many megabytes in little memory", () => {
		const tap = new OutputTap();
		const piece = `${"y".repeat(60)}\r\n`.repeat(1_000);
		for (let count = 0; count < 600; count++) tap.push(piece);
		tap.push("the end\r\n");
		const raw = tap.output();
		expect((raw?.head.length ?? 0) + (raw?.tail.length ?? 0)).toBeLessThan(100_000);
		expect(raw === null ? null : keptOutput(raw, redactor)).toMatch(/the end$/);
	});

	it.each(["1049", "47", "1047", "1;1049", "1049;2004"])("is nothing of a full-screen program (?%sh)", (mode) => {
		expect(kept("before\r\n", "\u001b[?", `${mode}h`, "painted")).toBeNull();
	});

	it("holds no secret and no half of one, wherever the cuts fall", () => {
		fc.assert(
			fc.property(fc.nat({ max: 130_000 }), fc.nat({ max: 130_000 }), fc.boolean(), (before, after, isOneLine) => {
				const filling = (length: number) =>
					`${"ab cd\n".repeat(Math.ceil(length / 6)).slice(0, length)}${isOneLine ? "" : "\r\n"}`;
				const text = kept(`${filling(before)}token ${secret} ${filling(after)}`) ?? "";
				for (let at = 0; at + 8 <= secret.length; at += 4) expect(text).not.toContain(secret.slice(at, at + 8));
			}),
			{ numRuns: 60 },
		);
	});
});
