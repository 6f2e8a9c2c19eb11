/** What a session file's name tells. */
export interface SessionFileName {
	/** The session's id. */
	readonly id: string;
	/** The file's own id: the session's, unless it is one of several files of the session. */
	readonly rollout: string;
	/** Local day on which the session began, YYYY-MM-DD. */
	readonly day: string;
	/** Local time of the launch, YYYY-MM-DDTHH:MM:SS, without a zone. */
	readonly startedAt: string;
	/** A `.jsonl.zst`; a plain file of the same name wins over it. */
	readonly compressed: boolean;
}

const fileName =
	/(?:^|[\\/])rollout-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))?\.jsonl(\.zst)?$/i;

/**
 * Reads `rollout-<local time>-<uuid>.jsonl`, or `-<uuid>_<uuid of the file>.jsonl` (openai/codex rollout/src/list.rs), off the end of a path; null when the
 * file is not named so. The day folder says the same day, but archived sessions lie flat: the name alone counts.
 */
export function readSessionFileName(path: string): SessionFileName | null {
	const found = fileName.exec(path);
	if (found === null) return null;
	const [, day = "", hour, minute, second, session = "", segment, zst] = found;
	const id = session.toLowerCase();
	return {
		id,
		rollout: segment?.toLowerCase() ?? id,
		day,
		startedAt: `${day}T${hour}:${minute}:${second}`,
		compressed: zst !== undefined,
	};
}

/**
 * Says from the first bytes of a session file whether a sub-agent (or Codex's own review or compaction) wrote it
 * and not a person's session: `session_meta.source` is then an object with `subagent`. Such a file can repeat the
 * parent's turns. Only the first line counts, it may be cut off.
 */
export function isCodexSubagent(head: string): boolean {
	const end = head.indexOf("\n");
	const first = end < 0 ? head : head.slice(0, end);
	if (!/"type"\s*:\s*"session_meta"/.test(first)) return false;
	return /"source"\s*:\s*(?:\{\s*)?"sub_?agent/i.test(first) || /"thread_source"\s*:\s*"sub_?agent/i.test(first);
}
