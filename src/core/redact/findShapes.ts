import { commandShapes } from "./rules/commands";
import { headerShapes } from "./rules/headers";
import { pairShapes } from "./rules/pairShapes";
import type { ShapeGroup, ShapeRule } from "./rules/shapeRule";
import { urlShapes } from "./rules/urls";
import { mergeSpans, type Span } from "./span";
import { isSecretValue } from "./value/isSecret";
import { isPlaceholder } from "./value/placeholder";

const groups: readonly ShapeGroup[] = [pairShapes, urlShapes, headerShapes, commandShapes];

/** Secrets known by what stands around them. */
export function findShapes(text: string): Span[] {
	return groups.flatMap((group) =>
		windowsOf(text, group).flatMap((window) => {
			const part = text.slice(window.start, window.end);
			return group.rules.flatMap((rule) => findShape(part, rule, window.start));
		}),
	);
}

/** The parts of the text near an anchor, joined where they overlap, so that nothing is searched twice. */
function windowsOf(text: string, group: ShapeGroup): Span[] {
	const windows: Span[] = [];
	for (const match of text.matchAll(group.anchor)) {
		const start = Math.max(0, match.index - group.before);
		windows.push({ start, end: Math.min(text.length, match.index + group.after) });
	}
	return mergeSpans(windows);
}

/** What one rule finds in a part of the text that begins at `offset`. */
export function findShape(part: string, rule: ShapeRule, offset: number): Span[] {
	const spans: Span[] = [];
	for (const match of part.matchAll(withIndices(rule.pattern))) {
		const [whole, ...captured] = match.indices ?? [];
		for (const range of captured.length > 0 ? captured : [whole]) {
			if (range === undefined) continue;
			const [start, end] = range;
			if (isAccepted(rule, part.slice(start, end))) spans.push({ start: offset + start, end: offset + end });
		}
	}
	return spans;
}

function isAccepted(rule: ShapeRule, value: string): boolean {
	if (rule.judge === "shape") return !isPlaceholder(value);
	const kind = rule.judge === "random" ? "secret" : "password";
	return isSecretValue(value, { kind, firm: true, quoted: true, environment: true });
}

const compiled = new WeakMap<RegExp, RegExp>();

/** The pattern with flag `d`, which the tables do not repeat in every row. */
function withIndices(pattern: RegExp): RegExp {
	const known = compiled.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags}d`);
	compiled.set(pattern, known);
	return known;
}
