import type { Problem } from "../../core/model/problem";
import { type EmitPorts, privateFile, privateFolder } from "../emit/emitPorts";
import { notWritten, unreadable } from "../emit/failureProblem";
import { codialecticFolder, inside } from "../emit/paths";
import type { Places } from "../ports";
import { type Signal, signalSchema } from "./signal";

type FilePorts = Pick<EmitPorts, "files" | "places">;

export function signalsFolder(places: Places): string {
	return inside(codialecticFolder(places), "signals");
}

export function signalPath(places: Places, id: string): string {
	return inside(signalsFolder(places), `${id}.json`);
}

/** Writes a signal, or its new state, and forces it to the disk. A Problem when the system refuses. */
export function saveSignal(ports: FilePorts, signal: Signal): Problem | null {
	return writeSignalText(ports, signalPath(ports.places, signal.id), signal);
}

/** Writes one of the small files of the signals' folder. */
export function writeSignalText({ files, places }: FilePorts, path: string, value: object): Problem | null {
	try {
		files.makeFolder(signalsFolder(places), privateFolder);
		files.replace(path, `${JSON.stringify(value, null, "\t")}\n`, privateFile);
		return null;
	} catch (error) {
		return notWritten(error, path);
	}
}

export type SignalRead =
	| { readonly kind: "signal"; readonly signal: Signal }
	| { readonly kind: "absent" }
	/** The system did not let us read it. */
	| { readonly kind: "unreadable"; readonly problem: Problem }
	/** It is no signal. */
	| { readonly kind: "broken"; readonly problem: Problem };

/** Reads the signal with this uuid. */
export function readSignal({ files, places }: FilePorts, id: string): SignalRead {
	const path = signalPath(places, id);
	try {
		const text = files.readText(path);
		if (text === null) return { kind: "absent" };
		const signal = parseSignal(text);
		if (signal?.id === id) return { kind: "signal", signal };
		return { kind: "broken", problem: { code: "file.unreadable", path, reason: "it is no signal" } };
	} catch (error) {
		return { kind: "unreadable", problem: unreadable(error, path) };
	}
}

/** Null when a text is no signal. */
export function parseSignal(text: string): Signal | null {
	try {
		const checked = signalSchema.safeParse(JSON.parse(text));
		return checked.success ? checked.data : null;
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}

/** Removes a signal that has been dealt with. */
export function removeSignal({ files, places }: FilePorts, id: string): Problem | null {
	const path = signalPath(places, id);
	try {
		files.remove(path);
		return null;
	} catch (error) {
		return notWritten(error, path);
	}
}
