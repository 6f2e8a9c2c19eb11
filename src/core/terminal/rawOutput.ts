/** How much of the beginning and of the end of a stream is kept before it is made plain, in characters. */
const headLimit = 24_000;
const tailLimit = 72_000;
/** Longer than any sequence that switches the screen: it can come in two pieces. */
const overlap = 32;

/** Switches to a full-screen program's own screen, with whatever else is set in the same sequence. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const fullScreen = /[\x1b\x9b]\[?\?(?:\d+;)*(?:1049|1047|47)(?:;\d+)*h/;

/** Nearly no piece of output sets a private mode: looking for that first is many times quicker. */
function switchesScreen(data: string): boolean {
	return data.includes("[?") && fullScreen.test(data);
}

/** What is known of a program's output: its beginning and its end as they came, and how much is missing between. */
export interface RawOutput {
	readonly head: string;
	/** Empty when the head is all there is. */
	readonly tail: string;
	/** Characters left out between the two. */
	readonly missing: number;
}

/** Takes in a stream of any length with little memory and hardly any work: making it plain is left to later. */
export class OutputTap {
	private head = "";
	/** The pieces of the tail: joined only in the end, so that nothing is copied while they come. */
	private readonly pieces: string[] = [];
	private tailLength = 0;
	private missing = 0;
	private seam = "";
	private isFullScreen = false;

	push(data: string): void {
		if (this.isFullScreen) return;
		this.isFullScreen = switchesScreen(this.seam + data.slice(0, overlap)) || switchesScreen(data);
		this.seam = (this.seam + data.slice(-overlap)).slice(-overlap);
		const room = headLimit - this.head.length;
		if (room > 0) this.head += data.slice(0, room);
		if (data.length > room) this.keep(data.slice(Math.max(0, room)));
	}

	/** Null for a full-screen program: what it paints is no output. */
	output(): RawOutput | null {
		if (this.isFullScreen) return null;
		const all = this.pieces.join("");
		const tail = all.slice(-tailLimit);
		return { head: this.head, tail, missing: this.missing + all.length - tail.length };
	}

	private keep(piece: string): void {
		this.pieces.push(piece);
		this.tailLength += piece.length;
		for (let first = this.pieces[0]; first !== undefined; first = this.pieces[0]) {
			if (this.tailLength - first.length < tailLimit) return;
			this.pieces.shift();
			this.tailLength -= first.length;
			this.missing += first.length;
		}
	}
}
