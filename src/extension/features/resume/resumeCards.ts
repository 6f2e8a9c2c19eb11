import * as vscode from "vscode";
import { narrativePath } from "../../../app/emit/paths";
import { orElse } from "../../../app/orElse";
import type { Ports } from "../../../app/ports";
import type {
	FirstCard,
	FirstReadiness,
	HandoffCard,
	Readiness,
	ReadinessCard,
} from "../../../core/resume/readinessCard";
import type { HandoffServices } from "../../services";
import { openFolders } from "../targetFolders";
import type { ReadReadiness } from "./readReadiness";

/** A card as it can be shown: whole, or before anything was looked up. */
export type ShownCard = FirstCard | ReadinessCard;

/** The cards of all folders, those that a session started from included. */
export interface CardReading {
	/** At once. */
	readonly first: () => Promise<readonly ShownCard[]>;
	/** When all that they name was looked up. */
	readonly whole: () => Promise<readonly ReadinessCard[]>;
}

/** What the next session in each folder of the window can start from; read beside the editor's own thread. */
export class ResumeCards implements vscode.Disposable {
	private readonly changed = new vscode.EventEmitter<void>();
	private readonly granted = vscode.workspace.onDidGrantWorkspaceTrust(() =>
		this.services.log.settle(this.refresh().whole),
	);
	private latest: CardReading | null = null;
	readonly onDidChange = this.changed.event;
	/** Folders with a handoff that no session started from, in the window's order. */
	unconsumed: readonly ShownCard[] = [];

	constructor(
		private readonly services: HandoffServices,
		private readonly readReadiness: ReadReadiness,
	) {}

	/** Reads all folders anew. What is read later counts. `first` comes when there is something to show, `whole` at the end. */
	refresh(): { readonly first: Promise<void>; readonly whole: Promise<void> } {
		const reading = this.read();
		this.latest = reading;
		const first = reading.first().then((cards) => this.show(reading, cards));
		return { first, whole: first.then(() => this.complete(reading)) };
	}

	/** The whole cards of all folders, those that a session started from included. */
	all(token?: vscode.CancellationToken): Promise<readonly ReadinessCard[]> {
		return this.read(token).whole();
	}

	read(token?: vscode.CancellationToken): CardReading {
		// Where nothing was ever handed off, no thread need be started, least of all with each window.
		const folders = (openFolders() ?? []).filter((folder) => mayHoldHandoff(this.services.ports, folder));
		if (folders.length === 0) return { first: () => Promise.resolve([]), whole: () => Promise.resolve([]) };
		const trusted = vscode.workspace.isTrusted;
		let tell: (first: readonly FirstReadiness[]) => void = () => undefined;
		const told = new Promise<readonly FirstReadiness[]>((resolve) => {
			tell = resolve;
		});
		const whole = this.readReadiness({ folders, trusted }, token, (first) => tell(first));
		return {
			// A thread that fails at its start has told nothing.
			first: () => Promise.race([told, whole]).then(cardsOf<FirstReadiness | Readiness>),
			whole: () => whole.then(cardsOf<Readiness>),
		};
	}

	dispose(): void {
		vscode.Disposable.from(this.changed, this.granted).dispose();
	}

	private async complete(reading: CardReading): Promise<void> {
		try {
			this.show(reading, await reading.whole());
		} catch (error) {
			this.show(reading, this.unconsumed.map(asUnchecked));
			throw error;
		}
	}

	private show(reading: CardReading, cards: readonly ShownCard[]): void {
		if (this.latest !== reading) return;
		const waiting = cards.filter(({ isConsumed }) => !isConsumed);
		// What was looked up a moment ago stands until it is looked up again.
		this.unconsumed = waiting.map((card) =>
			card.kind === "ready" ? card : (this.unconsumed.find((known) => isOfSame(known, card)) ?? card),
		);
		this.changed.fire();
	}
}

/** A card that nobody is looking up any more. */
export function asUnchecked(card: ShownCard): ShownCard {
	return card.kind === "first" ? { ...card, isBeingChecked: false } : card;
}

function cardsOf<R extends FirstReadiness | Readiness>(found: readonly R[]): Exclude<R, { readonly kind: "fresh" }>[] {
	return found.filter((one): one is Exclude<R, { readonly kind: "fresh" }> => one.kind !== "fresh");
}

/** Do two cards tell of the same handoffs, to the letter? */
function isOfSame(known: ShownCard, card: HandoffCard): boolean {
	const lettersOf = ({ folder, handoffs }: HandoffCard) =>
		JSON.stringify([folder, handoffs.map(({ section, integrity }) => [section.key, section.body, integrity])]);
	return known.kind === "ready" && lettersOf(known) === lettersOf(card);
}

/** A file that cannot be looked at may hold one: the reader finds out. */
function mayHoldHandoff({ files }: Ports, folder: string): boolean {
	return orElse(() => files.info(narrativePath(folder)) !== null, true);
}
