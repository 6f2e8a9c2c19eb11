import * as vscode from "vscode";
import { adoptHandoff, listInterrupted } from "../../app/emit/adoption";
import { advanceHandoff } from "../../app/emit/emitHandoff";
import type { PendingHandoff } from "../../app/emit/pending";
import { listPending } from "../../app/emit/pendingList";
import type { Ports } from "../../app/ports";
import type { HandoffServices, SettledHook } from "../services";

/** The handoffs of this window that are not finished, by id: blocked by a hook, or waiting for trust. */
export class PendingHandoffs {
	private readonly own = new Set<string>();
	private readonly blocked = new Set<string>();

	constructor(private readonly ports: Ports) {}

	/** Takes note of how a handoff stands. `isBlocked`: a required hook failed. */
	note(id: string, { isPending, isBlocked }: { readonly isPending: boolean; readonly isBlocked: boolean }): void {
		if (isPending) this.own.add(id);
		else this.own.delete(id);
		if (isBlocked) this.blocked.add(id);
		else this.blocked.delete(id);
	}

	/** Does any handoff of this window wait for a required hook? */
	get hasBlocked(): boolean {
		return this.blocked.size > 0;
	}

	/** Own unfinished handoffs and those that nobody works on any more, oldest first. */
	ids(): string[] {
		const interrupted = listInterrupted(this.ports).pending.map(({ id }) => id);
		return [...new Set([...interrupted, ...this.own])];
	}

	/** The newest unfinished handoff, for a hook that is run from the task list. */
	newest(): PendingHandoff | null {
		const ids = new Set(this.ids());
		return listPending(this.ports).pending.findLast(({ id }) => ids.has(id)) ?? null;
	}
}

/**
 * Takes up unfinished handoffs: what failed or waited is tried again. `settled` is a hook that the user has just run
 * from the task list: its verdict counts, and the other hooks that block are not run for it.
 */
export async function resumePending(services: HandoffServices, settled: SettledHook | null): Promise<number> {
	const { pending } = services;
	let count = 0;
	for (const id of pending.ids()) {
		const adoption = adoptHandoff(services.ports, id);
		if (adoption.kind === "failed") services.log.problem(adoption.problem);
		if (adoption.kind === "gone") pending.note(id, { isPending: false, isBlocked: false });
		if (adoption.kind !== "adopted") continue;
		count++;
		const advanced = advanceHandoff(services.ports, trusting(adoption.pending));
		await services.complete(advanced, { reportTo: "recovered", settled, teaser: null });
	}
	return count;
}

/** Folders of this window that are trusted by now may be written into. */
function trusting(pending: PendingHandoff): PendingHandoff {
	if (!vscode.workspace.isTrusted) return pending;
	const isOpen = (folder: string) => vscode.workspace.getWorkspaceFolder(vscode.Uri.file(folder)) !== undefined;
	const sections = pending.sections.map((section) =>
		section.folder !== null && isOpen(section.folder) ? { ...section, trusted: true } : section,
	);
	return { ...pending, sections };
}
