import { commandShapes } from "./rules/commands";
import { headerShapes } from "./rules/headers";
import type { ShapeRule } from "./rules/shapeRule";
import { tokenShapes } from "./rules/tokenShapes";
import { urlShapes } from "./rules/urls";
import type { Span } from "./span";
import { isSecretValue } from "./value/isSecret";
import { isPlaceholder } from "./value/placeholder";

const judged = [...urlShapes, ...headerShapes, ...commandShapes];

/** Secrets known by what stands around them, or by their shape alone. */
export function findShapes(text: string): Span[] {
	return [
		...tokenShapes.flatMap((rule) => findShape(text, rule, (value) => !isPlaceholder(value))),
		...judged.flatMap((rule) => findShape(text, rule, isArgumentSecret)),
	];
}

/** A value at a place where only passwords and keys stand: a plausible password is enough. */
function isArgumentSecret(value: string): boolean {
	return isSecretValue(value, { kind: "password", firm: true, quoted: true, environment: true });
}

function findShape(text: string, rule: ShapeRule, accept: (value: string) => boolean): Span[] {
	if (!rule.hints.some((hint) => text.includes(hint))) return [];
	const spans: Span[] = [];
	for (const match of text.matchAll(withIndices(rule.pattern))) {
		const [whole, ...groups] = match.indices ?? [];
		const secrets = groups.length > 0 ? groups : [whole];
		for (const range of secrets) {
			if (range === undefined) continue;
			const [start, end] = range;
			if (accept(text.slice(start, end))) spans.push({ start, end });
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
