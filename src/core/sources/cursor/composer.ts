import * as z from "zod/mini";
import type { Database } from "../format";
import { readFields, selectFields } from "./jsonFields";

const fields = {
	name: "$.name",
	createdAt: "$.createdAt",
	lastUpdatedAt: "$.lastUpdatedAt",
	status: "$.status",
	model: "$.modelConfig.modelName",
	headers: "$.fullConversationHeadersOnly",
	conversation: "$.conversation",
	capabilities: "$.capabilities",
	todos: "$.todos",
	workspace: "$.workspaceIdentifier",
	contextTokens: "$.contextTokensUsed",
	contextWindow: "$.contextTokenLimit",
};
const query = selectFields(fields, "key = ?");

const text = z.catch(z.optional(z.string()), undefined);
const number = z.catch(z.optional(z.number()), undefined);
const list = z.catch(z.optional(z.array(z.unknown())), undefined);
const anything = z.optional(z.unknown());

const composerSchema = z.looseObject({
	name: text,
	createdAt: anything,
	lastUpdatedAt: anything,
	status: text,
	model: text,
	/** The bubbles in order, without their content. */
	headers: list,
	/** The bubbles themselves, in the oldest versions. */
	conversation: list,
	capabilities: list,
	todos: anything,
	workspace: anything,
	contextTokens: number,
	contextWindow: number,
});
export type Composer = z.infer<typeof composerSchema>;

/** The record of one conversation, without its bubbles in all but the oldest versions; null when it cannot be read. */
export function loadComposer(database: Database, id: string): Composer | null {
	for (const row of database.rows(query, `composerData:${id}`)) {
		const composer = composerSchema.safeParse(readFields(fields, row.fields));
		if (composer.success) return composer.data;
	}
	return null;
}
