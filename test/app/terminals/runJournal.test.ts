import {
	appendFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { FileError, type Owner, type Ports } from "../../../src/app/ports";
import { readRuns } from "../../../src/app/terminals/readRuns";
import type { RunEvent } from "../../../src/app/terminals/runEvent";
import { RunJournal } from "../../../src/app/terminals/runJournal";
import { createRedactor } from "../../../src/core/redact/redactor";
import { scratchPorts } from "../../support/scratchPorts";

const secret = "kx9-Vq2Lw81-zTr55-mNb07";
const redactor = createRedactor({ env: { DEPLOY_TOKEN: secret }, extraPatterns: [] });
const start = "2026-11-30T10:00:00.000Z";
const later = "2026-11-30T10:00:05.000Z";

/** A window of the scratch workspace that writes its journal, at a fixed time. */
function openWindow(shared = scratchPorts()) {
	const ports: Ports = { ...shared.ports, clock: { now: () => new Date(later) } };
	const name = ports.ids.uuid();
	const journal = new RunJournal(ports, name);
	const folder = shared.workspace;
	const note = (event: RunEvent) => journal.note(event, redactor);
	return {
		...shared,
		ports,
		note,
		began: (id: string, command: string, at = start) =>
			note({ kind: "began", id, folder, run: { kind: "command", name: "bash", command, cwd: folder }, at }),
		ended: (id: string, exitCode: number | null, text = "", at = later) =>
			note({ kind: "ended", id, at, exitCode, output: { head: text, tail: "", missing: 0 }, command: "" }),
		path: () => join(shared.home, ".codialectic/journal/terminals", ports.ids.digest(folder), `${name}.jsonl`),
		read: (since = start) => readRuns(ports, folder, since),
	};
}

describe("the journal of what ran in a window", () => {
	it("gives back what ran, with exit codes and plain output, also to another process", () => {
		const window = openWindow();
		window.began("a", "npm test");
		window.ended("a", 1, "\u001b[31m1 failed\u001b[0m\r\n");
		window.began("b", "npm run dev", later);
		expect(window.read()).toEqual({
			runs: [
				{
					...{ id: "a", kind: "command", name: "bash", command: "npm test", cwd: window.workspace },
					...{ startedAt: start, state: "ended", endedAt: later, exitCode: 1, output: "1 failed" },
				},
				expect.objectContaining({ id: "b", state: "running", endedAt: null, exitCode: null, output: null }),
			],
			unseen: [],
			unreadable: 0,
		});
	});

	it("keeps unknown apart from success, and takes the command line as it is known in the end", () => {
		const window = openWindow();
		window.began("a", "npm te");
		window.note({ kind: "ended", id: "a", at: later, exitCode: null, output: null, command: "npm test" });
		window.began("b", "make");
		window.note({ kind: "lost", id: "b", at: later });
		expect(window.read().runs).toMatchObject([
			{ command: "npm test", state: "ended", exitCode: null, output: null },
			{ command: "make", state: "lost", endedAt: null },
		]);
	});

	it("masks secrets on the way in, in the command, the output and the name", () => {
		const window = openWindow();
		window.note({
			...{ kind: "began", id: "a", folder: window.workspace, at: start },
			run: { kind: "task", name: `deploy ${secret}`, command: `curl -H 'X: ${secret}'`, cwd: null },
		});
		window.ended("a", 0, `token ${secret}\r\n`);
		expect(readFileSync(window.path(), "utf8")).not.toContain(secret);
		expect(window.read().runs[0]).toMatchObject({ output: "token [REDACTED]", name: "deploy [REDACTED]" });
	});

	it("is the user's alone", () => {
		const window = openWindow();
		window.began("a", "npm test");
		expect(statSync(window.path()).mode & 0o777).toBe(0o600);
		expect(statSync(dirname(window.path())).mode & 0o777).toBe(0o700);
	});

	it("is written line by line: what a crash tore off at the end costs one line", () => {
		const window = openWindow();
		window.began("a", "npm test");
		window.ended("a", 0);
		appendFileSync(window.path(), '{"kind":"began","id":"b","run":{"ki');
		expect(window.read().runs).toMatchObject([{ id: "a", exitCode: 0 }]);
	});

	it("holds what is of this session: by its end, or because it still runs", () => {
		const window = openWindow();
		window.began("old", "make", "2026-11-30T08:00:00.000Z");
		window.ended("old", 0, "", "2026-11-30T08:01:00.000Z");
		window.began("long", "npm run build", "2026-11-30T08:00:00.000Z");
		window.ended("long", 0, "", later);
		window.began("server", "npm run dev", "2026-11-29T08:00:00.000Z");
		expect(window.read().runs.map(({ id }) => id)).toEqual(["server", "long"]);
	});

	it("tells what died with a window, but not what died before this session", () => {
		const dead: Owner = { pid: 2 ** 22 + 1, host: "", startedAt: "" };
		const shared = scratchPorts();
		const owners = { ...shared.ports.owners, self: { ...dead, host: shared.ports.owners.self.host } };
		const window = openWindow({ ...shared, ports: { ...shared.ports, owners } });
		window.began("old", "npm run dev", "2026-11-30T08:00:00.000Z");
		window.began("new", "npm run watch", later);
		expect(window.read().runs).toMatchObject([{ id: "new", state: "cut" }]);
	});

	it("joins the windows of a folder, and keeps folders apart", () => {
		const first = openWindow();
		const second = openWindow(first);
		second.began("b", "make", later);
		first.began("a", "npm test");
		expect(first.read().runs.map(({ id }) => id)).toEqual(["a", "b"]);
		expect(readRuns(first.ports, null, start).runs).toEqual([]);
	});

	it("names terminals of which nothing is seen", () => {
		const window = openWindow();
		for (const name of ["zsh", "sh"]) window.note({ kind: "unseen", folder: window.workspace, name, at: start });
		window.note({ kind: "seen", folder: window.workspace, name: "zsh", at: later });
		expect(window.read().unseen).toEqual(["sh"]);
	});

	it("stays small: the latest runs and what still runs are kept", () => {
		const window = openWindow();
		window.began("server", "npm run dev");
		for (let at = 0; at < 200; at++) {
			window.began(`r${at}`, `make ${at}`, later);
			window.ended(`r${at}`, 0, `${"line of output\r\n".repeat(1_000)}`);
		}
		expect(statSync(window.path()).size).toBeLessThan(1_100_000);
		const { runs } = window.read();
		expect(runs[0]).toMatchObject({ id: "server", state: "running" });
		expect(runs.at(-1)).toMatchObject({ id: "r199", exitCode: 0 });
		expect(runs.length).toBeGreaterThan(20);
	});

	it("forgets windows of two weeks ago, and of each folder all but the latest twenty", () => {
		const window = openWindow();
		const others = join(window.home, ".codialectic/journal/terminals/0123456789abcdef");
		mkdirSync(others, { recursive: true });
		const seconds = Date.parse(later) / 1000;
		const put = (name: string, ageDays: number) => {
			writeFileSync(join(others, name), "");
			utimesSync(join(others, name), seconds - ageDays * 86_400, seconds - ageDays * 86_400);
		};
		put("old.jsonl", 15);
		for (let at = 0; at < 25; at++) put(`w${at}.jsonl`, at / 10);
		window.began("a", "npm test");
		expect(readdirSync(others).sort()).toEqual(Array.from({ length: 20 }, (_, at) => `w${at}.jsonl`).sort());
		expect(existsSync(window.path())).toBe(true);
	});

	it("that cannot be written is a problem, not an end", () => {
		const window = openWindow();
		mkdirSync(join(window.home, ".codialectic"));
		writeFileSync(join(window.home, ".codialectic/journal"), "");
		expect(window.began("a", "npm test")).toMatchObject({ code: "file.notWritten" });
		expect(window.ended("unknown", 0)).toBeNull();
	});

	it("that cannot be read is counted", () => {
		const window = openWindow();
		window.began("a", "npm test");
		const refuse = (path: string) => {
			throw new FileError(path, "EACCES", "permission denied");
		};
		const ports = { ...window.ports, files: { ...window.ports.files, readText: refuse } };
		expect(readRuns(ports, window.workspace, start)).toEqual({ runs: [], unseen: [], unreadable: 1 });
	});
});
