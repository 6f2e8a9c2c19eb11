import * as z from "zod/mini";
import { beaconSchema, endedReasons } from "../../core/model/beacon";
import { packetSchema } from "../../core/model/packet";
import { agentNames } from "../../core/model/transcript";

const text = z.nullable(z.string());

export const ownerSchema = z.object({ pid: z.int(), host: z.string(), startedAt: z.string() });

const requestedSection = {
	/** Absolute path of the workspace folder; null when none is open. */
	folder: text,
	heading: z.string(),
	body: z.string(),
	create: z.enum(["always", "never"]),
	/** False in Restricted Mode: nothing is written into the folder then. */
	trusted: z.boolean(),
};

const sectionSchema = z.object({
	...requestedSection,
	/** `skipped`: deliberately not written, shown to the user instead (R-000-47). */
	state: z.enum(["todo", "written", "skipped"]),
	/** The narrative file was made for this section. */
	created: z.boolean(),
});
export type PendingSection = z.infer<typeof sectionSchema>;

const coverageSchema = z.object({
	/** The workspace folder in whose ledger it is entered; null when none is open. */
	folder: text,
	agent: z.enum(agentNames),
	/** The conversation's id. */
	id: z.string(),
	/** Index of the last turn of substance that the handoff covers. */
	lastTurn: z.int(),
	/** Time of the last record that it covers, ISO 8601. */
	lastRecordAt: text,
	/** Time of the last tool call that it covers, ISO 8601. */
	lastWorkAt: z.optional(text),
});
/** A conversation and how far a handoff covers it. */
export type Coverage = z.infer<typeof coverageSchema>;

const verdictSchema = z.object({
	/** The hook's name. */
	name: z.string(),
	verdict: z.enum(["PASS", "WARN", "BLOCK"]),
	/** Exit code; null when it did not end by itself. */
	code: z.nullable(z.int()),
	/** First line of what it said on standard error; empty when it said nothing. */
	stderrLine: z.string(),
	/** How it ended, in words: `exited 1`, `timed out after 30 s`. */
	ending: z.string(),
	/** How long it ran, in milliseconds. */
	ms: z.number(),
	/** The line that tells the user of the failure (R-000-70); null for PASS. */
	line: text,
});
/** How one hook did (R-000-67). */
export type HookVerdict = z.infer<typeof verdictSchema>;

/** What is to be handed off, with secrets masked already: what a window keeps ready while it is open. */
export const requestSchema = z.object({
	reason: z.enum(endedReasons),
	packet: packetSchema,
	beacon: beaconSchema,
	/** One for each workspace folder. */
	sections: z.array(z.object(requestedSection)),
	hooks: z.object({ cwd: text, run: z.boolean() }),
	conversations: z.array(coverageSchema),
	/** Refuse when there is no news in any of the conversations since they were handed off, by whatever process. */
	onlyNews: z.boolean(),
});
export type HandoffRequest = z.infer<typeof requestSchema>;

/** A handoff on its way: the packet, and what is still to be done with it. Each step is recorded right after it. */
export const pendingSchema = z.object({
	version: z.literal(1),
	/** The handoff's uuid: the packet's session_id. */
	id: z.uuidv4(),
	/** ISO 8601, UTC. */
	createdAt: z.string(),
	reason: z.enum(endedReasons),
	/** The process that works on it; null when whoever comes first may go on with it. */
	owner: z.nullable(ownerSchema),
	packet: packetSchema,
	sections: z.array(sectionSchema),
	beacon: z.object({ value: beaconSchema, done: z.boolean() }),
	ledger: z.object({ done: z.boolean() }),
	hooks: z.object({
		/** Working folder of the hooks: the workspace folder (R-000-65); null when none is open. */
		cwd: text,
		/** False when the user asked for none. */
		run: z.boolean(),
		verdicts: z.array(verdictSchema),
		/** Every hook has run and none blocks. */
		done: z.boolean(),
	}),
	conversations: z.array(coverageSchema),
});
export type PendingHandoff = z.infer<typeof pendingSchema>;
