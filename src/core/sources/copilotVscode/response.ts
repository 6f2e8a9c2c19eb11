import { isoTime } from "../time";
import type { Place, TranscriptBuilder } from "../transcriptBuilder";
import { editText } from "./editText";
import { referenceName, wordsOf } from "./markdown";
import { readPlanReview } from "./planReview";
import { readCarousel } from "./questions";
import { movedSchema, type Part, partSchema, toolPartSchema } from "./schema";
import { type ReadTool, readTool } from "./toolPart";
import { filePath } from "./uri";

/** An edit tool's call whose edits may still follow it as parts of their own. */
interface OpenEdit {
	readonly id: string;
	readonly files: Set<string>;
	added: string;
}

/**
 * Goes through the parts of one answer. Pieces of Markdown and the references between them make one text;
 * edits belong to the tool call before them.
 */
export class ResponseReader {
	/** The latest folder that the answer names: the workspace's, else a terminal's. */
	cwd: string | null = null;
	private text = "";
	private thought = "";
	private place: Place = { offset: 0, at: null };
	/** The edit tools' calls since the last other call, oldest first. */
	private openEdits: OpenEdit[] = [];
	/** Inside the code fence that VS Code writes round an edit. */
	private inFence = false;

	constructor(
		private readonly builder: TranscriptBuilder,
		private readonly requestId: string,
	) {}

	/** Takes the next part; `index` is its place in the answer. */
	read(value: unknown, index: number, place: Place): void {
		const part = partSchema.safeParse(value);
		if (!part.success) {
			this.builder.skipRecord();
			return;
		}
		if (part.data.kind === "thinking") this.think(part.data, place);
		else if (part.data.kind === undefined) this.write(wordsOf(part.data.value), part.data, place);
		else if (part.data.kind === "markdownContent") this.write(wordsOf(part.data.content), part.data, place);
		else if (part.data.kind === "markdownVuln") this.write(wordsOf(part.data.content), part.data, place);
		else if (part.data.kind === "inlineReference") this.write(referenceName(part.data), part.data, place);
		else this.act(part.data, value, `${this.requestId}-${index}`, place);
	}

