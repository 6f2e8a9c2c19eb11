import type { Transcript, Turn } from "../../model/transcript";
import type { Source } from "../evidence";

/** Everything that was said or shown in a turn, as places where a quote can stand. */
export function sourcesOf(transcript: Transcript, index: number): Source[] {
	const turn = transcript.turns.find((one) => one.index === index);
	return turn === undefined ? [] : [...typed(transcript.id, turn), ...shown(transcript.id, turn)];
}

function typed(conversation: string, { index, offset, user }: Turn): Source[] {
	return user === null ? [] : [{ conversation, turn: index, offset, speaker: "user", text: user }];
}

function shown(conversation: string, { index, steps }: Turn): Source[] {
	return steps.flatMap((step): Source[] => {
		const place = { conversation, turn: index, offset: step.offset };
		if (step.type === "assistant") return [{ ...place, speaker: "assistant", text: step.text }];
		if (step.type !== "tool") return [];
		const { denial, result, resultOffset, command } = step.tool;
		const end = { ...place, offset: resultOffset ?? step.offset };
		return [
			...(denial === null || denial === "" ? [] : [{ ...end, speaker: "user", text: denial } as const]),
			...(command === null ? [] : [{ ...place, speaker: "assistant", text: command } as const]),
			...(result === null || denial !== null ? [] : [{ ...end, speaker: "tool", text: result } as const]),
		];
	});
}
