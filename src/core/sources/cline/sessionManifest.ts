import * as z from "zod/mini";
import { parseJson } from "../json";
import { clean } from "../text";
import { readTime } from "../time";

const text = z.catch(z.nullish(z.string()), null);
const manifestSchema = z.looseObject({
	session_id: z.string(),
	cwd: text,
	workspace_root: text,
	status: text,
	started_at: text,
	ended_at: text,
	metadata: z.catch(z.nullish(z.looseObject({ title: text })), null),
});

/** What `<id>.json`, beside the messages of a session of Cline 4.0 and later, says of it. */
export interface SessionManifest {
	readonly id: string;
	readonly cwd: string | null;
	readonly title: string | null;
	/** As Cline spells it: `completed`, `running` … */
	readonly status: string | null;
	/** ISO 8601. */
	readonly startedAt: string | null;
	/** ISO 8601; null while the session goes on, or when it was not ended in order. */
	readonly endedAt: string | null;
}

/** Null for anything but a manifest. */
export function sessionManifest(json: string): SessionManifest | null {
	const read = manifestSchema.safeParse(parseJson(json));
	if (!read.success) return null;
	const { session_id, cwd, workspace_root, metadata, status, started_at, ended_at } = read.data;
	return {
		id: session_id,
		cwd: cwd || workspace_root || null,
		title: clean(metadata?.title ?? "").trim() || null,
		status: status ?? null,
		startedAt: readTime(started_at ?? null),
		endedAt: readTime(ended_at ?? null),
	};
}
