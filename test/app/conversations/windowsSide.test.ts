import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { findConversations } from "../../../src/app/conversations/findConversations";
import { withoutSilentShares } from "../../../src/app/conversations/shareGuard";
import { fromWindows, windowsSpellings } from "../../../src/app/conversations/wslPaths";
import type { Files, Ports } from "../../../src/app/ports";
import { Session } from "../../core/sources/claudeCode/session";
import { scratchPorts } from "../../support/scratchPorts";
import { PlayedShare } from "./silentShare";

const wsl = { WSL_DISTRO_NAME: "Ubuntu" };

/** A WSL in which `/mnt/c` is a folder of the test's. */
function underWsl(env: Readonly<Record<string, string>> = wsl) {
	const { ports, home, workspace } = scratchPorts(env);
	const drive = join(home, "../c");
	const shown = (path: string) => path.replace(/^\/mnt\/c(?=\/|$)/, drive);
	const files = new Proxy(ports.files, {
		get: (target, name: keyof Files) => {
			const work = target[name] as (path: string, ...rest: unknown[]) => unknown;
			return (path: string, ...rest: unknown[]) => work(shown(path), ...rest);
		},
	});
	const mounted: Ports = {
		...ports,
		files,
		databases: { read: (path, use) => ports.databases.read(shown(path), use) },
		places: { ...ports.places, platform: "linux" },
	};
	return { ports: mounted, home, workspace, windowsHome: join(drive, "Users/dev") };
}

function place(path: string, text: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}

function claudeSession(cwd: string): string {
	const session = new Session();
	session.user("Parse the table", { cwd, sessionId: "s" });
	return `${session.lines.join("\n")}\n`;
}

const agentsFound = (ports: Ports, folder: string) =>
	findConversations(ports, [folder]).found.map(({ agent, folder }) => `${agent} in ${folder}`);

describe("under WSL, a conversation held on the side of Windows", () => {
	it.each([
		["in the same folder of the drive", "C--work-app", "C:\\work\\app", "/mnt/c/work/app"],
		["in a folder below", "C--work-app-sub", "c:\\work\\app\\sub", "/mnt/c/work/app"],
		["in WSL's own folder", "--wsl-localhost-Ubuntu-srv-app", "\\\\wsl.localhost\\Ubuntu\\srv\\app", "/srv/app"],
		["in the older spelling of it", "--wsl--ubuntu-srv-app", "\\\\wsl$\\ubuntu\\srv\\app", "/srv/app"],
	])("%s is found", (_, slug, cwd, folder) => {
		const { ports, windowsHome } = underWsl();
		place(join(windowsHome, ".claude/projects", slug, "s.jsonl"), claudeSession(cwd));
		expect(agentsFound(ports, folder)).toEqual([`claude-code in ${folder}`]);
		expect(agentsFound(ports, "/srv/other")).toEqual([]);
	});

	it("of an editor's window that is open on WSL is no remote one", () => {
		const { ports, windowsHome } = underWsl();
		const storage = join(windowsHome, "AppData/Roaming/Code/User/workspaceStorage/1");
		place(join(storage, "workspace.json"), JSON.stringify({ folder: "vscode-remote://wsl%2Bubuntu/srv/app" }));
		place(join(storage, "chatSessions/a.jsonl"), '{"kind":0,"v":{"version":3,"requests":[]}}\n');
		expect(agentsFound(ports, "/srv/app")).toEqual(["copilot-vscode in /srv/app"]);
		expect(findConversations(ports, ["/srv/app"]).unreadable).toEqual([]);
	});

	it("is not looked for anywhere else", () => {
		const { ports, windowsHome } = underWsl({});
		place(join(windowsHome, ".claude/projects/C--work-app/s.jsonl"), claudeSession("C:\\work\\app"));
		const { found, places } = findConversations(ports, ["/mnt/c/work/app"]);
		expect([found, places.filter(({ path }) => path.startsWith("/mnt/c/Users/"))]).toEqual([[], []]);
	});

	it("is left out, and told of, when Windows does not answer", async () => {
		const { ports, windowsHome, home } = underWsl();
		place(join(windowsHome, ".claude/projects/C--work-app/s.jsonl"), claudeSession("C:\\work\\app"));
		place(join(home, ".claude/projects/-mnt-c-work-app/t.jsonl"), claudeSession("/mnt/c/work/app"));
		const share = new PlayedShare("/mnt/c", false);
		const search = await withoutSilentShares(share.on(ports), (guarded) =>
			findConversations(guarded, ["/mnt/c/work/app"]),
		);
		expect(search.found.map(({ path }) => path)).toEqual([join(home, ".claude/projects/-mnt-c-work-app/t.jsonl")]);
		expect(search.unreadable).toEqual([{ code: "file.unreadable", path: "/mnt/c", reason: expect.any(String) }]);
		expect(share.waiting).toEqual([]);
	});

	it("is looked for with a bound, and what is left out is told of", () => {
		const { ports, windowsHome } = underWsl();
		const day = join(windowsHome, ".codex/sessions/2026/11/30");
		mkdirSync(day, { recursive: true });
		for (let at = 0; at < 2500; at++) writeFileSync(join(day, `rollout-2026-11-30T10-00-00-${at}.jsonl`), "{}\n");
		const { unreadable } = findConversations(ports, ["/mnt/c/work/app"]);
		expect(unreadable).toEqual([
			{ code: "file.unreadable", path: "/mnt/c/Users/dev", reason: expect.stringContaining("more than") },
		]);
	});
});

describe("paths of WSL and Windows", () => {
	const places = { home: "/home/dev", env: wsl, platform: "linux", window: null } as const;

	it.each([
		["/mnt/c/work/app", ["C:\\work\\app"]],
		["/mnt/d", ["D:\\"]],
		["/srv/app", ["\\\\wsl.localhost\\Ubuntu\\srv\\app", "\\\\wsl$\\Ubuntu\\srv\\app"]],
		["/mnt/cd/x", ["\\\\wsl.localhost\\Ubuntu\\mnt\\cd\\x", "\\\\wsl$\\Ubuntu\\mnt\\cd\\x"]],
	])("%s is %j, and back", (path, spellings) => {
		expect(windowsSpellings(path, places)).toEqual(spellings);
		for (const spelling of spellings) expect(fromWindows(spelling, places)?.replace(/(?<=.)\/$/, "")).toBe(path);
	});

	it.each(["/srv/app", "\\\\server\\share\\x", "\\\\wsl$\\Debian\\srv", "C:x", ""])(
		"%s is none of Windows' here",
		(path) => {
			expect(fromWindows(path, places)).toBeNull();
		},
	);

	it("are the same thing nowhere else", () => {
		const elsewhere = { ...places, env: {} };
		expect([windowsSpellings("/mnt/c/x", elsewhere), fromWindows("C:\\x", elsewhere)]).toEqual([[], null]);
		expect(fromWindows("C:\\x", { ...places, platform: "win32" })).toBeNull();
	});
});
