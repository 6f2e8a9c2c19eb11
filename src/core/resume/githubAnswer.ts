import { shorten } from "../model/shorten";
import { plainLine } from "../render/inline";
import type { CheckedCitation } from "./citation";

/** What GitHub says of an issue or a pull request that a handoff names. */
export type GitHubAnswer =
	| {
			readonly kind: "issue" | "pull request";
			readonly state: "open" | "closed" | "merged";
			readonly title: string;
			/** ISO 8601; null while it is open. */
			readonly closedAt: string | null;
	  }
	/** There is no such number; `repository` is the one that was asked. */
	| { readonly kind: "missing"; readonly repository: string }
	/** Nobody can say; why in a few words. */
	| { readonly kind: "unknown"; readonly why: string };

const longestTitle = 80;

/** A citation of an issue with what was answered (R-002-23). What was closed after the handoff was written has changed since. */
export function withAnswer(citation: CheckedCitation, answer: GitHubAnswer): CheckedCitation {
	if (answer.kind === "unknown") return { ...citation, state: "unchecked", reason: `not looked up: ${answer.why}` };
	if (answer.kind === "missing")
		return { ...citation, state: "neverExisted", reason: `no such number in ${answer.repository} on GitHub` };
	const { kind, state, title, closedAt } = answer;
	const isNews = closedAt !== null && citation.from !== null && Date.parse(closedAt) > Date.parse(citation.from);
	const reason = `${kind} on GitHub, ${state}${isNews ? " since" : ""}: ${shorten(plainLine(title), longestTitle)}`;
	return { ...citation, state: isNews ? "changed" : "holds", reason };
}
