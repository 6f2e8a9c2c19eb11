import * as z from "zod/mini";
import type { AskedQuestion } from "../../model/transcript";

const text = z.catch(z.optional(z.string()), undefined);
const list = z.catch(z.optional(z.array(z.unknown())), undefined);
const questionSchema = z.looseObject({ id: text, prompt: text, question: text, options: list });
const optionSchema = z.looseObject({ id: text, label: z.string() });
const answerSchema = z.looseObject({ questionId: text, selectedOptionIds: list, freeformText: text });
type Answer = z.infer<typeof answerSchema>;

/** The questions of `ask_question`, with what the user chose or wrote as far as the result tells it. */
export function readQuestions(questions: readonly unknown[], answers: readonly unknown[]): readonly AskedQuestion[] {
	const given = answers.flatMap((item) => {
		const answer = answerSchema.safeParse(item);
		return answer.success ? [answer.data] : [];
	});
	return questions.flatMap((item) => {
		const read = questionSchema.safeParse(item);
		const question = read.data?.prompt ?? read.data?.question;
		if (!read.success || question === undefined) return [];
		const options = (read.data.options ?? []).flatMap(readOption);
		const answer = given.find(({ questionId }) => questionId !== undefined && questionId === read.data.id);
		return [{ question, options: options.map(({ label }) => label), answer: wordsOf(answer, options) }];
	});
}

interface Option {
	readonly id: string;
	readonly label: string;
}

function readOption(item: unknown): readonly Option[] {
	if (typeof item === "string") return [{ id: item, label: item }];
	const option = optionSchema.safeParse(item);
	return option.success ? [{ id: option.data.id ?? option.data.label, label: option.data.label }] : [];
}

/** Ids that no option has are Cursor's own mark for "other", which the text then tells. */
function wordsOf(answer: Answer | undefined, options: readonly Option[]): string | null {
	const chosen = (answer?.selectedOptionIds ?? []).flatMap((id) => options.find((option) => option.id === id) ?? []);
	const words = [...chosen.map(({ label }) => label), answer?.freeformText ?? ""].filter((part) => part.trim() !== "");
	return words.length === 0 ? null : words.join(", ");
}
