import type { CheckState, UnfinishedFinding } from "../model/finding";
import type { TerminalFacts } from "../model/handoff";
import type { RunRecord } from "../model/run";
import type { Transcript } from "../model/transcript";
import type { Redactor } from "../redact/redactor";
import { failingCheck } from "../scan/unfinished/failingCheck";
import { joinChecks } from "./joinChecks";
import { runsBesideTranscripts } from "./ownRuns";
import { runChecks } from "./runChecks";
import { terminalFacts } from "./terminalFacts";

/** What the window's runs add to what transcripts say. */
export interface ScannedRuns {
	readonly facts: TerminalFacts;
	/** The transcripts' checks and the window's, as far as no later run answers them. */
	readonly checks: readonly CheckState[];
	/** The transcripts' checks that are answered. */
	readonly outdated: readonly CheckState[];
	readonly findings: readonly UnfinishedFinding[];
}

/** A suite that breaks breaks in many places: the latest are enough to begin with. */
const mostFailing = 4;

/**
 * Reads what ran in the window of a folder together with the transcripts of its conversations and with the checks found
 * in them. Nothing is counted twice, and nothing is claimed without a command line or a line of output that shows it.
 */
export function scanRuns(
	record: RunRecord,
	transcripts: readonly Transcript[],
	checksInTranscripts: readonly CheckState[],
	redactor: Redactor,
): ScannedRuns {
	const own = runsBesideTranscripts(record.runs, transcripts, redactor);
	const folders = new Map(transcripts.map(({ id, cwd }) => [id, cwd]));
	const { checks, outdated, failing } = joinChecks(checksInTranscripts, runChecks(own, lastEdit(transcripts)), folders);
	return {
		facts: terminalFacts(own, record, lastRecord(transcripts)),
		checks,
		outdated,
		findings: failing.slice(-mostFailing).map(unfinishedCheck),
	};
}

function unfinishedCheck(check: CheckState): UnfinishedFinding {
	return {
		kind: "unfinished",
		source: "check",
		...failingCheck(check),
		why: null,
		blockers: null,
		files: [],
		priority: check.editedSince ? "medium" : "high",
		stakes: "T2",
		unverified: false,
		basis: "run",
		evidence: [check.evidence],
	};
}

function lastEdit(transcripts: readonly Transcript[]): string | null {
	const edits = transcripts.flatMap(({ turns }) =>
		turns.flatMap(({ steps }) =>
			steps.flatMap((step) =>
				step.type === "tool" && step.tool.kind === "edit" && step.tool.ok !== false ? step.at : null,
			),
		),
	);
	return latest(edits);
}

function lastRecord(transcripts: readonly Transcript[]): string | null {
	return latest(transcripts.map(({ endedAt }) => endedAt));
}

/** Times in ISO 8601 and UTC sort as text. */
function latest(times: readonly (string | null)[]): string | null {
	return times.reduce((last, time) => (time !== null && (last === null || time > last) ? time : last), null);
}
