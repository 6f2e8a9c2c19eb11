import * as vscode from "vscode";
import type { EndedReason } from "../../core/model/beacon";
import type { HandoffServices } from "../services";
import { readSettings } from "../settings";
import { presentUnsaved } from "./presentReport";
import { refinementsOf } from "./refine";
import { targetFolders } from "./targetFolders";
import type { WatchClient } from "./watchClient";

/** R-000-13, to the letter: told once a session. */
const onText = "Auto-handoff: ON (closure detection active)";
const offText = "Auto-handoff: OFF (explicit trigger only)";

/** Nobody waits for it, nobody is asked. */
const silently = { isAsked: false, token: null, report: () => undefined };

/** Handoffs that happen by themselves: whether they may, and making one without a question. */
export class AutoHandoff {
	private readonly toggled = new vscode.EventEmitter<void>();
	private on = true;
	private running: Promise<void> = Promise.resolve();
	readonly onDidToggle = this.toggled.event;

	constructor(private readonly services: HandoffServices) {}

	get isOn(): boolean {
		return this.on;
	}

	/** For this session of VS Code only: the next one starts switched on (R-000-12). */
	set(on: boolean): void {
		if (on === this.on) return;
		this.on = on;
		this.report();
		this.toggled.fire();
	}

	/** How it stands, in the prescribed words. */
	get stateText(): string {
		return this.on ? onText : offText;
	}

	report(): void {
		this.services.log.info(this.stateText);
	}

	/**
	 * Hands off every conversation of this window that has news, silently: no question and no notification unless
	 * something failed. One at a time; nothing is written when the same turns were handed off meanwhile.
	 */
	fire(reason: EndedReason, watch: WatchClient): Promise<void> {
		const handedOff = this.running.then(() => this.handOff(reason, watch));
		// Whoever asked for it is told of a failure; the next one is made all the same.
		this.running = handedOff.catch(() => undefined);
		return handedOff;
	}

	private async handOff(reason: EndedReason, watch: WatchClient): Promise<void> {
		const conversations = watch.conversations.filter(({ hasNews }) => hasNews);
		if (conversations.length === 0) return;
		const refinements = await refinementsOf(this.services, conversations, silently);
		const { result, problems } = await this.services.runWorker<"create">({
			kind: "create",
			order: { reason, folders: targetFolders(), runHooks: true, refinements, onlyNews: true },
			conversations,
			extraPatterns: readSettings().extraPatterns,
			edits: [],
		});
		for (const problem of problems) this.services.log.problem(problem);
		if (result.kind === "failed") presentUnsaved(this.services, result.problem, result.packet);
		if (result.kind === "created")
			await this.services.complete(result, { reportTo: "log", settled: null, teaser: result.teaser });
		watch.noteHandoff();
	}
}
