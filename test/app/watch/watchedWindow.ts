import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { preparedPath, readPrepared } from "../../../src/app/emit/preparedFile";
import type { Ports } from "../../../src/app/ports";
import type { WatchEvent, WatchSettings } from "../../../src/app/watch/protocol";
import { Watcher } from "../../../src/app/watch/watcher";
import { claudeProjectSlug } from "../../../src/core/sources/claudeCode/location";
import { Session } from "../../core/sources/claudeCode/session";
import { scratchPorts } from "../../support/scratchPorts";
import { FakeTime, FakeWatching } from "./fakeOutside";

/** A home, a workspace and the watcher of a window, with a clock and file events in the test's hands. */
export class WatchedWindow {
	readonly home: string;
	readonly workspace: string;
	readonly ports: Ports;
	readonly time = new FakeTime(Date.now());
	readonly watching = new FakeWatching(existsSync);
	readonly events: WatchEvent[] = [];
	readonly readyFile: string;
	readonly watcher: Watcher;

	constructor(shared: ReturnType<typeof scratchPorts> = scratchPorts()) {
		this.home = shared.home;
		this.workspace = shared.workspace;
		this.ports = { ...shared.ports, clock: this.time, git: { run: () => null } };
		this.readyFile = preparedPath(this.ports, this.ports.ids.uuid());
		this.watcher = new Watcher({
			ports: this.ports,
			watching: this.watching,
			timers: this.time,
			readyFile: this.readyFile,
			emit: (event) => this.events.push(event),
		});
	}

	open(changes: Partial<WatchSettings> = {}): void {
		const folders = [{ path: this.workspace, trusted: true, create: "always" }] as const;
		this.watcher.take({
			kind: "settings",
			settings: { folders, extraPatterns: [], keepReady: true, ...changes },
		});
	}

	/** Tells of a change in a file's folder and lets the watcher read; then waits until the handoff is made ready. */
	changed(path: string): void {
		if (!this.watching.change(dirname(path))) throw new Error(`nobody watches ${dirname(path)}`);
		this.time.pass(60);
		this.time.pass(400);
	}

	/** What the windows knows of its conversations: `id: turns`, with `new` for those that have news. */
	get conversations(): readonly string[] {
		const last = this.events.findLast((event) => event.kind === "conversations");
		if (last?.kind !== "conversations") return [];
		return last.conversations.map(({ id, state, hasNews }) => `${id}: ${state.turns}${hasNews ? " new" : ""}`);
	}

	get messages(): readonly string[] {
		return this.events.flatMap((event) => (event.kind === "message" ? [event.message.text] : []));
	}

	get logs(): readonly string[] {
		return this.events.flatMap((event) => (event.kind === "log" ? [event.message] : []));
	}

	/** The conversations that the handoff kept ready covers: `id: last turn`. */
	get ready(): readonly string[] {
		const prepared = readPrepared(this.ports, this.readyFile);
		return prepared?.request.conversations.map(({ id, lastTurn }) => `${id}: ${lastTurn}`).sort() ?? [];
	}
}

/** A Claude Code conversation of a folder, written turn by turn. */
export class Conversation {
	readonly path: string;
	private readonly session = new Session();

	constructor(
		home: string,
		private readonly folder: string,
		private readonly id: string,
	) {
		this.path = join(home, ".claude/projects", claudeProjectSlug(folder), `${id}.jsonl`);
	}

	/** The user asks for something and the agent does it. */
	say(text: string, answer = "Done, and tested."): this {
		const before = this.session.lines.length;
		const fields = { cwd: this.folder, sessionId: this.id };
		this.session.user(text, { ...fields, promptSource: "typed" });
		this.session.assistant(answer, fields);
		const lines = this.session.lines.slice(before).map((line) => `${line}\n`);
		mkdirSync(dirname(this.path), { recursive: true });
		if (before === 0) writeFileSync(this.path, lines.join(""));
		else appendFileSync(this.path, lines.join(""));
		return this;
	}
}

/** A Codex conversation of a folder, of one day (`2026/11/30`). */
export function codexSession(home: string, folder: string, day: string, id: string): string {
	const path = join(home, ".codex/sessions", day, `rollout-${day.replaceAll("/", "-")}T10-00-00-${id}.jsonl`);
	const sample = readFileSync(
		"test/fixtures/samples/codex/home/.codex/sessions/2026/11/27/rollout-2026-11-27T09-12-00-01a21c46-9f00-71a6-874f-48dfa55ed349.jsonl",
		"utf8",
	);
	mkdirSync(dirname(path), { recursive: true });
	const own = sample.replaceAll("/home/dev/tide-tables", folder).replaceAll("01a21c46-9f00-71a6-874f-48dfa55ed349", id);
	writeFileSync(path, own);
	return path;
}
