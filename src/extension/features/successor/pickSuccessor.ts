import * as vscode from "vscode";
import { agentSettings } from "../../../app/agentHooks/agents/agents";
import { findProgram } from "../../../app/findProgram";
import type { Ports } from "../../../app/ports";
import { type TerminalSuccessor, terminalSuccessors, usualCommands } from "../../../core/successor/successors";
import { readSettings } from "../../settings";

/** Where the next session can be held. */
export type Successor =
	| {
			readonly kind: "terminal";
			readonly agent: TerminalSuccessor;
			readonly name: string;
			/** Absolute path of the program. */
			readonly program: string;
			/** Its command as set, the program first. */
			readonly command: readonly string[];
	  }
	| { readonly kind: "chat" }
	| { readonly kind: "copy" };

interface SuccessorItem extends vscode.QuickPickItem {
	readonly successor: Successor;
}

/** Lets the user choose among the agents that are installed, that of the last session first. Null: cancelled. */
export async function pickSuccessor(ports: Ports, last: readonly string[]): Promise<Successor | null> {
	const installed = installedSuccessors(ports).sort((a, b) => rank(last, a.agent) - rank(last, b.agent));
	const terminals = installed.map(
		(successor): SuccessorItem => ({
			label: `$(terminal) ${successor.name}`,
			description: last[0] === successor.agent ? vscode.l10n.t("the last session's agent") : "",
			detail: successor.command.join(" "),
			successor,
		}),
	);
	const chat: SuccessorItem = {
		label: `$(comment-discussion) ${vscode.l10n.t("Chat in VS Code")}`,
		successor: { kind: "chat" },
	};
	const copy: SuccessorItem = { label: `$(copy) ${vscode.l10n.t("Copy Prompt")}`, successor: { kind: "copy" } };
	const chatFirst = last[0] === "copilot-vscode";
	const items = chatFirst ? [chat, ...terminals, copy] : [...terminals, chat, copy];
	const picked = await vscode.window.showQuickPick(items, {
		title: vscode.l10n.t("Codi: Continue in Next Agent"),
		placeHolder: vscode.l10n.t("Agent that goes on"),
	});
	return picked?.successor ?? null;
}

function rank(last: readonly string[], agent: TerminalSuccessor): number {
	const at = last.indexOf(agent);
	return at < 0 ? last.length + terminalSuccessors.indexOf(agent) : at;
}

type TerminalChoice = Extract<Successor, { readonly kind: "terminal" }>;

function installedSuccessors(ports: Ports): TerminalChoice[] {
	const { successorCommands } = readSettings();
	return terminalSuccessors.flatMap((agent): TerminalChoice[] => {
		const command = successorCommands[agent] ?? usualCommands[agent];
		const program = command[0] === undefined ? null : findProgram(ports, command[0]);
		return program === null ? [] : [{ kind: "terminal", agent, name: agentSettings[agent].name, program, command }];
	});
}
