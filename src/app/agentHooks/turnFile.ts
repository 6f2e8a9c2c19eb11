import type { Problem } from "../../core/model/problem";
import type { EmitPorts } from "../emit/emitPorts";
import { notWritten } from "../emit/failureProblem";
import { inside } from "../emit/paths";
import type { HookCall } from "./hookCall";
import { signalsFolder, writeSignalText } from "./signalFile";

type TurnPorts = Pick<EmitPorts, "files" | "places" | "ids" | "clock">;

/** A session that has not said anything for so long is over, however it ended. */
const forgottenMs = 2 * 24 * 3_600_000;
const turnName = /^turn-[0-9a-f]+\.json$/;

/**
 * Takes note that a session was alive when it ended a turn: one file a session, written over each time. It leads to no
 * handoff; a turn is not the end of a session (R-000-18, field-reports.md).
 */
export function noteTurn(ports: TurnPorts, call: HookCall): Problem | null {
	const { kind: _, ...facts } = call;
	return writeSignalText(ports, turnPath(ports, call), { version: 1, ...facts, at: ports.clock.now().toISOString() });
}

/** Forgets a session whose end is dealt with, and those that are long silent. */
export function forgetTurns(
	ports: TurnPorts,
	ended: Pick<HookCall, "agent" | "sessionId" | "transcriptPath">,
): Problem | null {
	const path = turnPath(ports, ended);
	try {
		ports.files.remove(path);
		for (const silent of silentTurns(ports)) ports.files.remove(silent);
		return null;
	} catch (error) {
		return notWritten(error, path);
	}
}

function silentTurns({ files, places, clock }: TurnPorts): string[] {
	const folder = signalsFolder(places);
	const turns = files.list(folder).filter(({ name }) => turnName.test(name));
	return turns
		.map(({ name }) => inside(folder, name))
		.filter((path) => clock.now().getTime() - (files.info(path)?.modified ?? 0) > forgottenMs);
}

function turnPath(
	{ places, ids }: TurnPorts,
	{ agent, sessionId, transcriptPath }: Pick<HookCall, "agent" | "sessionId" | "transcriptPath">,
): string {
	return inside(signalsFolder(places), `turn-${ids.digest(`${agent} ${sessionId ?? transcriptPath ?? ""}`)}.json`);
}
