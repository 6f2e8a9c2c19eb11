import type { Readiness, ReadinessCard } from "../../core/resume/readinessCard";
import type { Ports } from "../ports";
import { recordConsumed } from "./consumed";
import { lookUp } from "./lookUp";
import { readHandoffs } from "./readHandoffs";
import { RememberedGit } from "./rememberedGit";

export type ReadinessPorts = Pick<Ports, "files" | "git" | "places" | "ids" | "clock">;

/**
 * What the next session in a folder starts from: the handoffs that nobody started from yet, joined, with every citation
 * looked up in today's tree, and what happened since. Reads only; runs a few short git processes, so that it belongs in a
 * worker. `now`: what the age is told from.
 */
export function readiness(ports: ReadinessPorts, folder: string, now: Date): Readiness {
	const read = readHandoffs(ports, folder, now);
	return read.kind === "fresh" ? read : lookUp({ ...ports, git: new RememberedGit(ports.git, ports.clock) }, read);
}

/** Remembers that a session started from the handoffs of a card, so that it is not offered again. */
export function consume(ports: ReadinessPorts & Pick<Ports, "locks">, card: ReadinessCard) {
	return recordConsumed(
		ports,
		card.folder,
		card.handoffs.map(({ section }) => section.key),
	);
}
