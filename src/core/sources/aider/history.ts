import type { Transcript } from "../../model/transcript";
import { absolutePath } from "../paths";
import { type NewToolCall, type Place, TranscriptBuilder } from "../transcriptBuilder";
import { type ConsoleMessage, readConsoleMessage } from "./consoleMessage";
import type { Passage } from "./passages";
import { changeFor, splitReply } from "./reply";
import { readUserLine } from "./userLine";

interface OpenEdit {
	readonly id: string;
	readonly file: string | null;
	readonly removed: string;
}

/** The conversation of one history file. */
export class History {
	private readonly builder: TranscriptBuilder;
	/** Edits proposed in the last reply of which the console has said nothing yet. */
	private openEdits: OpenEdit[] = [];
	private reply = "";
	/** The console's message before this one: a question's subject stands there. */
	private previousMessage = "";
	/** The model was asked and has not finished its answer. */
	private awaited = false;
	/** An error that ends the turn unless aider says that it tries again. */
	private error: { readonly text: string; readonly place: Place } | null = null;

	constructor(path: string) {
		this.builder = new TranscriptBuilder("aider", path, path);
		this.builder.cwd = /^(.+)[\\/]\.aider\.chat\.history\.md$/.exec(path)?.[1] ?? null;
	}

	take(passage: Passage): void {
		const place = { offset: passage.offset, at: null };
		const text = passage.lines.map((line) => line.text).join("\n");
		if (passage.type === "tool") this.takeMessage(text, place);
		else {
			this.settle(place);
			if (passage.type === "user") this.takeUser(text.trim(), place);
			else if (passage.type === "assistant") this.takeReply(passage, text);
		}
	}

	/** `bytes` is the size of the whole file. */
	transcript(bytes: number): Transcript {
		this.reportError();
		return this.builder.build(bytes);
	}

	private takeUser(text: string, place: Place): void {
		const line = readUserLine(text);
		if (line.type === "prompt") {
			this.builder.user(line.text, place);
			this.awaited = true;
		} else if (line.type === "shell") {
			this.builder.call({ id: idAt(place), name: line.name, kind: "shell", command: line.command }, place);
		}
	}

	private takeReply(passage: Passage, text: string): void {
		this.reply = text;
		this.awaited = true;
		for (const part of splitReply(passage.lines)) {
			const place = { offset: part.offset, at: null };
			if (part.type === "prose") this.builder.assistant(part.text, place);
			else {
				const { file, added, removed } = part;
				this.openEdits.push({ id: idAt(place), file, removed });
				const files = file === null ? [] : [this.absolute(file)];
				this.builder.call({ id: idAt(place), name: "SEARCH/REPLACE", kind: "edit", files, added, removed }, place);
			}
		}
	}

	private takeMessage(text: string, place: Place): void {
		const message = readConsoleMessage(text.trim());
		if (message.type === "retrying") this.error = null;
		else if (message.type !== "other") this.reportError();
		this.act(message, place);
		if (text.trim() !== "") this.previousMessage = text.trim();
	}

	private act(message: ConsoleMessage, place: Place): void {
		const { builder } = this;
		if (message.type === "applied") this.applied(message.file, place);
		else if (message.type === "editsFailed") this.editsFailed(message, place);
		else if (message.type === "notApplied") this.notApplied(message, place);
		else if (message.type === "answered") this.answered(message, place);
		else if (message.type === "running")
			builder.call({ id: idAt(place), name: "shell", kind: "shell", command: message.command }, place);
		else if (message.type === "fileAdded")
			this.callOther("add", { kind: "read", files: [this.absolute(message.file)] }, place);
		else if (message.type === "commit")
			this.callOther("commit", { kind: "other", text: `${message.hash} ${message.message}` }, place);
		else if (message.type === "undone") this.callOther("undo", { kind: "other", text: message.text }, place);
		else if (message.type === "model") builder.model = message.name;
		else if (message.type === "folder") builder.cwd = message.path;
		else if (message.type === "tokens") this.finished(message.sent, message.received);
		else if (message.type === "stopped") this.stopped(place);
		else if (message.type === "failed") this.error = { text: message.text, place };
	}

