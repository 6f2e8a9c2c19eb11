import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { beginHandoff } from "../../../src/app/emit/beginHandoff";
import { advanceHandoff } from "../../../src/app/emit/emitHandoff";
import type { Hook } from "../../../src/app/emit/hook";
import { hookVerdict } from "../../../src/app/emit/hookVerdict";
import type { HandoffRequest } from "../../../src/app/emit/pending";
import { completeHandoff } from "../../../src/app/handoff/completeHandoff";
import { readLastHandoff } from "../../../src/app/handoff/lastHandoff";
import { FileError } from "../../../src/app/ports";
import { scratchPorts } from "../../support/scratchPorts";
import { registryFileOf, requestFor } from "../emit/emitSupport";

/** Hooks whose command is their exit code. */
const runHook = async (hook: Hook) =>
	hookVerdict(hook, { kind: "exited", code: Number(hook.command), stderr: "no room\n" }, 1);

function setUp(registry: unknown = null) {
	const set = scratchPorts();
	const path = registryFileOf(set.home);
	mkdirSync(dirname(path), { recursive: true });
	if (registry !== null) writeFileSync(path, typeof registry === "string" ? registry : JSON.stringify(registry));
	const advance = (changes: Partial<HandoffRequest> = {}) => {
		const begun = beginHandoff(set.ports, requestFor(set.workspace, changes));
		if (begun.kind !== "begun") throw new Error(begun.kind);
		return advanceHandoff(set.ports, begun.pending);
	};
	const pending = () => readdirSync(join(set.home, ".codialectic/pending"));
	return { ...set, advance, pending };
}

describe("completing a handoff", () => {
	it("runs the hooks, removes the pending file, keeps the handoff for showing, and says so", async () => {
		const { ports, workspace, advance, pending } = setUp({ hooks: [{ name: "keep", command: "0" }] });
		const advanced = advance();
		const report = await completeHandoff(ports, advanced, runHook, "Say yes.");
		expect(report).toMatchObject({
			adapters: { kind: "passed", passed: 1, total: 1 },
			endedAt: "2026-11-30T18:00:00.000Z",
			fallback: null,
			blocking: [],
			problems: [],
			isPending: false,
		});
		expect(report.status).toContain("Say yes.");
		expect(pending()).toEqual([]);
		expect(readLastHandoff(ports, workspace)).toMatchObject({
			packet: advanced.pending.packet,
			file: join(workspace, "NEXT_SESSION_HANDOFF.md"),
			heading: advanced.pending.sections[0]?.heading,
		});
	});

	it("keeps a handoff that a required hook blocks, and names the hook and its words", async () => {
		const hooks = [
			{ name: "gate", command: "4", required: true },
			{ name: "soft", command: "3" },
		];
		const { ports, advance, pending } = setUp({ hooks });
		const advanced = advance();
		const report = await completeHandoff(ports, advanced, runHook, null);
		expect(report).toMatchObject({
			adapters: { kind: "blocked", names: ["gate"] },
			blocking: [{ name: "gate", code: 4 }],
			isPending: true,
		});
		expect(report.status).toContain("gate: 4 exited 4 — no room");
		expect(report.status).toContain("⚠ WARN soft: 3 exited 3 — no room");
		expect(pending()).toEqual([`${advanced.pending.id}.json`]);
	});

	it("prints everything where no hook is registered, and is done", async () => {
		const { ports, advance, pending } = setUp();
		const advanced = advance();
		const report = await completeHandoff(ports, advanced, runHook, null);
		expect(report).toMatchObject({ adapters: { kind: "none" }, isPending: false });
		expect(report.fallback).toContain(advanced.pending.id);
		expect(pending()).toEqual([]);
	});

	it("fails hard, prints nothing instead and keeps everything with a malformed registry", async () => {
		const { ports, advance, pending } = setUp('{"hooks": [{"name": "a"}]}');
		const report = await completeHandoff(ports, advance(), runHook, null);
		expect(report).toMatchObject({ adapters: { kind: "refused" }, fallback: null, isPending: true });
		expect(report.problems).toMatchObject([{ code: "registry.malformed" }]);
		expect(pending()).toHaveLength(1);
	});

	it("leaves the hooks for later where they must wait", async () => {
		const { ports, advance, pending } = setUp({ hooks: [{ name: "keep", command: "0" }] });
		const report = await completeHandoff(ports, advance(), null, null);
		expect(report).toMatchObject({ adapters: { kind: "skipped" }, isPending: true, fallback: null });
		expect(pending()).toHaveLength(1);
	});

	it("shows a section that was not written, with the packet", async () => {
		const { ports, workspace, advance } = setUp({ hooks: [{ name: "keep", command: "0" }] });
		const [section] = requestFor(workspace).sections;
		if (section === undefined) throw new Error("no section");
		const advanced = advance({ sections: [{ ...section, create: "never" }] });
		const report = await completeHandoff(ports, advanced, runHook, null);
		expect(report.fallback).toContain(section.body.trimEnd());
		expect(report.fallback).toContain(advanced.pending.id);
		expect(report.problems).toMatchObject([{ code: "narrative.never" }]);
		expect(report.isPending).toBe(false);
		expect(existsSync(join(workspace, "NEXT_SESSION_HANDOFF.md"))).toBe(false);
		expect(readLastHandoff(ports, workspace)).toMatchObject({ file: null });
	});

	it("does nothing twice when it is called again after it was killed before its end", async () => {
		const { ports, advance, pending } = setUp({ hooks: [{ name: "keep", command: "0" }] });
		const ran: string[] = [];
		const noting = async (hook: Hook) => {
			ran.push(hook.name);
			return runHook(hook);
		};
		const advanced = advance();
		const remove = (path: string) => {
			throw new FileError(path, "EIO", "the disk does not answer");
		};
		const files = { ...ports.files, remove };
		const failed = await completeHandoff({ ...ports, files }, advanced, noting, null);
		expect(failed.problems).toMatchObject([{ code: "file.notWritten" }]);
		const text = ports.files.readText(join(ports.places.home, ".codialectic/pending", pending()[0] ?? ""));
		const again = advanceHandoff(ports, JSON.parse(text ?? ""));
		expect((await completeHandoff(ports, again, noting, null)).isPending).toBe(false);
		expect(ran).toEqual(["keep"]);
		expect(pending()).toEqual([]);
	});
});
