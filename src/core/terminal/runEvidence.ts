import type { Evidence } from "../model/finding";
import type { RunFact } from "../model/handoff";
import type { WindowRun } from "../model/run";
import { evidenceOf } from "../scan/evidence";

/** A quote from a run's output, or else its command line, as evidence; null when neither holds any words. */
export function runEvidence(run: WindowRun, fromOutput: string | null): Evidence | null {
	const said = fromOutput === null ? null : evidenceIn(run, run.output ?? "", fromOutput);
	return said ?? evidenceIn(run, run.command, run.command);
}

function evidenceIn(run: WindowRun, text: string, quote: string): Evidence | null {
	const place = { kind: run.kind, name: run.name, at: run.endedAt ?? run.startedAt };
	// What is run in a terminal is no word of the user to anybody (R-003-3).
	return evidenceOf({ run: place, conversation: run.id, turn: 0, offset: 0, speaker: "tool", text }, quote);
}

/** A run as a fact of the handoff; none when it has no words that could show it. */
export function runFact(run: WindowRun, fromOutput: string | null = null): RunFact[] {
	const { id: _, output: __, ...fact } = run;
	const evidence = runEvidence(run, fromOutput);
	return evidence === null ? [] : [{ ...fact, evidence }];
}
