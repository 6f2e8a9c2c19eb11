import { readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { receiveHook } from "../../../src/app/agentHooks/receiveHook";
import { forgetTurns } from "../../../src/app/agentHooks/turnFile";
import { scratchPorts } from "../../support/scratchPorts";

const end = {
	session_id: "s-1",
	transcript_path: "/home/ana/.claude/projects/-shop/s-1.jsonl",
	cwd: "/shop",
	hook_event_name: "SessionEnd",
	reason: "other",
	last_assistant_message: "words of the conversation",
	user_email: "ana@example.com",
};

function signalsOf(home: string) {
	const folder = join(home, ".codialectic/signals");
	return readdirSync(folder).map((name) => ({ name, path: join(folder, name) }));
}

describe("a session's end", () => {
	it("is kept for the user alone, with what is needed to find the session and nothing that was said", () => {
		const { ports, home } = scratchPorts();
		const receipt = receiveHook(ports, "claude-code", JSON.stringify(end));
		const [{ path } = { path: "" }] = signalsOf(home);
		expect(statSync(path).mode & 0o777).toBe(0o600);
		expect(statSync(join(path, "..")).mode & 0o777).toBe(0o700);
		const signal = JSON.parse(readFileSync(path, "utf8"));
		expect(receipt).toEqual({ kind: "ended", signal });
		expect(Object.keys(signal).sort()).toEqual(
			["agent", "at", "cwd", "event", "id", "owner", "reason", "sessionId", "transcriptPath", "version"].sort(),
		);
		expect(signal).toMatchObject({ agent: "claude-code", sessionId: "s-1", cwd: "/shop", reason: "other" });
	});

	it("is kept each time, since a resumed session ends again", () => {
		const { ports, home } = scratchPorts();
		for (let times = 0; times < 3; times++) receiveHook(ports, "claude-code", JSON.stringify(end));
		expect(signalsOf(home)).toHaveLength(3);
	});
});

describe("a turn's end", () => {
	it("is one file a session, gone with the session or after two silent days", () => {
		const { ports, home } = scratchPorts();
		for (const session_id of ["s-1", "s-1", "s-2", "s-3"])
			receiveHook(ports, "codex", JSON.stringify({ ...end, hook_event_name: "Stop", session_id }));
		const notes = signalsOf(home).map(({ path }) => ({ path, ...JSON.parse(readFileSync(path, "utf8")) }));
		expect(notes.map(({ sessionId }) => sessionId).sort()).toEqual(["s-1", "s-2", "s-3"]);
		const old = Date.now() / 1000 - 3 * 24 * 3600;
		for (const { path, sessionId } of notes) if (sessionId === "s-2") utimesSync(path, old, old);
		expect(forgetTurns(ports, { agent: "claude-code", sessionId: "s-1", transcriptPath: null })).toBeNull();
		const left = signalsOf(home).map(({ path }) => JSON.parse(readFileSync(path, "utf8")).sessionId);
		expect(left).toEqual(["s-3"]);
	});
});
