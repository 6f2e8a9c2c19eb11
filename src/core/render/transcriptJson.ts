import type { Finding, Scan } from "../model/finding";
import { countMessages, durationMinutes } from "../model/measure";
import type { Packet } from "../model/packet";
import type { Step, Transcript } from "../model/transcript";

/** The normalised transcript as the command line prints it (cli.md). */
export function transcriptJson(transcript: Transcript): object {
	return {
		agent: transcript.agent,
		id: transcript.id,
		title: transcript.title,
		cwd: transcript.cwd,
		branch: transcript.branch,
		model: transcript.model,
		started_at: transcript.startedAt,
		ended_at: transcript.endedAt,
		turns: transcript.turns.map((turn) => ({
			index: turn.index,
			at: turn.at,
			user: turn.user,
			steps: turn.steps.map(stepJson),
		})),
		plan: transcript.plan,
		tokens: transcript.tokens,
		skipped_records: transcript.skippedRecords,
	};
}

function stepJson(step: Step): object {
	if (step.type !== "tool") return { type: step.type, text: step.text };
	const { name, kind, command, files, exitCode, ok } = step.tool;
	return {
		type: step.type,
		tool: { name, kind, ...(command === null ? {} : { command }), files, exit_code: exitCode, ok },
	};
}

/** The rich model as `scan --findings` prints it: every finding with its evidence (cli.md). */
export function findingsJson(packet: Packet, transcript: Transcript, scan: Scan): object {
	return {
		packet,
		findings: scan.findings.map((finding) => snakeKeys(finding)),
		checks: scan.checks.map((check) => snakeKeys(check)),
		files_edited: scan.filesEdited,
		transcript: {
			agent: transcript.agent,
			id: transcript.id,
			model: transcript.model,
			turns: transcript.turns.filter((turn) => turn.user !== null).length,
			messages: countMessages(transcript),
			duration_min: durationMinutes(transcript),
			skipped_records: transcript.skippedRecords,
		},
	};
}

function snakeKeys(value: Finding | Scan["checks"][number]): object {
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), inner]),
	);
}