	/** Gives out what is held of the text. */
	end(): void {
		this.flushThought();
		const words = this.text.replace(/^\s*```[^\n`]*\n\s*```\s*$/gm, "").trim();
		if (words !== "") this.builder.assistant(words, this.place);
		this.text = "";
	}

	private act(part: Part, value: unknown, id: string, place: Place): void {
		if (part.kind === "toolInvocationSerialized" || part.kind === "toolInvocation") this.tool(value, id, place);
		else if (part.kind === "textEditGroup" || part.kind === "notebookEditGroup") this.edit(part, id, place);
		else if (part.kind === "workspaceEdit") this.moveFiles(part, id, place);
		else if (part.kind === "codeblockUri") this.openFence(part);
		else if (part.kind === "questionCarousel") this.ask(value, id, place);
		else if (part.kind === "planReview") this.review(value, id, place);
		else if (!furniture.has(part.kind ?? "")) this.builder.skipRecord();
	}

	private write(words: string, part: Part, place: Place): void {
		this.flushThought();
		if (this.text === "") this.place = place;
		this.text += this.inFence ? words.replace(/^\s*```\n?/, "") : words;
		if (words.trim() !== "") this.inFence = false;
		this.cwd = filePath(part.baseUri)?.replace(/(?<=.)[\\/]$/, "") ?? this.cwd;
	}

	private think(part: Part, place: Place): void {
		const value = Array.isArray(part.value) ? part.value.map(wordsOf).join("") : wordsOf(part.value);
		if (value === "") return;
		if (this.text.trim() !== "") this.end();
		if (this.thought === "") this.place = place;
		this.thought += value;
	}

	private flushThought(): void {
		if (this.thought === "") return;
		this.builder.thinking(this.thought, this.place);
		this.thought = "";
	}

	private tool(value: unknown, id: string, place: Place): void {
		const part = toolPartSchema.safeParse(value);
		if (!part.success) {
			this.builder.skipRecord();
			return;
		}
		this.end();
		this.add(readTool(part.data, id), place);
	}

	private add(tool: ReadTool, place: Place): void {
		const { call, outcome, at, cwd } = tool;
		this.builder.call(call, { offset: place.offset, at: at === null ? place.at : isoTime(at) });
		if (outcome !== null) this.builder.result(call.id, { ...outcome, offset: place.offset });
		if (call.kind === "edit") this.openEdits.push({ id: call.id, files: new Set(call.files), added: "" });
		else this.openEdits = [];
		this.cwd ??= cwd;
	}

	/** The edits of a file: the work of an edit tool before them, or, when there is none, a step of their own. */
	private edit(part: Part, id: string, place: Place): void {
		const path = filePath(part.uri);
		const text = editText(part.edits ?? []);
		if (path === null || (this.openEdits.length === 0 && text === "")) return;
		this.openFence(part);
		const open = this.editOf(path) ?? this.ownEdit(part, id, place);
		open.files.add(path);
		open.added = open.added === "" ? text : `${open.added}\n${text}`;
		const ok = part.done === true ? { ok: true } : {};
		this.builder.result(open.id, { files: [...open.files], added: open.added, offset: place.offset, ...ok });
	}

	/** The last call that named the file, else the last call: not every edit tool says what it will edit. */
	private editOf(path: string): OpenEdit | undefined {
		return this.openEdits.findLast((edit) => edit.files.has(path)) ?? this.openEdits.at(-1);
	}

	private ownEdit(part: Part, id: string, place: Place): OpenEdit {
		this.end();
		this.builder.call({ id, name: part.kind ?? "edit", kind: "edit" }, place);
		const edit: OpenEdit = { id, files: new Set(), added: "" };
		this.openEdits.push(edit);
		return edit;
	}

	private moveFiles(part: Part, id: string, place: Place): void {
		const files = (part.edits ?? []).flatMap((edit) => movedFiles(edit));
		if (files.length === 0) return;
		this.end();
		this.builder.call({ id, name: "workspaceEdit", kind: "edit", files }, place);
	}

	/** The fence before an edit is taken back; the one after it is dropped when it comes. */
	private openFence(part: Part): void {
		if (part.kind === "codeblockUri" && part.isEdit !== true) return;
		const before = this.text.replace(/\n?```[^\n`]*\n?\s*$/, "");
		this.inFence = this.inFence || before !== this.text;
		this.text = before;
	}

	private ask(value: unknown, id: string, place: Place): void {
		const questions = readCarousel(value);
		if (questions.length === 0) return;
		this.end();
		this.builder.call({ id, name: "questionCarousel", kind: "ask", questions }, place);
	}

	private review(value: unknown, id: string, place: Place): void {
		const review = readPlanReview(value);
		if (review === null) return;
		this.end();
		this.builder.call({ id, name: "planReview", kind: "plan", text: review.plan }, place);
		if (review.outcome !== null) this.builder.result(id, { ...review.outcome, offset: place.offset });
	}
}

function movedFiles(edit: unknown): readonly string[] {
	const read = movedSchema.safeParse(edit);
	return read.success ? [read.data.oldResource, read.data.newResource].flatMap((uri) => filePath(uri) ?? []) : [];
}

/** Parts that say nothing of the talk or the work, after `chatSessionOperationLog.ts`. Others that are not known are counted. */
const furniture: ReadonlySet<string> = new Set([
	"agentDetection",
	"clearToPreviousToolInvocation",
	"codeCitation",
	"command",
	"confirmation",
	"disabledClaudeHooks",
	"elicitation",
	"elicitationSerialized",
	"extensions",
	"externalEdits",
	"hook",
	"mcpServersStarting",
	"move",
	"multiDiffData",
	"prepareToolInvocation",
	"progressMessage",
	"progressTask",
	"progressTaskSerialized",
	"pullRequest",
	"reference",
	"treeData",
	"undoStop",
	"usedContext",
	"warning",
]);
