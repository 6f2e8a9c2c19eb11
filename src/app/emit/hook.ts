import * as z from "zod/mini";

/** An entry of the hook registry as it may stand there (R-000-61). Other keys of the user's are let be. */
export const hookEntrySchema = z.object({
	name: z.string().check(z.minLength(1)),
	command: z.string().check(z.minLength(1)),
	args: z._default(z.array(z.string()), []),
	required: z._default(z.boolean(), false),
	timeout_seconds: z._default(z.int().check(z.positive()), 30),
});

/** A program that takes a handoff on: it gets the packet on its standard input. */
export interface Hook {
	readonly name: string;
	readonly command: string;
	readonly args: readonly string[];
	/** A required hook that fails blocks the handoff (R-000-67). */
	readonly required: boolean;
	readonly timeoutSeconds: number;
}
