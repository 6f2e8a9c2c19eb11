import type { Scan } from "../model/finding";
import type { Transcript } from "../model/transcript";
import { attemptsIn } from "./attempts";
import { commitsIn, filesEditedIn } from "./changes";
import { checksIn } from "./checks";
import { constraintsIn } from "./constraints";
import { contradictionsIn } from "./contradictions";
import { correctionsIn } from "./corrections";
import { decisionsIn } from "./decisions/decisionsIn";
import { intentsIn } from "./intent";
import { issuesIn } from "./issues";
import { lessonsIn } from "./lessons";
import { quarantinedIn } from "./quarantine";
import { questionsIn } from "./questions";
import { closingsIn } from "./resolved";
import { ScanMemory } from "./scanMemory";
import { viewSession } from "./sessionView";
import { teaserOf } from "./teaser";
import { unfinishedIn } from "./unfinished/unfinishedIn";

/**
 * What a session left behind: findings, each with evidence, the state of its checks, and counts. With the memory of an
 * earlier scan a session that went on is scanned faster; the outcome is the same.
 */
export function scanTranscript(transcript: Transcript, memory = new ScanMemory()): Scan {
	const view = viewSession(transcript, memory);
	const checks = checksIn(view);
	const closings = closingsIn(view);
	const unfinished = unfinishedIn(view, checks, closings);
	const decisions = decisionsIn(view);
	const lessons = lessonsIn(view, decisions);
	return {
		findings: [
			...intentsIn(view),
			...unfinished,
			...decisions,
			...correctionsIn(view),
			...constraintsIn(view),
			...attemptsIn(view),
			...lessons,
			...questionsIn(view, unfinished),
			...contradictionsIn(view, checks),
			...quarantinedIn(view),
			...issuesIn(view, closings, [...unfinished, ...decisions, ...lessons]),
		],
		checks,
		filesEdited: filesEditedIn(view),
		commits: commitsIn(view),
		teaser: teaserOf(view),
	};
}
