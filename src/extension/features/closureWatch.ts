import * as vscode from "vscode";
import type { WatchedConversation } from "../../app/watch/protocol";
import { autoToggle } from "../../core/closure/autoToggle";
import { type ClosureSignal, type ClosureState, freshClosureState } from "../../core/closure/closureState";
import { type ClosureDecision, decide } from "../../core/closure/decide";
import { userSaid } from "../../core/closure/userSaid";
import type { OutputLog } from "../log";
import { readSettings } from "../settings";
import { type Ask, askClosing } from "./askClosing";
import type { AutoHandoff } from "./autoHandoff";
import { isWorking } from "./idle";
import type { UserActivity } from "./userActivity";
import type { WatchClient } from "./watchClient";

/** Someone who types in the editor is not interrupted: the question waits for a pause of this length. */
const typingPauseMs = 3_000;

interface OpenAsk {
	readonly path: string;
	readonly cancel: () => void;
}

/** Hears in the followed conversations that the user is leaving, and does what the rules of closure say. */
export class ClosureWatch implements vscode.Disposable {
	private readonly states = new Map<string, ClosureState>();
	private readonly subscriptions: vscode.Disposable;
	private asked: OpenAsk | null = null;

	constructor(
		private readonly auto: AutoHandoff,
		private readonly watch: WatchClient,
		private readonly activity: UserActivity,
		private readonly log: OutputLog,
		onDidHandoff: vscode.Event<unknown>,
	) {
		this.subscriptions = vscode.Disposable.from(
			watch.onDidType(({ conversation, message }) => this.hear(conversation, message.text, message.previous)),
			watch.onDidChange(() => this.reconsiderAll()),
			vscode.tasks.onDidEndTask(() => this.reconsiderAll()),
			vscode.debug.onDidTerminateDebugSession(() => this.reconsiderAll()),
			onDidHandoff(() => this.tellAll({ kind: "emitted" })),
			auto.onDidToggle(() => this.tellAll({ kind: "toggle", on: auto.isOn })),
		);
	}

	dispose(): void {
		this.asked?.cancel();
		this.subscriptions.dispose();
	}

	private hear(conversation: WatchedConversation, text: string, previous: readonly string[]): void {
		if (this.asked?.path === conversation.path) this.asked.cancel();
		const toggle = autoToggle(text);
		if (toggle !== null) this.auto.set(toggle === "on");
		this.tell(conversation, userSaid({ text, previous }));
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
		const work = [...(state.inFlight === "tool" ? ["tool"] : []), ...(isWorking() ? ["window"] : [])];
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
		else this.askAtPause(path, fire);
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
