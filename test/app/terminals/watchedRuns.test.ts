import { describe, expect, it } from "vitest";
import { readPrepared } from "../../../src/app/emit/preparedFile";
import type { RunEvent } from "../../../src/app/terminals/runEvent";
import { Conversation, WatchedWindow } from "../watch/watchedWindow";

/** A window with a conversation, and a terminal in it. */
class WindowWithTerminal extends WatchedWindow {
	readonly conversation = new Conversation(this.home, this.workspace, "c1").say("Parse the table");

	run(event: RunEvent): void {
		this.watcher.take({ kind: "run", event });
	}

	began(id: string, command: string): void {
		const run = { kind: "command", name: "bash", command, cwd: this.workspace } as const;
		this.run({ kind: "began", id, folder: this.workspace, run, at: this.time.now().toISOString() });
	}

	ended(id: string, exitCode: number | null, text: string): void {
		const output = { head: text, tail: "", missing: 0 };
		this.run({ kind: "ended", id, at: this.time.now().toISOString(), exitCode, output, command: "" });
	}

	get readyRequest() {
		return readPrepared(this.ports, this.readyFile)?.request;
	}
}

describe("what runs in a window", () => {
	it("is a part of the handoff that is kept ready, while it runs and when it has ended", () => {
		const window = new WindowWithTerminal();
		window.open();
		window.began("a", "npm test");
		window.began("b", "npm run dev");
		window.time.pass(400);
		expect(window.readyRequest?.sections[0]?.body).toMatch(/### Still running\n- `npm test`.*\n- `npm run dev`/);
		window.ended("a", 1, "\u001b[31m✗ keeps the last row\u001b[0m\r\n");
		window.time.pass(400);
		expect(window.readyRequest?.sections[0]?.body).toContain(
			"`npm test` failed (exit 1): `keeps the last row` (terminal `bash`",
		);
		expect(window.readyRequest?.packet.unfinished_items).toMatchObject([
			{ title: "Fix failing tests: keeps the last row", how: "Run npm test", priority: "high" },
		]);
		window.began("c", "npm test");
		window.ended("c", 0, "3 passed\r\n");
		window.time.pass(400);
		expect(window.readyRequest?.packet.unfinished_items).toEqual([]);
		expect(window.readyRequest?.sections[0]?.body).toContain("then went through");
		expect(window.time.isIdle).toBe(true);
	});

	it("is masked with the patterns of the settings, too", () => {
		const window = new WindowWithTerminal();
		window.open({ extraPatterns: ["ticket-\\d+"] });
		window.began("a", "deploy ticket-4711");
		window.ended("a", 1, "no such ticket-4711\r\n");
		window.time.pass(400);
		expect(JSON.stringify(window.readyRequest)).toContain("deploy [REDACTED]");
		expect(JSON.stringify(window.readyRequest)).not.toContain("4711");
	});

	it("alone is no news", () => {
		const window = new WatchedWindow();
		window.open();
		const run = { kind: "command", name: "bash", command: "npm test", cwd: null } as const;
		const event = {
			kind: "began",
			id: "a",
			folder: window.workspace,
			run,
			at: window.time.now().toISOString(),
		} as const;
		window.watcher.take({ kind: "run", event });
		window.time.pass(400);
		expect(window.ready).toEqual([]);
		expect(window.logs).toEqual([]);
	});
});
