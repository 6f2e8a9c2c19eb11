import type { Problem } from "../../core/model/problem";
import { type EmitPorts, lockWaitMs } from "../emit/emitPorts";
import { notWritten } from "../emit/failureProblem";
import { inside } from "../emit/paths";
import type { Signal } from "./signal";
import { parseSignal, readSignal, removeSignal, saveSignal, signalPath, signalsFolder } from "./signalFile";

type AdoptPorts = Pick<EmitPorts, "files" | "places" | "locks" | "owners" | "clock">;

/** Whether a process on another machine lives cannot be known; after this long its signals are taken for left behind. */
const foreignPatienceMs = 24 * 3_600_000;
/** Writing takes milliseconds: a temporary file this old was left by a hook that was killed. */
const abandonedMs = 10_000;
const temporaryEnd = ".json.tmp";
const signalId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type SignalAdoption =
	| { readonly kind: "adopted"; readonly signal: Signal }
	/** Dealt with meanwhile. */
	| { readonly kind: "gone" }
	/** Another process works on it. */
	| { readonly kind: "taken" }
	| { readonly kind: "failed"; readonly problem: Problem };

/** Takes a signal over, so that of several finishers one deals with it. A file that is no signal is removed and reported. */
export function adoptSignal(ports: AdoptPorts, id: string): SignalAdoption {
	if (!signalId.test(id)) return { kind: "gone" };
	try {
		return ports.locks.hold("signals", lockWaitMs, () => adoptUnderLock(ports, id));
	} catch (error) {
		return { kind: "failed", problem: notWritten(error, signalPath(ports.places, id)) };
	}
}

/** The ids of signals that nobody works on: their finisher died, or never started. Oldest first. */
export function listInterruptedSignals(ports: Omit<AdoptPorts, "locks">): readonly string[] {
	rescueTemporaries(ports);
	const signals = ports.files.list(signalsFolder(ports.places)).flatMap(({ name }) => {
		const id = name.replace(/\.json$/, "");
		const read = signalId.test(id) ? readSignal(ports, id) : null;
		if (read === null || read.kind === "absent") return [];
		// What is no signal, or cannot be read, is taken up as well: adopting says what is wrong with it.
		if (read.kind !== "signal") return [{ id, at: "" }];
		return isInterrupted(ports, read.signal) ? [{ id, at: read.signal.at }] : [];
	});
	return signals.sort((a, b) => a.at.localeCompare(b.at)).map(({ id }) => id);
}

function adoptUnderLock(ports: AdoptPorts, id: string): SignalAdoption {
	const read = readSignal(ports, id);
	if (read.kind === "absent") return { kind: "gone" };
	if (read.kind === "unreadable") return { kind: "failed", problem: read.problem };
	if (read.kind === "broken") return { kind: "failed", problem: removeSignal(ports, id) ?? read.problem };
	if (!isInterrupted(ports, read.signal) && !isOwn(ports, read.signal)) return { kind: "taken" };
	const signal = { ...read.signal, owner: ports.owners.self };
	const problem = saveSignal(ports, signal);
	return problem === null ? { kind: "adopted", signal } : { kind: "failed", problem };
}

function isInterrupted({ owners, clock }: Pick<AdoptPorts, "owners" | "clock">, { owner, at }: Signal): boolean {
	if (owner === null) return true;
	const isAlive = owners.isAlive(owner);
	return isAlive === null ? clock.now().getTime() - Date.parse(at) > foreignPatienceMs : !isAlive;
}

function isOwn({ owners: { self } }: Pick<AdoptPorts, "owners">, { owner }: Signal): boolean {
	return owner?.pid === self.pid && owner.host === self.host && owner.startedAt === self.startedAt;
}

/** A hook that was killed between writing and renaming leaves a whole signal under a temporary name. */
function rescueTemporaries({ files, places, clock }: Omit<AdoptPorts, "locks">): void {
	const folder = signalsFolder(places);
	for (const { name } of files.list(folder)) {
		const path = inside(folder, name);
		const modified = name.endsWith(temporaryEnd) ? files.info(path)?.modified : undefined;
		if (modified === undefined || clock.now().getTime() - modified < abandonedMs) continue;
		const signal = parseSignal(files.readText(path) ?? "");
		const target = signal === null ? null : signalPath(places, signal.id);
		if (target === null || files.info(target) !== null) files.remove(path);
		else files.move(path, target);
	}
}