	private stopped(place: Place): void {
		if (this.awaited) this.builder.interruption("user", null, place);
		this.awaited = false;
	}

	/** Something that aider did itself and reports as done. */
	private callOther(name: string, what: Pick<NewToolCall, "kind" | "files" | "text">, place: Place): void {
		this.builder.call({ id: idAt(place), name, ...what }, place);
		this.builder.result(idAt(place), { offset: place.offset, ok: true });
	}

	private finished(sent: number, received: number): void {
		const { tokens } = this.builder;
		tokens.input = (tokens.input ?? 0) + sent;
		tokens.output = (tokens.output ?? 0) + received;
		tokens.context = sent;
		this.awaited = false;
	}

	private applied(file: string, place: Place): void {
		const result = `Applied edit to ${file}`;
		const own = this.takeOpen((edit) => edit.file !== null && this.absolute(edit.file) === this.absolute(file));
		for (const edit of own) this.builder.result(edit.id, { offset: place.offset, ok: true, result });
		if (own.length > 0) return;
		const change = changeFor(file, this.reply);
		this.builder.call({ id: idAt(place), name: "edit", kind: "edit", files: [this.absolute(file)], ...change }, place);
		this.builder.result(idAt(place), { offset: place.offset, ok: true, result });
	}

	private editsFailed(message: ConsoleMessage & { type: "editsFailed" }, place: Place): void {
		const failed = this.takeOpen((edit) => edit.removed !== "" && message.text.includes(edit.removed));
		for (const edit of failed) this.builder.result(edit.id, { offset: place.offset, ok: false, result: message.text });
		if (!message.othersApplied) return;
		for (const edit of this.takeOpen(() => true)) this.builder.result(edit.id, { offset: place.offset, ok: true });
	}

	private notApplied({ file, text }: ConsoleMessage & { type: "notApplied" }, place: Place): void {
		const own = this.takeOpen(
			(edit) =>
				edit.file !== null && (this.absolute(edit.file) === this.absolute(file) || file.endsWith(`/${edit.file}`)),
		);
		for (const edit of own) this.builder.result(edit.id, { offset: place.offset, ok: false, result: text });
	}

	private answered(message: ConsoleMessage & { type: "answered" }, place: Place): void {
		if (message.yes) return;
		if (/^Run shell commands?\?/.test(message.question)) {
			const call = { id: idAt(place), name: "shell", kind: "shell", command: this.previousMessage } as const;
			this.builder.call(call, place);
			this.builder.result(idAt(place), { offset: place.offset, ok: false, denial: "" });
			return;
		}
		const refused = this.takeOpen((edit) => edit.file !== null && edit.file === this.previousMessage);
		for (const edit of refused) this.builder.result(edit.id, { offset: place.offset, ok: false, denial: "" });
	}

	/** aider names every file it has changed, so edits of which it said nothing before the talk went on were not made. */
	private settle(place: Place): void {
		this.reportError();
		for (const edit of this.takeOpen(() => true)) this.builder.result(edit.id, { offset: place.offset, ok: false });
	}

	private takeOpen(matches: (edit: OpenEdit) => boolean): readonly OpenEdit[] {
		const taken = this.openEdits.filter(matches);
		this.openEdits = this.openEdits.filter((edit) => !taken.includes(edit));
		return taken;
	}

	private reportError(): void {
		if (this.error !== null) this.builder.interruption("error", this.error.text, this.error.place);
		this.error = null;
	}

	private absolute(file: string): string {
		return absolutePath(file, this.builder.cwd);
	}
}

function idAt(place: Place): string {
	return `at-${place.offset}`;
}
