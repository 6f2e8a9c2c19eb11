import fc from "fast-check";
import { type ParseError, parse, visit } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import { addHookEntry, removeHookEntries } from "../../../src/app/agentHooks/settings/hookEntries";

const place = { path: "/settings.json", event: "SessionEnd" };
const ours = {
	hooks: [{ type: "command", command: "/home/ana/.codialectic/bin/codi-handoff hook codex", timeout: 3 }],
};

/** What may stand between two tokens. */
const gap = fc.constantFrom("", "", " ", "\n", "\n\t", "  ", "/* a */", " // b\n", "\n// , ] }\n  ");

function listOf(items: fc.Arbitrary<string>, open: string, close: string): fc.Arbitrary<string> {
	return fc
		.tuple(fc.array(fc.tuple(gap, items, gap), { maxLength: 3 }), gap, fc.boolean())
		.map(([entries, rest, trailing]) => {
			const body = entries.map(([before, item, behind]) => before + item + behind).join(",");
			return open + body + (trailing && entries.length > 0 ? "," : "") + rest + close;
		});
}

const value = fc.oneof(fc.json({ maxDepth: 1 }), listOf(fc.constantFrom("1", '"x"', "null"), "[", "]"));
const group = fc.constantFrom('{"hooks":[{"command":"lint"}]}', '{"matcher":"clear", "hooks": [ {"command": "x"} ] }');
const event = fc.oneof(
	listOf(group, "[", "]").map((list) => `"SessionEnd":${list}`),
	value.map((other) => `"Stop": ${other}`),
);
const hooks = listOf(event, "{", "}").map((object) => `"hooks" : ${object}`);
const property = fc.oneof(
	fc.tuple(fc.constantFrom('"model"', '"theme"', '"SessionEnd"'), value).map(([key, one]) => `${key}:${one}`),
	hooks,
);
const settings = fc.tuple(gap, listOf(property, "{", "}"), gap).map((parts) => parts.join(""));

function meaningOf(text: string): Record<string, unknown> {
	const errors: ParseError[] = [];
	const parsed = parse(text, errors, { allowTrailingComma: true });
	expect(errors, text).toEqual([]);
	return parsed;
}

function comments(text: string): string[] {
	const found: string[] = [];
	visit(text, { onComment: (offset, length) => found.push(text.slice(offset, offset + length)) });
	return found;
}

describe("settings of any shape", () => {
	it("get our entry as the last of its event and are otherwise the same; without it they mean what they meant", () => {
		fc.assert(
			fc.property(settings, (text) => {
				const added = addHookEntry(text, place, ours);
				if (typeof added !== "string") throw new Error(`${added.code} for ${text}`);
				const before = meaningOf(text) as { hooks?: Record<string, unknown[]> };
				const after = meaningOf(added) as { hooks: Record<string, unknown[]> };
				const expected = [...(before.hooks?.SessionEnd ?? []), ours];
				expect(after).toEqual({ ...before, hooks: { ...before.hooks, SessionEnd: expected } });
				expect(comments(added)).toEqual(comments(text));
				expect(addHookEntry(added, place, ours)).toBe(added);

				const removed = removeHookEntries(added, place);
				if (typeof removed !== "string") throw new Error(removed.code);
				const rest = meaningOf(removed) as { hooks?: Record<string, unknown[]> };
				expect(withoutEmpty(rest)).toEqual(withoutEmpty(before));
			}),
			{ numRuns: 1500 },
		);
	});
});

/** An empty list of hooks and none mean the same. */
function withoutEmpty({ hooks = {}, ...rest }: { hooks?: Record<string, unknown[]> }) {
	const { SessionEnd = [], ...others } = hooks;
	return { ...rest, hooks: SessionEnd.length === 0 ? others : hooks };
}
