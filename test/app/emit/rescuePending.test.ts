import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { adoptHandoff, listInterrupted } from "../../../src/app/emit/adoption";
import { beginHandoff } from "../../../src/app/emit/beginHandoff";
import type { EmitPorts } from "../../../src/app/emit/emitPorts";
import { listPending } from "../../../src/app/emit/pendingList";
import { rescuePending } from "../../../src/app/emit/rescuePending";
import { scratchFolder } from "../../node/scratch";
import { Killed } from "./dyingFiles";
import { homeAndWorkspace, requestFor } from "./emitSupport";

function setUp() {
	const { ports, home } = homeAndWorkspace(scratchFolder());
	const folder = join(home, ".codialectic", "pending");
	const begun = beginHandoff(ports, requestFor(null));
	if (begun.kind !== "begun") throw new Error(begun.kind);
	const { pending } = begun;
	return { ports, folder, pending, text: readFileSync(join(folder, `${pending.id}.json`), "utf8") };
}
const otherId = "7d7f2f0e-3c1b-4a0f-9a39-0d5f6a9b2c11";

/** The next process, which finds all others dead, alive, or on another machine. */
function next(ports: EmitPorts, isAlive: boolean | null): EmitPorts {
	const self = { ...ports.owners.self, pid: ports.owners.self.pid + 1 };
	return { ...ports, owners: { self, isAlive: () => isAlive } };
}

describe("rescuePending", () => {
	it("names a whole temporary file at once when its process is dead", () => {
		const { ports, folder, pending, text } = setUp();
		writeFileSync(join(folder, `${otherId}.json.tmp`), text.replaceAll(pending.id, otherId));
		expect(rescuePending(next(ports, false))).toEqual([]);
		expect(readdirSync(folder).sort()).toEqual([`${pending.id}.json`, `${otherId}.json`].sort());
	});

	it.each([true, null])("leaves it alone until it is old otherwise (alive: %s)", (isAlive) => {
		const { ports, folder, pending, text } = setUp();
		const temporary = join(folder, `${otherId}.json.tmp`);
		writeFileSync(temporary, text.replaceAll(pending.id, otherId));
		expect(rescuePending(next(ports, isAlive))).toEqual([]);
		expect(listPending(ports).pending).toHaveLength(1);
		utimesSync(temporary, 1000, 1000);
		expect(rescuePending(next(ports, isAlive))).toEqual([]);
		expect(readdirSync(folder).sort()).toEqual([`${pending.id}.json`, `${otherId}.json`].sort());
	});

	it("moves a torn temporary file away, and removes one beside a whole file, when they are old", () => {
		const { ports, folder, pending, text } = setUp();
		const names = [`${otherId}.json.tmp`, `${pending.id}.json.tmp`];
		for (const name of names) writeFileSync(join(folder, name), text.slice(0, 50));
		expect(rescuePending(next(ports, false))).toEqual([]);
		expect(readdirSync(folder)).toEqual(expect.arrayContaining(names));
		for (const name of names) utimesSync(join(folder, name), 1000, 1000);
		expect(rescuePending(next(ports, false))).toMatchObject([{ code: "pending.malformed" }]);
		expect(readdirSync(folder).sort()).toEqual([`${pending.id}.json`, "broken"].sort());
		expect(readdirSync(join(folder, "broken"))).toEqual([`${otherId}.json.tmp`]);
	});

	it("keeps a handoff that was killed before it had its name from being made again beside it", () => {
		const { ports, workspace, home } = homeAndWorkspace(scratchFolder());
		const first = requestFor(workspace, { onlyNews: true });
		const folder = join(home, ".codialectic", "pending");
		const replace = (path: string, data: string | Uint8Array) => {
			ports.files.append(`${path}.tmp`, data);
			throw new Killed();
		};
		expect(() => beginHandoff({ ...ports, files: { ...ports.files, replace } }, first)).toThrow(Killed);
		expect(readdirSync(folder)).toEqual([`${first.packet.session_id}.json.tmp`]);

		const later = next(ports, false);
		const again = beginHandoff(later, requestFor(workspace, { onlyNews: true }));
		expect(again).toEqual({ kind: "covered", by: first.packet.session_id, problems: [] });
		expect(listInterrupted(later).pending.map(({ id }) => id)).toEqual([first.packet.session_id]);
		expect(adoptHandoff(later, first.packet.session_id).kind).toBe("adopted");
	});

	it("finds such a handoff for the next start, too", () => {
		const { ports, folder, pending, text } = setUp();
		writeFileSync(join(folder, `${otherId}.json.tmp`), text.replaceAll(pending.id, otherId));
		expect(listInterrupted(next(ports, false)).pending).toHaveLength(2);
	});
});
