import * as vscode from "vscode";
import type { WatchedConversation } from "../../app/watch/protocol";
import { type ClosureSignal, type ClosureState, freshClosureState } from "../../core/closure/closureState";
import { type ClosureDecision, decide } from "../../core/closure/decide";
import type { OutputLog } from "../log";
import { readSettings } from "../settings";
import { type Ask, askClosing } from "./askClosing";
import type { AutoHandoff } from "./autoHandoff";
import { settleByModel } from "./settleAsk";
import type { UserActivity } from "./userActivity";
import type { TypedMessage, WatchClient } from "./watchClient";
import type { WindowWork } from "./windowWork";

/** Someone who types in the editor is not interrupted: the question waits for a pause of this length. */
const typingPauseMs = 3_000;

interface OpenAsk {
	readonly path: string;
	readonly cancel: () => void;
}

/** Hears in the followed conversations that the user is leaving, and does what the rules of closure say. */
export class ClosureWatch implements vscode.Disposable {
	private readonly states = new Map<string, ClosureState>();
	/** The last message of the user in each. */
	private readonly heard = new Map<string, string>();
	private readonly subscriptions: vscode.Disposable;
	private asked: OpenAsk | null = null;

	constructor(
		private readonly auto: AutoHandoff,
		private readonly watch: WatchClient,
		private readonly activity: UserActivity,
		private readonly work: WindowWork,
		private readonly log: OutputLog,
		onDidHandoff: vscode.Event<unknown>,
	) {
		this.subscriptions = vscode.Disposable.from(
			watch.onDidType((event) => this.hear(event)),
			watch.onDidChange(() => this.reconsiderAll()),
			work.onDidEnd(() => this.reconsiderAll()),
			onDidHandoff(() => this.tellAll({ kind: "emitted" })),
			auto.onDidToggle(() => this.tellAll({ kind: "toggle", on: auto.isOn })),
		);
	}

	dispose(): void {
		this.asked?.cancel();
		this.subscriptions.dispose();
	}

	/** The program that a conversation was held with has ended (R-000-18). */
	end(conversation: WatchedConversation): void {
		this.states.set(conversation.path, { ...this.stateOf(conversation), hasNews: conversation.hasNews });
		this.tell(conversation, { kind: "lifecycle" });
	}

	private hear({ conversation, message, said, toggle }: TypedMessage): void {
		if (this.asked?.path === conversation.path) this.asked.cancel();
		this.heard.set(conversation.path, message.text);
		if (toggle !== null) this.auto.set(toggle === "on");
		this.tell(conversation, said);
	}

	/** The agent went on or ended its turn, or work of the window ended: what was held is judged again. */
	private reconsiderAll(): void {
		for (const conversation of this.watch.conversations) {
			const { state } = conversation;
			const isAsked = state.inFlight === "question";
			this.states.set(conversation.path, { ...this.stateOf(conversation), isAsked });
			this.tell(conversation, { kind: "finished", id: "turn" });
		}
	}

	private tellAll(signal: ClosureSignal): void {
		for (const conversation of this.watch.conversations) this.tell(conversation, signal);
	}

	private tell(conversation: WatchedConversation, signal: ClosureSignal): void {
		const decision = decide(this.stateOf(conversation), signal, Date.now());
		this.states.set(conversation.path, decision.state);
		if (decision.action !== "ignore") this.act(conversation, decision);
	}

	/** What the file says of the conversation counts more than what signals were heard. */
	private stateOf({ path, state }: WatchedConversation): ClosureState {
		const { cooldownMs, minimumTurns } = readSettings();
		const work = [...(state.inFlight === "tool" ? ["tool"] : []), ...(this.work.isWorking ? ["window"] : [])];
		return {
			...(this.states.get(path) ?? freshClosureState),
			limits: { cooldownMs, fewestTurns: minimumTurns },
			auto: this.auto.isOn,
			substantiveTurns: state.substantiveTurns,
			inFlight: new Set(work),
		};
	}

	private act({ path, agent }: WatchedConversation, { action, ended, why }: ClosureDecision): void {
		this.log.info(`${agent}: ${action} (${why})`);
		if (ended === null) return;
		const fire = () => this.log.settle(this.auto.fire(ended, this.watch));
		if (action === "fire") fire();
		else this.log.settle(this.settle(path, fire));
	}

	/** By a model, where the user wants that and it knows; else by the user. */
	private async settle(path: string, onYes: () => void): Promise<void> {
		const settled = await settleByModel(this.heard.get(path) ?? "");
		// The user went on while the model thought: there is nothing to ask any more.
		if ((this.states.get(path)?.pending ?? null) === null) return;
		if (settled === null) this.askAtPause(path, onYes);
		else if (settled) onYes();
	}

	private askAtPause(path: string, onYes: () => void): void {
		this.asked?.cancel();
		let ask: Ask | null = null;
		const wait = Math.max(0, this.activity.lastTyping + typingPauseMs - Date.now());
		const timer = setTimeout(() => {
			if (this.activity.lastTyping + typingPauseMs > Date.now()) {
				this.askAtPause(path, onYes);
				return;
			}
			ask = askClosing();
			this.log.settle(
				ask.answer.then((isYes) => {
					if (this.asked === open) this.asked = null;
					if (isYes) onYes();
				}),
			);
		}, wait);
		const open: OpenAsk = {
			path,
			cancel: () => {
				clearTimeout(timer);
				ask?.dispose();
				if (this.asked === open) this.asked = null;
			},
		};
		this.asked = open;
	}
}
