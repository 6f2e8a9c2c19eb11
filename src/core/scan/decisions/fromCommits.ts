import type { DecisionFinding } from "../../model/finding";
import { evidenceList, evidenceOf } from "../evidence";
import type { Candidate } from "../pick";
import { shorten } from "../plainText";
import { type Call, callSource, type SessionView } from "../sessionView";
import { topicWords } from "../words";
import { type Decided, isReversible } from "./decision";

/**
 * Less than a choice that was spoken of: a commit tells what was done, seldom what else could have been. Agents that
 * commit each accepted change by themselves say in it what the user agreed to.
 */
const weights = { own: 0.52, run: 0.46 };
/** Of a session that commits each change, the most telling. */
const atMost = 3;
/** Words that carry a topic and that a subject needs to tell of anything. */
const fewest = 4;
/** Subjects that tell of no way that was taken: what was wrong, what was brought up to date, which phase it was. */
const chores =
	/^(?:merge|wip|bump|release|revert|fix(?:e[sd])?|correct(?:s|ed)?|improve[sd]?|update[sd]?|clean ?up|format|phase|initial|first|add(?:s|ed)? (?:missing |more |unit )*(?:tests?|docs?|comments?|changelog|readme))\b/i;

/** What was committed, by the subjects of the commits: the shortest account of a change that somebody meant to keep. */
export function fromCommits(view: SessionView): Candidate<Decided>[] {
	const all = view.calls.flatMap((call) => {
		if (call.tool.denial !== null || call.tool.ok === false) return [];
		const subject = subjectOf(call);
		if (subject === null || tellsOfNoWay(view, subject)) return [];
		const topic = topicWords(subject.text);
		const evidence = evidenceList([evidenceOf(callSource(view, call, subject.within, "assistant"), subject.raw)]);
		if (evidence === null || topic.size < fewest) return [];
		const text = shorten(subject.text, 240);
		const finding: DecisionFinding = {
			kind: "decision",
			text,
			rationale: null,
			by: "agent",
			reversible: isReversible(text),
			basis: "run",
			evidence,
		};
		const weight = call.tool.kind === "shell" ? weights.run : weights.own;
		return [{ value: { finding, passage: null }, weight, order: call.order, topic }];
	});
	return all.sort((a, b) => b.topic.size - a.topic.size || b.order - a.order).slice(0, atMost);
}

/** "fix: wrong sign" tells of what was wrong, "fix: add basic auth" of what was done about it. */
function tellsOfNoWay({ reader }: SessionView, { text, raw }: Subject): boolean {
	if (chores.test(text) || /^(?:docs?|style|tests?)\b[^:]{0,30}:/i.test(raw)) return true;
	const isDeed = reader.find("mayChange", text)?.index === 0 || reader.find("changed", text)?.index === 0;
	return /\bfix\b[^:]{0,30}:/i.test(raw.slice(0, 40)) && !isDeed;
}

interface Subject {
	/** Without "feat(scope):". */
	readonly text: string;
	readonly raw: string;
	/** The text of the call that it stands in. */
	readonly within: string;
}

function subjectOf({ tool }: Call): Subject | null {
	const within = tool.kind === "shell" ? tool.command : tool.name === "commit" ? tool.text : null;
	if (within === null || within === undefined) return null;
	const raw = tool.kind === "shell" ? messageIn(within) : (within.split("\n", 1)[0]?.trim() ?? null);
	if (raw === null || raw === "") return null;
	return { text: raw.replace(/^(?:[0-9a-f]{7,40} )?(?:aider: )?(?:[a-z]+(?:\([^)]*\))?!?: )?/, ""), raw, within };
}

/** The first line of the message in a `git commit`: after -m, or in a here-document. */
function messageIn(command: string): string | null {
	const commit = /\bgit\b[^\n|;&]{0,300}?\bcommit\b/.exec(command);
	if (commit === null) return null;
	const rest = command.slice(commit.index);
	const here = /<<-?\s*['"]?(\w+)['"]?\n\s*(\S[^\n]*)/.exec(rest)?.[2];
	const quoted = /\s(?:-\w*m|--message)[ =](?:"((?:[^"\\\n]|\\.)+)|'([^'\n]+))/.exec(rest);
	return (here ?? quoted?.[1] ?? quoted?.[2])?.trim() ?? null;
}
