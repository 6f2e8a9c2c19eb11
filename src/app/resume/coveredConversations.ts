import type { NamedConversation } from "../../core/resume/handoffRecord";
import type { ReadinessCard } from "../../core/resume/readinessCard";
import { readRecord } from "../../core/resume/readRecord";

/** The conversations that the handoffs of a card cover, each once, the newest handoff's first. */
export function coveredConversations({ handoffs }: Pick<ReadinessCard, "handoffs">): NamedConversation[] {
	const all = handoffs.flatMap(({ section }) => readRecord(section).conversations);
	return all.filter(({ agent, id }, at) => all.findIndex((one) => one.agent === agent && one.id === id) === at);
}
