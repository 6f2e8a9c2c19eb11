import type { Transcript } from "../model/transcript";
import { closingsIn, stillOpen } from "../scan/resolved";
import { ScanMemory } from "../scan/scanMemory";
import { viewSession } from "../scan/sessionView";
import { topicWords } from "../scan/words";

/**
 * Whether a conversation did, dropped or worked on something that was open before it began, by the rules that decide it
 * for what the conversation itself leaves open. Lays the conversation out when it is first asked.
 */
export function tookUpIn(transcript: Transcript): (title: string) => boolean {
	let laidOut: ReturnType<typeof layOut> | null = null;
	return (title) => {
		laidOut ??= layOut(transcript);
		const { view, closings } = laidOut;
		return stillOpen(view, closings, [{ ...before, text: title, topic: topicWords(title) }]).length === 0;
	};
}

function layOut(transcript: Transcript) {
	const view = viewSession(transcript, new ScanMemory());
	return { view, closings: closingsIn(view) };
}

/** Said before the first exchange. */
const before = {
	source: "deferred",
	what: null,
	how: null,
	whatsLeft: null,
	blockers: null,
	evidence: [{ conversation: "", turn: 0, offset: 0, speaker: "tool", quote: "" }],
	files: [],
	exchange: -1,
	order: -1,
	weight: 1,
	unverified: false,
	closedBy: "anything",
} as const;
