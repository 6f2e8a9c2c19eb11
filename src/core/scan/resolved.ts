import { says } from "./language/signals";
import type { SessionView } from "./sessionView";
import type { Draft } from "./unfinished/draft";
import { covered, topicWords } from "./words";

/** Something that was said or seen to be done, undone or dropped. */
interface Closing {
	readonly order: number;
	readonly words: ReadonlySet<string>;
	/** From something that ran, not only from words. */
	readonly hard: boolean;
}

const enough = 0.6;

/** Keeps the drafts that nothing later in the session has closed. */
export function stillOpen(view: SessionView, drafts: readonly Draft[]): Draft[] {
	const closings = closingsIn(view);
	return drafts.filter((draft) => {
		const open = { ...draft, subject: subjectOf(draft.text) };
		return !closings.some((closing) => closes(closing, open));
	});
}

/** What an item is about: its label, when it has one ("Type declarations: none yet"), else all of its words. */
function subjectOf(text: string): ReadonlySet<string> {
	const label = topicWords(/^([^:]{4,40}):\s/.exec(text)?.[1] ?? "");
	return label.size >= 2 ? label : topicWords(text);
}

function closes(closing: Closing, draft: Draft & { readonly subject: ReadonlySet<string> }): boolean {
	if (closing.order <= draft.order || draft.subject.size === 0 || draft.closedBy === "nothing") return false;
	if (draft.closedBy === "deeds" && !closing.hard) return false;
	return covered(draft.subject, closing.words) >= enough;
}

function closingsIn(view: SessionView): Closing[] {
	const out: Closing[] = [];
	for (const passage of view.passages) {
		if (passage.kind === "heading" || passage.mark === "open") continue;
		const byAgent = passage.source.speaker === "assistant" && (passage.mark === "done" || says("done", passage.plain));
		if ((byAgent && !says("remaining", passage.plain)) || says("dropped", passage.plain))
			out.push({ order: passage.order, words: passage.topic, hard: false });
	}
	for (const call of view.calls) {
		if (call.tool.denial !== null || call.tool.result === null || call.tool.ok === false) continue;
		if (call.tool.command !== null)
			out.push({
				order: call.order,
				words: topicWords(call.tool.command.split("\n", 1)[0]?.slice(0, 200) ?? ""),
				hard: true,
			});
		for (const item of call.tool.plan ?? [])
			if (item.status === "completed" || item.status === "cancelled")
				out.push({ order: call.order, words: topicWords(item.text), hard: false });
	}
	for (const exchange of view.exchanges) {
		if (exchange.outcome === "cut" || exchange.isTemplate || exchange.calls.length === 0) continue;
		for (const passage of exchange.typed) out.push({ order: passage.order, words: passage.topic, hard: false });
	}
	return out;
}
