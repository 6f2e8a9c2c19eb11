import * as z from "zod/mini";
import { agentNames } from "../../core/model/transcript";

const text = z.nullable(z.string());

/**
 * An agent's own word that a session ended, kept until it has been dealt with. Private like everything in
 * `~/.codialectic`, and without a word of the conversation.
 */
export const signalSchema = z.object({
	version: z.literal(1),
	id: z.uuidv4(),
	/** The agent that really called, see `tellCaller`. */
	agent: z.enum(agentNames),
	/** As the agent spells it. */
	event: z.string(),
	sessionId: text,
	transcriptPath: text,
	cwd: text,
	reason: text,
	/** When the hook was called, ISO 8601, UTC. */
	at: z.string(),
	/** The process that works on it; null when whoever comes first may. */
	owner: z.nullable(z.object({ pid: z.int(), host: z.string(), startedAt: z.string() })),
});
export type Signal = z.infer<typeof signalSchema>;
