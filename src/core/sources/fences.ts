const fenceLine = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** Follows Markdown's fenced code blocks line by line. */
export class FenceTracker {
	private mark: string | null = null;

	/** Does the line after the last one given stand inside a fenced block? */
	get inside(): boolean {
		return this.mark !== null;
	}

	/** Takes the next line; true when the line itself opens or closes a block. */
	take(line: string): boolean {
		const fence = fenceOf(line);
		if (fence === null) return false;
		if (this.mark === null) {
			this.mark = fence.mark;
			return true;
		}
		if (!closes(fence, this.mark)) return false;
		this.mark = null;
		return true;
	}

	reset(): void {
		this.mark = null;
	}

	/**
	 * Is the open block one that was never closed? Then the next fence of the document opens another block
	 * (it names a language) or there is none. A block that holds what looks like a heading is closed by a bare fence.
	 */
	isUnclosed(following: Iterable<string>): boolean {
		if (this.mark === null) return false;
		for (const line of following) {
			const fence = fenceOf(line);
			if (fence?.mark.startsWith(this.mark)) return !closes(fence, this.mark);
		}
		return true;
	}
}

interface Fence {
	readonly mark: string;
	readonly info: string;
}

function fenceOf(line: string): Fence | null {
	const found = fenceLine.exec(line);
	if (found === null) return null;
	const [, mark = "", info = ""] = found;
	return mark.startsWith("`") && info.includes("`") ? null : { mark, info: info.trim() };
}

function closes(fence: Fence, open: string): boolean {
	return fence.info === "" && fence.mark.startsWith(open);
}
