/** What may not happen; the campaign counts how often it did. */
export const faults = [
	"lost",
	"doubled",
	"torn",
	"beacon",
	"siblings",
	"hooks",
	"blocked",
	"orphans",
	"left over",
] as const;
export type Fault = (typeof faults)[number];

/** How far a handoff was when a process was killed. */
export const phases = [
	"nothing on the disk",
	"kept ready",
	"pending not named yet",
	"pending",
	"section torn",
	"section",
	"beacon",
	"ledger",
	"some hooks",
	"done",
] as const;
export type Phase = (typeof phases)[number];

/** Counts what the campaign saw. */
export class Tally {
	rounds = 0;
	kills = 0;
	readonly faults = new Map<Fault, number>();
	readonly phases = new Map<Phase, number>();

	fault(fault: Fault, where: string, detail: string): void {
		this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
		console.log(`${fault.toUpperCase()} in ${where}: ${detail}`);
	}

	kill(phase: Phase): void {
		this.kills++;
		this.phases.set(phase, (this.phases.get(phase) ?? 0) + 1);
	}

	get isClean(): boolean {
		return this.faults.size === 0;
	}

	/** `2000 rounds: 2512 kills, lost 0, doubled 0, …` */
	summary(): string {
		const counts = faults.map((fault) => `${fault} ${this.faults.get(fault) ?? 0}`);
		return `${this.rounds} rounds: ${this.kills} kills, ${counts.join(", ")}`;
	}

	/** Where the kills hit. */
	hits(): string {
		return phases.map((phase) => `${phase} ${this.phases.get(phase) ?? 0}`).join(", ");
	}
}
