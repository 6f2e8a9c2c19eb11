import { describe, expect, it } from "vitest";
import { KeptResults } from "../../../src/core/sources/keptResults";

const long = (letter: string) => `${letter}a `.repeat(1_000);

describe("KeptResults", () => {
	it("keeps all results to the letter while there is room", () => {
		const results = new KeptResults(10_000);
		const calls = ["1", "2", "3"].map(() => ({ result: null as string | null }));
		for (const [at, call] of calls.entries()) results.keep(call, long(`${at}`));
		expect(calls.map(({ result }) => result)).toEqual([long("0"), long("1"), long("2")]);
	});

	it("cuts the oldest, whose beginning and end stay, and counts a result once that is told again", () => {
		const results = new KeptResults(10_000);
		const [old, told, last] = [{ result: null }, { result: null }, { result: null }] as { result: string | null }[];
		if (old === undefined || told === undefined || last === undefined) throw new Error("three calls");
		results.keep(old, long("x"));
		for (let time = 0; time < 5; time++) results.keep(told, long("y"));
		expect(old.result).toBe(long("x"));
		results.keep(last, "z".repeat(6_000));
		expect(old.result?.length).toBeLessThan(420);
		expect(long("x").startsWith(old.result?.slice(0, 90) ?? "-")).toBe(true);
		expect(long("x").endsWith(old.result?.slice(-290) ?? "-")).toBe(true);
		expect([told.result, last.result]).toEqual([long("y"), "z".repeat(6_000)]);
	});

	it("counts the bytes that a result takes: two a character when one is beyond Latin-1", () => {
		const results = new KeptResults(10_000);
		const calls = ["é", "✓", "y"].map((letter) => ({ letter, result: null as string | null }));
		for (const call of calls) results.keep(call, call.letter.repeat(3_000));
		expect(calls.map(({ result }) => (result ?? "").length < 3_000)).toEqual([true, false, false]);
	});

	it("leaves a single result alone once it is cut", () => {
		const results = new KeptResults(10);
		const call: { result: string | null } = { result: null };
		results.keep(call, long("x"));
		results.keep(call, "short");
		expect(call.result).toBe("short");
	});
});
