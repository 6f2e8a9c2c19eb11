import { commandShapes } from "./rules/commands";
import { headerShapes } from "./rules/headers";
import type { ShapeRule } from "./rules/shapeRule";
import { tokenShapes } from "./rules/tokenShapes";
import { urlShapes } from "./rules/urls";
import type { Span } from "./span";
import { isSecretValue } from "./value/isSecret";
import { isPlaceholder } from "./value/placeholder";

const rules = [...tokenShapes, ...urlShapes, ...headerShapes, ...commandShapes];

/** Secrets known by what stands around them, or by their shape alone. */
export function findShapes(text: string): Span[] {
	return rules.flatMap((rule) => findShape(text, rule));
}

function accepts(rule: ShapeRule, value: string): boolean {
	if (rule.judge === "shape") return !isPlaceholder(value);
	const kind = rule.judge === "random" ? "secret" : "password";
	return isSecretValue(value, { kind, firm: true, quoted: true, environment: true });
}

function findShape(text: string, rule: ShapeRule): Span[] {
	if (!rule.hints.some((hint) => text.includes(hint))) return [];
	const spans: Span[] = [];
	for (const match of text.matchAll(withIndices(rule.pattern))) {
		const [whole, ...groups] = match.indices ?? [];
		const secrets = groups.length > 0 ? groups : [whole];
		for (const range of secrets) {
			if (range === undefined) continue;
			const [start, end] = range;
			if (accepts(rule, text.slice(start, end))) spans.push({ start, end });
		}
	}
	return spans;
}

const compiled = new WeakMap<RegExp, RegExp>();

function withIndices(pattern: RegExp): RegExp {
	const known = compiled.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags}d`);
	compiled.set(pattern, known);
	return known;
}
