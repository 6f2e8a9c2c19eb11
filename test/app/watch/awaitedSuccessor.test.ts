import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import type { AwaitedSuccessor } from "../../../src/app/successor/lookForSuccessor";
import { Conversation, WatchedWindow } from "./watchedWindow";

/** A window with an earlier conversation, in which a successor was started that its prompt sends to a brief. */
function waiting(changes: Partial<AwaitedSuccessor> = {}) {
	const window = new WatchedWindow();
	const earlier = new Conversation(window.home, window.workspace, "c1").say("Parse the table");
	window.open();
	const brief = join(window.workspace, "docs.local/handoffs/handoff-2026-11-30-x.md");
	const startedAt = window.time.now().toISOString();
	const successor = { folder: window.workspace, agent: "claude-code", startedAt, given: [brief], ...changes } as const;
	window.watcher.take({ kind: "await", id: 7, successor });
	const started = new Conversation(window.home, window.workspace, "c2");
	const seen = () =>
		window.events.flatMap((event) =>
			event.kind === "successor" ? [`${event.id} ${event.seen.id} ${event.seen.state.kind}`] : [],
		);
	return { window, earlier, started, seen, prompt: `Read the brief ${brief} in full.` };
}

describe("a successor that is waited for", () => {
	it("is told of when its conversation appears, and each time it goes on", () => {
		const { window, started, seen, prompt } = waiting();
		window.time.pass(1_000);
		expect(seen()).toEqual([]);
		started.say(prompt, "Which branch should I work on?");
		window.changed(started.path);
		expect(seen()).toEqual(["7 c2 asking"]);
		window.watching.change(dirname(started.path));
		window.time.pass(500);
		expect(seen()).toHaveLength(1);
		started.say("main");
		window.changed(started.path);
		expect(seen()).toEqual(["7 c2 asking", "7 c2 stopped"]);
	});

	it("is not another session of the same agent, nor an agent of another kind, nor one that was there before", () => {
		const other = waiting();
		other.started.say("Something else");
		other.window.changed(other.started.path);
		expect(other.seen()).toEqual([]);
		for (const changes of [
			{ agent: "codex" },
			{ startedAt: "2100-01-01T00:00:00.000Z" },
			{ folder: "/other" },
		] as const) {
			const { window, started, seen, prompt } = waiting(changes);
			started.say(prompt);
			window.changed(started.path);
			expect(seen()).toEqual([]);
		}
	});

	it("is seen also where no change is told, a little later, until nobody waits any more", () => {
		const { window, started, seen, prompt } = waiting();
		window.time.pass(1_000);
		started.say(prompt);
		window.time.pass(10_000);
		expect(seen()).toEqual(["7 c2 stopped"]);
		window.watcher.take({ kind: "awaitNoMore", id: 7 });
		window.time.pass(60_000);
		expect(window.time.isIdle).toBe(true);
		started.say("And on");
		window.changed(started.path);
		expect(seen()).toHaveLength(1);
	});
});
