import type { AskedQuestion } from "../../model/transcript";
import { parseJson } from "../json";
import { answers, question } from "./schema";

/**
 * Puts the user's answers to the questions of a `request_user_input` call. `ids` are the questions' ids in their
 * order, `output` the call's output: JSON `{"answers":{<id>:{"answers":[…]}}}`, or a text when it was cancelled.
 */
export function readAnswers(
	asked: readonly AskedQuestion[],
	ids: readonly (string | null)[],
	output: string,
): readonly AskedQuestion[] {
	const parsed = answers.safeParse(parseJson(output));
	if (!parsed.success) return asked;
	const given = parsed.data.answers;
	return asked.map((entry, at) => {
		const id = ids[at];
		const words = id == null ? undefined : given[id]?.answers.filter((word) => typeof word === "string");
		return words === undefined || words.length === 0 ? entry : { ...entry, answer: words.join("\n") };
	});
}

/** The questions' ids, in their order. */
export function questionIds(questions: readonly unknown[]): (string | null)[] {
	return questions.map((record) => {
		const parsed = question.safeParse(record);
		return parsed.success ? parsed.data.id : null;
	});
}
