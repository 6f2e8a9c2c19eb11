import * as vscode from "vscode";

/** Knows when the user last did something in this window, from VS Code's own events. */
export class UserActivity implements vscode.Disposable {
	private readonly acted = new vscode.EventEmitter<void>();
	private readonly subscriptions: vscode.Disposable;
	/** Milliseconds since 1970. */
	lastAction = Date.now();
	/** When the user last changed a text in an editor. */
	lastTyping = 0;
	readonly onDidAct = this.acted.event;

	constructor() {
		const act = () => this.note();
		this.subscriptions = vscode.Disposable.from(
			vscode.window.onDidChangeTextEditorSelection(({ kind }) => {
				// Without a kind it was a program that moved the cursor.
				if (kind !== undefined) this.note();
			}),
			vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
				if (contentChanges.length > 0 && document === vscode.window.activeTextEditor?.document) this.noteTyping();
			}),
			vscode.window.onDidChangeWindowState(({ focused }) => {
				if (focused) this.note();
			}),
			vscode.window.onDidChangeActiveTextEditor(act),
			vscode.window.onDidChangeActiveTerminal(act),
			vscode.window.onDidOpenTerminal(act),
			vscode.window.onDidStartTerminalShellExecution(act),
			vscode.debug.onDidStartDebugSession(act),
		);
	}

	dispose(): void {
		vscode.Disposable.from(this.subscriptions, this.acted).dispose();
	}

	private noteTyping(): void {
		this.lastTyping = Date.now();
		this.note();
	}

	private note(): void {
		this.lastAction = Date.now();
		this.acted.fire();
	}
}
