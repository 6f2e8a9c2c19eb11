import type { Passage } from "./passage";
import type { SessionView } from "./sessionView";

/** A sentence in which a summary of an earlier part of the talk repeats what the user said. */
export interface Retold {
	readonly passage: Passage;
	/** The user's words as the summary has them, without the quotation marks around them. */
	readonly words: string;
}

const title =
	/\buser(?:'s)? (?:messages?|feedback|corrections?|requests?|preferences?|instructions?)\b|\bfeedback\b|\bcorrections?\b/i;
const reported =
	/\buser (?:has |had |then |also |explicitly |clearly |repeatedly )*(?:corrected|said|asked|pointed out|clarified|rejected|complained|objected|insisted|told|reminded|specified|stated|instructed|requested|wanted|wants|prefers|emphasi[sz]ed)\b/i;

/**
 * What summaries of compacted talk tell of the user's own words. They are the agent's words (R-003-3), so the
 * evidence names the agent as speaker, but the user's corrections may stand nowhere else any more.
 */
export function retoldIn(view: SessionView): Retold[] {
	return view.passages.flatMap((passage) => {
		if (!passage.summary || passage.kind === "heading") return [];
		const listed = passage.headings.some((heading) => title.test(heading));
		if (!listed && !reported.test(passage.plain)) return [];
		const words = passage.plain.replace(/^["'“«]+|["'”»]+$/g, "");
		return passage.reader.says("noObjection", words) ? [] : [{ passage, words }];
	});
}
