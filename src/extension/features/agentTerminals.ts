import * as vscode from "vscode";
import type { WatchedConversation } from "../../app/watch/protocol";
import type { AgentName } from "../../core/model/transcript";
import { findAgentProgram } from "../../core/terminal/agentProgram";

/** An agent's last records are on the disk within moments of its end, and are read then (lifecycle.md 5). */
const settleMs = 1_500;
/** By how much the clocks behind two times may differ, in milliseconds. */
const slackMs = 5_000;

interface Session {
	readonly terminal: vscode.Terminal;
	readonly agent: AgentName;
	/** Milliseconds since 1970; null when its start was not seen. */
	readonly since: number | null;
}

/**
 * Hears that the program of an agent ended in a terminal: its command came to an end, or the terminal was closed. Then
 * its newest conversation has ended, too (R-000-18). A terminal that is closed with the window says nothing: the window
 * hands off what is left itself.
 */
export class AgentTerminals implements vscode.Disposable {
	private readonly sessions = new Map<object, Session>();
	private readonly timers = new Set<NodeJS.Timeout>();
	private readonly subscriptions: vscode.Disposable;

	constructor(
		private readonly conversations: () => readonly WatchedConversation[],
		private readonly onDidEnd: (conversation: WatchedConversation) => void,
	) {
		this.subscriptions = vscode.Disposable.from(
			vscode.window.onDidStartTerminalShellExecution(({ terminal, execution }) =>
				this.start(execution, terminal, execution.commandLine.value),
			),
			vscode.window.onDidEndTerminalShellExecution(({ terminal, execution }) => {
				// One that ran before this window was loaded is heard of only now.
				const session = this.sessions.get(execution) ?? sessionOf(terminal, execution.commandLine.value, null);
				this.sessions.delete(execution);
				if (session !== null) this.end(session);
			}),
			vscode.window.onDidOpenTerminal((terminal) => this.start(terminal, terminal, shellOf(terminal))),
			vscode.window.onDidCloseTerminal((terminal) => this.close(terminal)),
		);
	}

	/** Terminals in which an agent runs now. */
	get open(): readonly vscode.Terminal[] {
		return [...new Set([...this.sessions.values()].map(({ terminal }) => terminal))];
	}

	dispose(): void {
		for (const timer of this.timers) clearTimeout(timer);
		this.subscriptions.dispose();
	}

	private start(key: object, terminal: vscode.Terminal, commandLine: string): void {
		const session = sessionOf(terminal, commandLine, Date.now());
		if (session !== null) this.sessions.set(key, session);
	}

	private close(terminal: vscode.Terminal): void {
		for (const [key, session] of this.sessions) {
			if (session.terminal !== terminal) continue;
			this.sessions.delete(key);
			if (terminal.exitStatus?.reason !== vscode.TerminalExitReason.Shutdown) this.end(session);
		}
	}

	private end({ agent, since }: Session): void {
		// Which of two conversations ended cannot be told: the last one's end, or a quiet time, will tell for both.
		if ([...this.sessions.values()].some((other) => other.agent === agent)) return;
		const endedAt = Date.now();
		const timer = setTimeout(() => {
			this.timers.delete(timer);
			const ended = this.conversations().find(
				({ agent: own, hasNews, state }) =>
					own === agent && hasNews && hasHappened(state.lastRecordAt, since) && !isLater(state.lastUserAt, endedAt),
			);
			if (ended !== undefined) this.onDidEnd(ended);
		}, settleMs);
		this.timers.add(timer.unref());
	}
}

/** Null when the command line starts no agent whose sessions can be read. */
function sessionOf(terminal: vscode.Terminal, commandLine: string, since: number | null): Session | null {
	const program = findAgentProgram(commandLine);
	if (program === null || program.agent === null || !program.isSession) return null;
	return { terminal, agent: program.agent, since };
}

/** Some terminals are opened with the agent itself in place of a shell. */
function shellOf({ creationOptions }: vscode.Terminal): string {
	if ("pty" in creationOptions || creationOptions.shellPath === undefined) return "";
	const { shellPath, shellArgs = [] } = creationOptions;
	return [shellPath, ...(typeof shellArgs === "string" ? [shellArgs] : shellArgs)].map((word) => `'${word}'`).join(" ");
}

/** Did a conversation go on while the program ran? Records without a time do not tell. */
function hasHappened(lastRecordAt: string | null, since: number | null): boolean {
	return lastRecordAt === null || since === null || Date.parse(lastRecordAt) >= since - slackMs;
}

/** Somebody went on with it elsewhere. */
function isLater(lastUserAt: string | null, endedAt: number): boolean {
	return lastUserAt !== null && Date.parse(lastUserAt) > endedAt;
}
