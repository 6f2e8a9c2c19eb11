import { allMatches } from "./allMatches";
import { callShapes } from "./rules/callShapes";
import { commandShapes } from "./rules/commands";
import { headerShapes } from "./rules/headers";
import { pairShapes } from "./rules/pairShapes";
import { proseShapes } from "./rules/proseShapes";
import type { ShapeGroup, ShapeRule } from "./rules/shapeRule";
import { urlShapes } from "./rules/urls";
import { mergeSpans, type Span } from "./span";
import { isSecretValue } from "./value/isSecret";
import { isPassphrase } from "./value/madeUp";
import { isPlaceholder } from "./value/placeholder";

const groups: readonly ShapeGroup[] = [pairShapes, urlShapes, headerShapes, commandShapes, callShapes, proseShapes];

/** Secrets known by what stands around them. */
export function findShapes(text: string): Span[] {
	const spans: Span[] = [];
	for (const group of groups) {
		for (const window of windowsOf(text, group)) {
			const part = text.slice(window.start, window.end);
			for (const rule of group.rules) spans.push(...findShape(part, rule, window.start));
		}
	}
	return spans;
}

/** The parts of the text near an anchor, joined where they overlap, so that nothing is searched twice. */
function windowsOf(text: string, group: ShapeGroup): readonly Span[] {
	const anchors = allMatches(text, group.anchor);
	if (anchors.length === 0) return none;
	return mergeSpans(
		anchors.map(({ index }) => ({
			start: Math.max(0, index - group.before),
			end: Math.min(text.length, index + group.after),
		})),
	);
}

/** What one rule finds in a part of the text that begins at `offset`. */
export function findShape(part: string, rule: ShapeRule, offset: number): readonly Span[] {
	if (rule.needs?.every((literal) => !part.includes(literal)) === true) return none;
	const matches = allMatches(part, withIndices(rule));
	if (matches.length === 0) return none;
	const spans: Span[] = [];
	for (const match of matches) {
		const [whole, ...captured] = match.indices ?? [];
		for (const range of captured.length > 0 ? captured : [whole]) {
			if (range === undefined) continue;
			const [start, end] = range;
			if (isAccepted(rule, part.slice(start, end))) spans.push({ start: offset + start, end: offset + end });
		}
	}
	return spans;
}

const none: readonly Span[] = [];

function isAccepted(rule: ShapeRule, value: string): boolean {
	if (rule.judge === "shape") return !isPlaceholder(value);
	if (rule.judge === "phrase" && isPassphrase(value)) return true;
	if (rule.judge === "address" && /^[A-Za-z]{8,}$/.test(value) && /[a-z][A-Z]/.test(value))
		return !isPlaceholder(value);
	const kind = rule.judge === "random" ? "secret" : "password";
	const firm = rule.judge !== "told" && rule.judge !== "phrase";
	return isSecretValue(value, { kind, firm, quoted: true, environment: firm });
}

const compiled = new Map<ShapeRule, RegExp>();

/** The pattern with flag `d`, which the tables do not repeat in every row. */
function withIndices(rule: ShapeRule): RegExp {
	const known = compiled.get(rule);
	if (known !== undefined) return known;
	const made = new RegExp(rule.pattern.source, `${rule.pattern.flags}d`);
	compiled.set(rule, made);
	return made;
}
