import { FenceTracker } from "../fences";
import { type TextLine, textLines } from "../textLines";

/** A stretch of the file that one party wrote. */
export interface Passage {
	/** A `tool` passage is one message of aider's own console. */
	readonly type: "session" | "user" | "tool" | "assistant";
	readonly offset: number;
	/** Without the marks (`#### `, `> `); those of user and console also without the blanks at a line's end. */
	readonly lines: readonly TextLine[];
}

const sessionHeading = /^# aider chat started at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d/;
/** Lines that no model writes and that therefore end a reply even inside a code block that was cut off. */
const certainTool = /^> (?:Tokens: |Cost: |\^C|Applied edit to |Commit [0-9a-f]{7,} )/;

/**
 * Cuts a history into passages. aider ends each line of the user and of its own console with two blanks, which a
 * model's `#### heading` or `> quotation` does not have; in a file whose line ends were trimmed only the code
 * blocks tell them apart.
 */
export function splitPassages(document: string): readonly Passage[] {
	const lines = textLines(document);
	const marked = lines.some(({ text }) => /^(?:####|>) .* {2}$/.test(text));
	const cutter = new Cutter(marked);
	for (const line of lines) cutter.take(line);
	return cutter.passages;
}

interface OpenPassage {
	type: Passage["type"];
	offset: number;
	lines: TextLine[];
}

class Cutter {
	readonly passages: OpenPassage[] = [];
	private readonly fences = new FenceTracker();
	private afterBlank = true;
	/** A message of the console goes on over several lines, blank ones included, until one ends with two blanks. */
	private toolGoesOn = false;

	constructor(private readonly marked: boolean) {}

	take(line: TextLine): void {
		const type = this.typeOf(line.text);
		if (type === "blank" || type === "continued") this.append(line, type);
		else this.passageFor(type, line.offset).lines.push({ ...line, text: plain(line.text, type) });
		if (type === "assistant") this.fences.take(line.text);
		else if (type !== "blank" && type !== "continued") this.fences.reset();
		const isConsole = type === "tool" || type === "continued" || (type === "blank" && this.toolGoesOn);
		this.toolGoesOn = isConsole && this.marked && !line.text.endsWith("  ");
		this.afterBlank = type === "blank";
	}

	private typeOf(text: string): Passage["type"] | "blank" | "continued" {
		if (sessionHeading.test(text)) return "session";
		if (this.isUser(text)) return "user";
		if (this.isTool(text)) return "tool";
		if (text.trim() === "") return "blank";
		const inMessage = this.passages.at(-1)?.type === "tool" && (this.toolGoesOn || !this.afterBlank);
		return inMessage ? "continued" : "assistant";
	}

	private isUser(text: string): boolean {
		if (!/^####(?: |$)/.test(text)) return false;
		const follows = this.afterBlank || this.passages.at(-1)?.type === "user";
		return follows && (this.marked ? text.endsWith("  ") : !this.fences.inside);
	}

	private isTool(text: string): boolean {
		if (!/^>(?: |$)/.test(text)) return false;
		if (this.fences.inside) return certainTool.test(text);
		const adjacent = !this.afterBlank && this.passages.at(-1)?.type !== "assistant";
		return !this.marked || adjacent || text.endsWith("  ");
	}

	private passageFor(type: Passage["type"], offset: number): OpenPassage {
		const last = this.passages.at(-1);
		const goesOn = type === "assistant" || (type === "user" && !this.afterBlank);
		if (last?.type === type && goesOn) return last;
		const passage: OpenPassage = { type, offset, lines: [] };
		this.passages.push(passage);
		return passage;
	}

	private append(line: TextLine, type: "blank" | "continued"): void {
		const last = this.passages.at(-1);
		if (type === "continued" || last?.type === "assistant" || this.toolGoesOn)
			last?.lines.push({ ...line, text: line.text.trimEnd() });
	}
}

function plain(text: string, type: Passage["type"]): string {
	if (type === "user") return text.replace(/^####(?: |$)/, "").trimEnd();
	if (type === "tool") return text.replace(/^>(?: |$)/, "").trimEnd();
	return text;
}
