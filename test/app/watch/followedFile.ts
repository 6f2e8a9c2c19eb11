import { appendFileSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FoundConversation } from "../../../src/app/conversations/foundConversation";
import { type Advance, FollowedConversation } from "../../../src/app/watch/followedConversation";
import { createDatabases } from "../../../src/node/databases";
import { createFiles } from "../../../src/node/files";
import { Session, sessionId } from "../../core/sources/claudeCode/session";
import { scratchFolder } from "../../node/scratch";

/** A session file that is followed, and the hands that write it. */
export class FollowedFile {
	readonly path = join(scratchFolder(), "projects/-home-dev-ws", `${sessionId}.jsonl`);
	readonly found: FoundConversation = {
		agent: "claude-code",
		id: sessionId,
		path: this.path,
		session: null,
		folder: "/home/dev/ws",
		changedAt: "",
		size: 0,
		others: [],
		title: null,
		cwd: null,
	};
	readonly conversation: FollowedConversation;
	private seconds = 1_000_000;

	constructor(text: string, files = createFiles()) {
		mkdirSync(dirname(this.path), { recursive: true });
		this.write(text);
		this.conversation = new FollowedConversation({ files, databases: createDatabases() }, this.found);
	}

	append(text: string | Uint8Array): void {
		appendFileSync(this.path, text);
		this.tick();
	}

	write(text: string | Uint8Array): void {
		writeFileSync(this.path, text);
		this.tick();
	}

	/** A second passes: the file's time tells of every change, however fast the test is. */
	tick(): void {
		this.seconds++;
		utimesSync(this.path, this.seconds, this.seconds);
	}

	read(): Buffer {
		return readFileSync(this.path);
	}

	advance(): Advance {
		return this.conversation.advance();
	}

	/** Reads on and gives the texts that count as newly typed. */
	typed(): readonly string[] {
		const advance = this.advance();
		if (advance.kind === "lost") throw new Error(advance.reason);
		return advance.kind === "changed" ? advance.messages.map(({ text }) => text) : [];
	}

	/** What the user said, as the conversation is known now. */
	known(): readonly (string | null)[] {
		return this.conversation.transcript?.turns.map(({ user }) => user) ?? [];
	}
}

/** The lines of a session in which the user says these things, one after the other, and the agent answers each. */
export function sessionOf(...said: readonly string[]): string {
	return textOf(said, 0);
}

/** The lines that are added to `sessionOf(...before)` when the user goes on. */
export function goingOn(before: readonly string[], ...said: readonly string[]): string {
	return textOf([...before, ...said], before.length);
}

function textOf(said: readonly string[], from: number): string {
	const session = new Session();
	for (const text of said) {
		session.user(text, { promptSource: "typed" });
		session.assistant(`I see: ${text}`);
	}
	return session.lines
		.slice(2 * from)
		.map((line) => `${line}\n`)
		.join("");
}
