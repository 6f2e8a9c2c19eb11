import type { ClaudeRecord } from "./schema";

/** What the file says about the session as a whole; the last record wins, for a resumed session writes them again. */
export class SessionFacts {
	cwd: string | null = null;
	branch: string | null = null;
	private sessionId: string | null = null;
	private customTitle: string | null = null;
	private aiTitle: string | null = null;
	private readonly summaries: { readonly leaf: string; readonly text: string }[] = [];

	/** Takes a record of the tree. */
	note(record: ClaudeRecord): void {
		this.cwd = given(record.cwd) ?? this.cwd;
		this.branch = given(record.gitBranch) ?? this.branch;
		this.sessionId ??= given(record.sessionId);
	}

	/** Takes a state record. False when it is of a kind that holds none of these facts. */
	noteState(record: ClaudeRecord): boolean {
		this.sessionId ??= given(record.sessionId);
		switch (record.type) {
			case "custom-title":
				this.customTitle = given(record.customTitle) ?? this.customTitle;
				return true;
			case "ai-title":
				this.aiTitle = given(record.aiTitle) ?? this.aiTitle;
				return true;
			case "relocated":
				this.cwd = given(record.relocatedCwd) ?? this.cwd;
				return true;
			case "summary":
				if (record.summary && record.leafUuid) this.summaries.push({ leaf: record.leafUuid, text: record.summary });
				return true;
			default:
				return false;
		}
	}

	/**
	 * The user's title over the client's. Old clients put summaries of other sessions of the folder at the head of a
	 * file, so a summary counts only when the record it speaks of stands in this file (`isOwn`).
	 */
	title(isOwn: (uuid: string) => boolean): string | null {
		return this.customTitle ?? this.aiTitle ?? this.summaries.findLast((summary) => isOwn(summary.leaf))?.text ?? null;
	}

	/** The file's name is the session's id (the ids inside can be another's, claude-code#30606); else the first one inside. */
	id(path: string): string {
		const name =
			path
				.split(/[\\/]/)
				.at(-1)
				?.replace(/\.jsonl$/i, "") ?? "";
		return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(name) ? name : (this.sessionId ?? name);
	}
}

function given(value: string | undefined): string | null {
	return value === undefined || value.trim() === "" ? null : value;
}
