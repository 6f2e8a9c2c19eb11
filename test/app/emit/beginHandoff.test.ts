import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { adoptHandoff, listInterrupted, releaseHandoff } from "../../../src/app/emit/adoption";
import { beginHandoff } from "../../../src/app/emit/beginHandoff";
import { advanceHandoff, finishHandoff } from "../../../src/app/emit/emitHandoff";
import type { EmitPorts } from "../../../src/app/emit/emitPorts";
import { pendingPath } from "../../../src/app/emit/paths";
import type { Packet } from "../../../src/core/model/packet";
import { scratchFolder } from "../../node/scratch";
import { homeAndWorkspace, portsAt, requestFor } from "./emitSupport";

function begun(ports: EmitPorts, request = requestFor(null)) {
	const result = beginHandoff(ports, request);
	if (result.kind !== "begun") throw new Error(JSON.stringify(result));
	return result.pending;
}

/** The same machine, seen by another process that finds the first one dead, alive, or on another machine. */
function another(ports: EmitPorts, isAlive: boolean | null): EmitPorts {
	const self = { ...ports.owners.self, pid: ports.owners.self.pid + 1 };
	return { ...ports, owners: { self, isAlive: (owner) => (owner.pid === self.pid ? true : isAlive) } };
}

describe("beginHandoff", () => {
	it("puts everything on the disk first, for the user's eyes only", () => {
		const { ports, workspace } = homeAndWorkspace(scratchFolder());
		const request = requestFor(workspace);
		const pending = begun(ports, request);
		const path = pendingPath(ports.places, request.packet.session_id);
		expect(JSON.parse(ports.files.readText(path) ?? "")).toEqual(pending);
		expect(pending).toMatchObject({ id: request.packet.session_id, owner: ports.owners.self, packet: request.packet });
		expect(statSync(path).mode & 0o777).toBe(0o600);
		expect(statSync(join(path, "..")).mode & 0o777).toBe(0o700);
	});

	it.each<[string, (packet: Packet) => unknown]>([
		["session_id", (packet) => ({ ...packet, session_id: "2026-11-30T18:02:00Z" })],
		["lessons_learned", ({ lessons_learned: _, ...rest }) => rest],
		["extra", (packet) => ({ ...packet, extra: 1 })],
		[
			"unfinished_items[0].priority",
			(packet) => ({ ...packet, unfinished_items: [{ ...packet.unfinished_items[0], priority: "urgent" }] }),
		],
		[
			"unfinished_items[0].note",
			(packet) => ({ ...packet, unfinished_items: [{ ...packet.unfinished_items[0], note: "" }] }),
		],
	])("refuses a packet that is wrong at %s, before anything is written", (place, change) => {
		const { ports, home } = homeAndWorkspace(scratchFolder());
		const request = requestFor(null);
		const packet = change(request.packet) as Packet;
		const problem = { code: "packet.invalid", place, reason: expect.any(String) };
		expect(beginHandoff(ports, { ...request, packet })).toEqual({ kind: "failed", problem });
		expect(ports.files.list(home)).toEqual([]);
	});

	it("fails, and says so, when the home folder cannot be written", () => {
		const file = join(scratchFolder(), "file");
		writeFileSync(file, "");
		expect(beginHandoff(portsAt(join(file, "home")), requestFor(null))).toMatchObject({
			kind: "failed",
			problem: { code: "file.notWritten" },
		});
	});

	it("begins once for the same turns, while the first handoff is on its way and after it", () => {
		const { ports, workspace } = homeAndWorkspace(scratchFolder());
		const news = () => requestFor(workspace, { onlyNews: true });
		const first = begun(ports, news());
		expect(beginHandoff(ports, news())).toEqual({ kind: "covered", by: first.id, problems: [] });
		const done = advanceHandoff(ports, first).pending;
		expect(finishHandoff(ports, { ...done, hooks: { ...done.hooks, done: true } })).toEqual({ kind: "finished" });
		expect(beginHandoff(ports, news())).toEqual({ kind: "covered", by: first.id, problems: [] });
		expect(beginHandoff(ports, requestFor(workspace)).kind).toBe("begun");
	});

	it("begins again when one of the conversations has a new turn or was never handed off", () => {
		const { ports, workspace } = homeAndWorkspace(scratchFolder());
		const first = requestFor(workspace, { onlyNews: true });
		begun(ports, first);
		const [old] = first.conversations;
		if (old === undefined) throw new Error("no conversation");
		const again = (...conversations: (typeof old)[]) =>
			beginHandoff(ports, requestFor(workspace, { onlyNews: true, conversations })).kind;
		expect(again({ ...old, lastRecordAt: "2027-01-01T00:00:00.000Z" })).toBe("covered");
		expect(again({ ...old, lastTurn: 3 })).toBe("covered");
		expect(again(old, { ...old, id: "c2" })).toBe("begun");
		expect(again({ ...old, agent: "codex" })).toBe("begun");
		expect(again({ ...old, lastTurn: 5 })).toBe("begun");
	});
});

describe("adoption", () => {
	it("finds a handoff whose process died, and gives it to one of two that want it", () => {
		const { ports } = homeAndWorkspace(scratchFolder());
		const pending = begun(ports);
		const [one, two] = [another(ports, false), another(ports, false)];
		expect(listInterrupted(one)).toEqual({ pending: [pending], problems: [] });
		expect(adoptHandoff(one, pending.id)).toEqual({
			kind: "adopted",
			pending: { ...pending, owner: one.owners.self },
		});
		const third = { ...two, owners: { ...two.owners, self: { ...two.owners.self, pid: 1 }, isAlive: () => true } };
		expect(adoptHandoff(third, pending.id)).toEqual({ kind: "taken" });
		expect(adoptHandoff(one, pending.id).kind).toBe("adopted");
	});

	it("leaves a handoff to its living process, and one from another machine for a day", () => {
		const { ports } = homeAndWorkspace(scratchFolder());
		const pending = begun(ports);
		for (const isAlive of [true, null]) {
			expect(listInterrupted(another(ports, isAlive)).pending).toEqual([]);
			expect(adoptHandoff(another(ports, isAlive), pending.id)).toEqual({ kind: "taken" });
		}
		const clock = { now: () => new Date(Date.now() + 25 * 3_600_000) };
		expect(listInterrupted({ ...another(ports, null), clock }).pending).toHaveLength(1);
		expect(listInterrupted({ ...another(ports, true), clock }).pending).toEqual([]);
	});

	it("hands a released handoff to whoever comes first", () => {
		const { ports } = homeAndWorkspace(scratchFolder());
		const pending = begun(ports);
		expect(releaseHandoff(ports, pending)).toBeNull();
		expect(adoptHandoff(another(ports, true), pending.id).kind).toBe("adopted");
		const first = { ...ports, owners: { ...ports.owners, isAlive: () => true } };
		expect(adoptHandoff(first, pending.id)).toEqual({ kind: "taken" });
	});

	it("says when it is gone", () => {
		const { ports } = homeAndWorkspace(scratchFolder());
		expect(adoptHandoff(ports, ports.ids.uuid())).toEqual({ kind: "gone" });
	});
});
