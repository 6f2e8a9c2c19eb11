/** What a record is to the tree: a user's prompt, content of the talk, or something that only carries the chain on. */
export type Role = "prompt" | "content" | "carrier";

/** A prompt of the user in the tree. */
interface Prompt {
	readonly offset: number;
	/** The prompt that this one was typed under; null when the chain does not lead to one. */
	readonly above: Prompt | null;
	readonly anchor: Spot | null;
	readonly order: number;
	/** Order of the last content under this prompt and no later one. */
	lastContent: number;
}

/** A place that records hang on. Carriers share the spot of what they hang on, so equal spots are equal parents. */
interface Spot {
	readonly prompt: Prompt | null;
	readonly isContent: boolean;
}

const none: ReadonlySet<number> = new Set();

/**
 * Keeps enough of the tree to know which prompts were rewound. Going back appends a second prompt under the same
 * parent; nothing is deleted or marked. Only that counts: progress and attachments fork the chain without meaning
 * anything (anthropics/claude-code#35024), parallel results and retried answers are no prompts, a missing or unknown
 * parent says nothing. A branch that goes on after its sibling began (two windows on one session) is not abandoned.
 */
export class Branches {
	private readonly spots = new Map<string, Spot>();
	private readonly prompts: Prompt[] = [];
	/** Places that prompts hang on: without two on one, nothing was rewound, and nothing has to be looked through. */
	private readonly anchors = new Set<Spot>();
	private isForked = false;
	private order = 0;

	/** Was a record of that id taken before? Copies are counted once. */
	has(uuid: string): boolean {
		return this.spots.has(uuid);
	}

	/** Takes the next record. `offset` names the prompt in `abandoned`. */
	add(uuid: string, parentUuid: string | null, role: Role, offset: number): void {
		if (this.spots.has(uuid)) return;
		const parent = parentUuid === null ? undefined : this.spots.get(parentUuid);
		if (role === "carrier") this.spots.set(uuid, parent ?? { prompt: null, isContent: false });
		else this.spots.set(uuid, { prompt: this.place(parent, role, offset), isContent: true });
	}

	/** Offsets of the prompts that the user went back behind, with all that was typed below them. */
	abandoned(): ReadonlySet<number> {
		if (!this.isForked) return none;
		const lastBelow = this.lastContentBelow();
		const rewound = new Set<Prompt>();
		const latest = new Map<Spot, Prompt>();
		for (const prompt of this.prompts) {
			if (prompt.anchor === null) continue;
			const earlier = latest.get(prompt.anchor);
			if (earlier !== undefined && (lastBelow.get(earlier) ?? 0) < prompt.order) rewound.add(earlier);
			latest.set(prompt.anchor, prompt);
		}
		for (const prompt of this.prompts) if (prompt.above !== null && rewound.has(prompt.above)) rewound.add(prompt);
		return new Set([...rewound].map((prompt) => prompt.offset));
	}

	private place(parent: Spot | undefined, role: Role, offset: number): Prompt | null {
		this.order++;
		const above = parent?.prompt ?? null;
		if (above !== null) above.lastContent = this.order;
		if (role === "content") return above;
		const anchor = parent?.isContent === true ? parent : null;
		const prompt: Prompt = { offset, above, anchor, order: this.order, lastContent: this.order };
		this.prompts.push(prompt);
		this.isForked ||= anchor !== null && this.anchors.has(anchor);
		if (anchor !== null) this.anchors.add(anchor);
		return prompt;
	}

	/** A prompt always comes after the one above it, so one walk from the end is enough. */
	private lastContentBelow(): ReadonlyMap<Prompt, number> {
		const last = new Map<Prompt, number>();
		for (const prompt of this.prompts.toReversed()) {
			const own = Math.max(prompt.lastContent, last.get(prompt) ?? 0);
			last.set(prompt, own);
			if (prompt.above !== null) last.set(prompt.above, Math.max(own, last.get(prompt.above) ?? 0));
		}
		return last;
	}
}
