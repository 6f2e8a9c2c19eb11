import { type LiveState, liveStateOf } from "../../core/live/liveState";
import type { Problem } from "../../core/model/problem";
import type { Transcript } from "../../core/model/transcript";
import { english, sentenceOf } from "../../core/render/sentence";
import { type FoundConversation, referenceOf } from "../conversations/foundConversation";
import { isProblem, joined, type ReadPorts } from "../conversations/readConversation";
import type { Reading } from "../conversations/stores/store";
import { FileError } from "../ports";
import { type FollowedReading, followReading, type Renewed } from "./followedReading";

/** A message that the user typed while the conversation was followed. */
export interface NewMessage {
	readonly turn: number;
	readonly text: string;
	/** The user's messages before it, oldest first, at most two. */
	readonly previous: readonly string[];
}

export type Advance =
	/** Nothing was added. */
	| { readonly kind: "unchanged" }
	| { readonly kind: "changed"; readonly messages: readonly NewMessage[]; readonly state: LiveState }
	/** It is gone or cannot be read any more; what was read stays. Told once, until it is back. */
	| { readonly kind: "lost"; readonly reason: string };

interface Followed {
	readonly reading: FollowedReading;
	/** As read last. */
	transcript: Transcript | null;
}

/** Follows one conversation in all of its recordings: reads only what was appended, or what its store says has changed. */
export class FollowedConversation {
	private readonly readings = new Map<string, Followed>();
	private seenTurns: number | null = null;
	private isLost = false;
	/** As read so far; null before the first reading and for a file of no known format. */
	transcript: Transcript | null = null;

	constructor(
		private readonly ports: ReadPorts,
		private latest: FoundConversation,
	) {}

	/** As its store told it last. */
	get found(): FoundConversation {
		return this.latest;
	}

	/** Takes what its store tells now: when it changed, and in which recordings it stands. */
	note(found: FoundConversation): void {
		this.latest = found;
	}

	/** Reads on. The first call reads everything and reports no message as new. */
	advance(): Advance {
		const results = [this.found, ...this.found.others].map((reading) => this.renew(referenceOf(reading), reading));
		const problems = results.filter((result): result is Problem => result !== null && isProblem(result));
		const [problem] = problems;
		if (problem !== undefined && problems.length === results.length) return this.lost(problem);
		this.isLost = false;
		if (!results.some((result) => result !== null && !isProblem(result))) return { kind: "unchanged" };
		const transcripts = [...this.readings.values()].flatMap(({ transcript }) => transcript ?? []);
		const transcript = joined(transcripts, this.found);
		if (isProblem(transcript)) return this.lost(transcript);
		this.transcript = transcript;
		return this.news(transcript);
	}

	private lost(problem: Problem): Advance {
		if (this.isLost) return { kind: "unchanged" };
		this.isLost = true;
		const reason = problem.code === "file.unreadable" ? problem.reason : english(sentenceOf(problem));
		return { kind: "lost", reason };
	}

	private renew(key: string, reading: Reading): Renewed {
		const followed = this.readings.get(key) ?? {
			reading: followReading(this.ports, this.found.agent, reading),
			transcript: null,
		};
		this.readings.set(key, followed);
		const result = renewed(followed.reading, this.found, reading.path);
		if (result !== null && !isProblem(result)) followed.transcript = result;
		return result;
	}

	private news(transcript: Transcript): Advance {
		const { turns } = transcript;
		// Turns are numbered by their messages; only the first can be without one.
		const typed = turns.at(-1)?.index ?? 0;
		const seen = this.seenTurns ?? typed;
		this.seenTurns = typed;
		const from = turns.length - Math.max(0, typed - seen);
		const messages = turns.slice(from).map((turn, at) => ({
			turn: turn.index,
			text: turn.user ?? "",
			previous: turns.slice(Math.max(0, from + at - 2), from + at).flatMap(({ user }) => user ?? []),
		}));
		return { kind: "changed", messages, state: liveStateOf(transcript) };
	}
}

function renewed(reading: FollowedReading, found: FoundConversation, path: string): Renewed {
	try {
		return reading.renew(found);
	} catch (error) {
		if (error instanceof FileError) return { code: "file.unreadable", path, reason: error.message };
		throw error;
	}
}
