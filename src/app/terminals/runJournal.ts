import type { Problem } from "../../core/model/problem";
import type { Redactor } from "../../core/redact/redactor";
import { keptOutput } from "../../core/terminal/keptOutput";
import { type EmitPorts, privateFile, privateFolder } from "../emit/emitPorts";
import { notWritten } from "../emit/failureProblem";
import { inside } from "../emit/paths";
import { compactLines } from "./compactLines";
import { pruneRunJournals } from "./pruneRunJournals";
import type { RunEvent } from "./runEvent";
import { parseRunLines, type RunLine, runJournalFolder } from "./runJournalFile";

/** A window's journal of one folder never grows larger than this by much, in bytes. */
const mostBytes = 1_000_000;

/**
 * Writes down what runs in a window, as it happens, so that nothing of it is lost with the window: one file for each
 * workspace folder, appended to line by line. Secrets are masked on the way in; the file stays small.
 */
export class RunJournal {
	/** Folder of each run that has not ended. */
	private readonly folders = new Map<string, string | null>();
	private readonly opened = new Set<string>();

	/** `window` tells the windows apart: a uuid. */
	constructor(
		private readonly ports: EmitPorts,
		private readonly window: string,
	) {}

	/** Enters an event. The problem is that of the disk; the end of a run that was never entered is passed over. */
	note(event: RunEvent, redactor: Redactor): Problem | null {
		const folder = this.folderOf(event);
		if (folder === undefined) return null;
		const path = inside(runJournalFolder(this.ports, folder), `${this.window}.jsonl`);
		try {
			const isNew = this.open(path, folder, event.at);
			this.append(path, [lineOf(event, redactor)]);
			if (isNew) pruneRunJournals(this.ports);
			this.keepSmall(path);
			return null;
		} catch (error) {
			return notWritten(error, path);
		}
	}

	private folderOf(event: RunEvent): string | null | undefined {
		if ("folder" in event) {
			if (event.kind === "began") this.folders.set(event.id, event.folder);
			return event.folder;
		}
		const folder = this.folders.get(event.id);
		this.folders.delete(event.id);
		return folder;
	}

	/** True when the journal was begun by this. */
	private open(path: string, folder: string | null, at: string): boolean {
		if (this.opened.has(path)) return false;
		this.ports.files.makeFolder(runJournalFolder(this.ports, folder), privateFolder);
		this.append(path, [{ kind: "window", version: 1, owner: this.ports.owners.self, at }]);
		this.opened.add(path);
		return true;
	}

	private append(path: string, lines: readonly RunLine[]): void {
		this.ports.files.append(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""), privateFile);
	}

	private keepSmall(path: string): void {
		const { files } = this.ports;
		if ((files.info(path)?.size ?? 0) <= mostBytes) return;
		const lines = compactLines(parseRunLines(files.readText(path) ?? ""), mostBytes / 2);
		files.replace(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""), privateFile);
	}
}

function lineOf(event: RunEvent, redactor: Redactor): RunLine {
	const mask = (text: string) => redactor.redact(text);
	switch (event.kind) {
		case "began": {
			const { kind, id, run, at } = event;
			return { kind, id, run: { ...run, name: mask(run.name), command: mask(run.command) }, at };
		}
		case "ended": {
			const { output, command } = event;
			return { ...event, output: output === null ? null : keptOutput(output, redactor), command: mask(command) };
		}
		case "lost":
			return event;
		case "unseen":
		case "seen":
			return { kind: event.kind, name: mask(event.name), at: event.at };
	}
}
