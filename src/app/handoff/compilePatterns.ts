import type { Problem } from "../../core/model/problem";

/** The regular expressions of the setting `redact.extraPatterns`; what is none is told, not thrown. */
export function compilePatterns(sources: readonly string[]): {
	readonly patterns: readonly RegExp[];
	readonly problems: readonly Problem[];
} {
	const patterns: RegExp[] = [];
	const problems: Problem[] = [];
	for (const pattern of sources) {
		try {
			patterns.push(new RegExp(pattern, "gu"));
		} catch (error) {
			if (!(error instanceof SyntaxError)) throw error;
			problems.push({ code: "setting.badPattern", pattern, reason: error.message });
		}
	}
	return { patterns, problems };
}
