import type { AskedQuestion } from "../../model/transcript";
import { wordsOf } from "./markdown";
import { answerSchema, askedSchema, carouselQuestionSchema, carouselSchema, optionSchema } from "./schema";

/** The questions of a `questionCarousel` part, with what the user chose. */
export function readCarousel(part: unknown): readonly AskedQuestion[] {
	const read = carouselSchema.safeParse(part);
	if (!read.success) return [];
	return (read.data.questions ?? []).flatMap((item) => {
		const question = carouselQuestionSchema.safeParse(item);
		if (!question.success) return [];
		const { id, title, message, options = [] } = question.data;
		const choices = options.flatMap((option) => optionSchema.safeParse(option).data ?? []);
		const label = (value: string): string => choices.find((choice) => choice.id === value)?.label ?? value;
		const answer = answerOf(id === undefined ? undefined : read.data.data?.[id], label);
		return [{ question: wordsOf(message) || title, options: choices.map((choice) => choice.label), answer }];
	});
}

/** The questions in the arguments of an ask tool, without answers. */
export function readAsked(items: readonly unknown[]): readonly AskedQuestion[] {
	return items.flatMap((item) => {
		const read = askedSchema.safeParse(item);
		if (!read.success) return [];
		const options = (read.data.options ?? []).flatMap((option) => optionSchema.safeParse(option).data?.label ?? []);
		return [{ question: read.data.question, options, answer: null }];
	});
}

function answerOf(value: unknown, label: (value: string) => string): string | null {
	if (typeof value === "string") return label(value);
	const read = answerSchema.safeParse(value);
	if (!read.success) return null;
	const { selectedValue, selectedValues = [], freeformValue } = read.data;
	const chosen = [selectedValue, ...selectedValues].filter((one) => typeof one === "string").map(label);
	const words = [...chosen, ...(freeformValue ? [freeformValue] : [])];
	return words.length === 0 ? null : words.join(", ");
}
