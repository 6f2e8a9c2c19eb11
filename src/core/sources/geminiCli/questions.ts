import type { AskedQuestion } from "../../model/transcript";
import { parseJson } from "../json";
import { answersSchema, optionSchema, questionSchema } from "./schema";

/** The questions of `ask_user`. `result` is the tool's answer, which holds what the user chose by the question's index. */
export function questionsOf(args: Readonly<Record<string, unknown>>, result: string | null): readonly AskedQuestion[] {
	const answers = result === null ? null : answersSchema.safeParse(parseJson(result));
	if (!Array.isArray(args.questions)) return [];
	return args.questions.flatMap((item, index) => {
		const read = questionSchema.safeParse(item);
		if (!read.success) return [];
		const answer = answers?.success ? (answers.data.answers[String(index)] ?? null) : null;
		return [{ question: read.data.question, options: labelsOf(read.data.options ?? []), answer }];
	});
}

function labelsOf(options: readonly unknown[]): readonly string[] {
	return options.flatMap((option) => {
		const read = optionSchema.safeParse(option);
		return read.success ? [read.data.label] : [];
	});
}
