import { findAssignments } from "./assignments/findAssignments";
import { findForeign } from "./assignments/findForeign";
import { findColourCodes, findLineJoints, findLinePrefixes } from "./dressing";
import { findLiterals, secretEnvironmentValues } from "./environment";
import { findManifestSecrets } from "./findManifests";
import { findPrivateKeys } from "./findPrivateKeys";
import { findShapes } from "./findShapes";
import { findTokens } from "./findTokens";
import { matchSpans } from "./redactSpans";
import { absorbMarkers, mergeSpans, type Span, spliceMarkers } from "./span";
import { partOf, plainView, type TextView, viewWithout } from "./textView";

export interface RedactorOptions {
	/** The process's environment; its secret values are masked wherever they stand (R-004-2). */
	readonly env: Readonly<Record<string, string | undefined>>;
	/** What the user wants masked beside what is known; whole matches are masked. */
	readonly extraPatterns: readonly RegExp[];
}

export interface Redactor {
	/** The text with every secret replaced by `[REDACTED]`; masking it again changes nothing. Never throws. */
	redact(text: string): string;
}

/** What looks for secrets, each on its own; their findings are joined. */
const detectors: readonly ((text: string) => Span[])[] = [
	findTokens,
	findShapes,
	findPrivateKeys,
	findManifestSecrets,
	findAssignments,
	findForeign,
];

/**
 * Masking one secret can bring another to light (a token right behind it), so masking is repeated until nothing is
 * left to mask. Two rounds are the rule; the bound keeps a text made for it from costing more than its length allows.
 */
const mostRounds = 8;

/** A redactor for the given environment and patterns. Deterministic, and linear in the length of the text. */
export function createRedactor(options: RedactorOptions): Redactor {
	const literals = secretEnvironmentValues(options.env);
	const findAll = (text: string): Span[] => [
		...findLiterals(text, literals),
		...options.extraPatterns.flatMap((pattern) => matchSpans(text, pattern)),
		...findSecrets(text),
	];
	return { redact: (text) => redactUntilStable(text, findAll) };
}

function redactUntilStable(original: string, findAll: (text: string) => Span[]): string {
	let text = original;
	for (let round = 0; round < mostRounds; round++) {
		const spans = findAll(text);
		if (spans.length === 0) return text;
		const masked = spliceMarkers(text, absorbMarkers(text, spans));
		if (masked === text) return text;
		text = masked;
	}
	return text;
}

/** How far from a wrapped line the key of its value is looked for. */
const aroundJoint = 600;

/** Secrets in the text without its colours and line numbers, and, where lines look wrapped, in the text with these lines joined again. */
function findSecrets(text: string): Span[] {
	const colourless = viewWithout(plainView(text), findColourCodes(text));
	const plain = viewWithout(colourless, findLinePrefixes(colourless.text));
	const joints = findLineJoints(plain.text);
	const windows = mergeSpans(
		joints.map(({ start, end }) => ({ start: Math.max(0, start - aroundJoint), end: end + aroundJoint })),
	);
	return [...findIn(plain), ...joinedViews(plain, windows, joints).flatMap(findIn)];
}

/** Each window as a view of its own, without the joints in it. Windows and joints are sorted. */
function joinedViews(plain: TextView, windows: readonly Span[], joints: readonly Span[]): TextView[] {
	let next = 0;
	return windows.map((window) => {
		const inside: Span[] = [];
		for (let joint = joints[next]; joint !== undefined && joint.end <= window.end; joint = joints[++next]) {
			inside.push({ start: joint.start - window.start, end: joint.end - window.start });
		}
		return viewWithout(partOf(plain, window), inside);
	});
}

function findIn(view: TextView): Span[] {
	return detectors.flatMap((detect) => detect(view.text)).map((span) => view.toOriginal(span));
}
