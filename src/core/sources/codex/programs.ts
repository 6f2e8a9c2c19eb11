import type { ToolKind } from "../../model/transcript";
import type { CallDescription } from "./describeCall";

interface Program {
	/** The only tool call, when it could be read and was recorded under the program's id. */
	readonly call: CallDescription | null;
	/** Beginning of the program's text. */
	readonly text: string;
	/** Has its output come? A command may go on in the background after it. */
	ended: boolean;
	/** Did an item tell what it did? */
	told: boolean;
}

const keptText = 4_000;

/**
 * Programs of code mode. What they really did is told by items with ids of their own; nothing but time and content
 * joins an item with its program. A program with one tool call is recorded before its item comes, so that a command
 * that was running when the process died is not lost.
 */
export class Programs {
	private readonly open = new Map<string, Program>();

	start(id: string, text: string, call: CallDescription | null): void {
		this.open.set(id, { call, text: text.slice(0, keptText), ended: false, told: false });
	}

	/** A tool that needs no item (the plan) was recorded for the program. */
	tell(id: string): void {
		const program = this.open.get(id);
		if (program !== undefined) program.told = true;
	}

	/** The program, newest first, whose only call an item of this content tells the outcome of; null when there is none. */
	claim(kind: ToolKind, command: string | null): string | null {
		const programs = [...this.open].reverse();
		const found = programs.find(
			([, { call, told }]) => !told && call?.kind === kind && call.command?.trim() === command?.trim(),
		);
		if (found !== undefined) {
			this.open.delete(found[0]);
			return found[0];
		}
		const running = programs.find(([, { ended }]) => !ended)?.[1];
		if (running !== undefined) running.told = true;
		return null;
	}

	/** The program's output came: what is known of it so far. Null when no such program is open. */
	end(id: string): Program | null {
		const program = this.open.get(id);
		if (program === undefined) return null;
		program.ended = true;
		if (program.told || program.call?.kind !== "shell") this.open.delete(id);
		return program;
	}
}
