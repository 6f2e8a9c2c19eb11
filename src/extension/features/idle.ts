import * as vscode from "vscode";
import { onSettingsChange, readSettings } from "../settings";
import type { AutoHandoff } from "./autoHandoff";
import type { UserActivity } from "./userActivity";
import type { WatchClient } from "./watchClient";
import type { WindowWork } from "./windowWork";

/**
 * Fires when nobody did anything for the time of the setting, in VS Code and in the conversations, after finished
 * work: no tool runs, no question is open (R-000-18). One timer, set anew when something happens.
 */
export class Idle implements vscode.Disposable {
	private timer: NodeJS.Timeout | undefined;
	private readonly subscriptions: vscode.Disposable;

	constructor(
		private readonly auto: AutoHandoff,
		private readonly watch: WatchClient,
		private readonly activity: UserActivity,
		private readonly work: WindowWork,
		private readonly onError: (work: Promise<unknown>) => void,
	) {
		const wait = () => this.wait();
		this.subscriptions = vscode.Disposable.from(
			activity.onDidAct(wait),
			watch.onDidChange(wait),
			auto.onDidToggle(wait),
			onSettingsChange(wait),
			work.onDidEnd(wait),
		);
		this.wait();
	}

	dispose(): void {
		clearTimeout(this.timer);
		this.subscriptions.dispose();
	}

	private wait(): void {
		clearTimeout(this.timer);
		const left = this.lastAction() + readSettings().idleMs - Date.now();
		// A clock that jumped back must not make it wait for hours.
		const wait = Math.min(Math.max(left, 0), readSettings().idleMs);
		this.timer = setTimeout(() => this.onError(this.fireWhenDone()), wait);
		this.timer.unref();
	}

	private lastAction(): number {
		const typed = this.watch.conversations.flatMap(({ state }) => [state.lastUserAt, state.lastRecordAt]);
		return Math.max(this.activity.lastAction, ...typed.map((time) => Date.parse(time ?? "") || 0));
	}

	private async fireWhenDone(): Promise<void> {
		if (this.lastAction() + readSettings().idleMs > Date.now()) {
			this.wait();
			return;
		}
		const isBusy = this.watch.conversations.some(({ hasNews, state }) => hasNews && state.inFlight !== null);
		if (!this.auto.isOn || isBusy || this.work.isWorking) return;
		await this.auto.fire("inactivity_timeout", this.watch);
	}
}
