import * as z from "zod/mini";

const text = z.catch(z.optional(z.string()), undefined);
const flag = z.catch(z.optional(z.boolean()), undefined);
const factsSchema = z.looseObject({ cwd: text, title: text, isSubagent: flag, hasConversation: flag });

/** What the `meta.json` beside a CLI chat's database says. */
export interface ChatFacts {
	/** Null where it is not written. */
	readonly cwd: string | null;
	readonly title: string | null;
	/** Was it held with a user, and anything said in it? */
	readonly isUsers: boolean;
}

/** Null for what is no such file: older clients write none. */
export function chatFacts(value: unknown): ChatFacts | null {
	const read = factsSchema.safeParse(value);
	if (!read.success) return null;
	const { cwd, title, isSubagent, hasConversation } = read.data;
	return { cwd: cwd || null, title: title?.trim() || null, isUsers: isSubagent !== true && hasConversation !== false };
}
