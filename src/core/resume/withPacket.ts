import type { Packet, PacketItem } from "../model/packet";
import type { HandoffRecord, OpenItem, Said } from "./handoffRecord";
import { isSame } from "./sameWords";

/**
 * A record with what the packet of the same handoff knows better: whole sentences, and the items that the section had
 * no room for. What was changed in the file by hand stands: `written` is the section as it was written, so that what is
 * missing now was taken out by somebody; null when nobody knows.
 */
export function withPacket(record: HandoffRecord, packet: Packet, written: HandoffRecord | null): HandoffRecord {
	const kept = record.items.map((item) => {
		const found = packet.unfinished_items.find(({ title }) => isSame(title, item.title));
		return found === undefined ? item : fuller(item, found);
	});
	const unnamed = packet.unfinished_items.filter(({ title }) => !kept.some((item) => isSame(item.title, title)));
	const unshown =
		written === null ? [] : unnamed.filter(({ title }) => !written.items.some((item) => isSame(item.title, title)));
	const from = record.section.at;
	return {
		...record,
		items: [...kept, ...unshown.map((item) => itemOf(item, from))],
		decisions: withUnsaid(record.decisions, packet.decisions_made.map(decisionText), written?.decisions, from),
		lessons: withUnsaid(
			record.lessons,
			packet.lessons_learned.map(({ lesson }) => lesson),
			written?.lessons,
			from,
		),
	};
}

function decisionText({ decision, rationale }: Packet["decisions_made"][number]): string {
	return rationale === null || decision.includes(rationale) ? decision : `${decision} — ${rationale}`;
}

function fuller(item: OpenItem, packet: PacketItem): OpenItem {
	const whole = itemOf(packet, item.from);
	return {
		...whole,
		title: item.title,
		step: isCutOf(item.step, whole.step) ? whole.step : item.step,
		unverified: item.unverified,
		source: item.source,
		done: item.done,
	};
}

/** A step that was changed by hand is not a cut or missing copy of the packet's. */
function isCutOf(shown: string | null, whole: string | null): boolean {
	if (shown === null) return true;
	return whole !== null && plain(whole).startsWith(plain(shown.replace(/…$/, "")));
}

function plain(text: string): string {
	return text.replace(/[\s\\`]+/g, " ").trim();
}

function itemOf(item: PacketItem, from: string | null): OpenItem {
	return {
		title: item.title,
		step: item.how ?? item.whats_left,
		why: item.why,
		what: item.what,
		whatsLeft: item.whats_left,
		blockers: item.blockers ?? [],
		files: item.related_files,
		priority: item.priority,
		unverified: item.whats_left?.startsWith("[UNVERIFIED]") ?? false,
		source: item.priority,
		done: false,
		from,
	};
}

/** What the section had no room for. */
function withUnsaid(
	said: readonly Said[],
	packet: readonly string[],
	written: readonly Said[] | undefined,
	from: string | null,
): Said[] {
	if (written === undefined) return [...said];
	const isIn = (list: readonly Said[], text: string) =>
		list.some((one) => isSame(one.text, text) || isCutOf(one.text, text));
	const unsaid = packet.filter((text) => !isIn(written, text) && !isIn(said, text));
	return [...said, ...unsaid.map((text) => ({ text, source: null, done: false, from }))];
}
