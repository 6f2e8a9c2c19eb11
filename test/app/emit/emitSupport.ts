import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EmitPorts } from "../../../src/app/emit/emitPorts";
import { locksFolder } from "../../../src/app/emit/paths";
import type { HandoffRequest } from "../../../src/app/emit/pending";
import type { Beacon } from "../../../src/core/model/beacon";
import { createClock } from "../../../src/node/clock";
import { createFiles } from "../../../src/node/files";
import { createIds } from "../../../src/node/ids";
import { createLocks } from "../../../src/node/locks";
import { createOwners } from "../../../src/node/owners";

/** The real ports, with `home` in the place of the user's home folder. */
export function portsAt(home: string): EmitPorts {
	const places = { home, env: {}, platform: "linux", window: null } as const;
	const owners = createOwners();
	return {
		places,
		owners,
		files: createFiles(),
		locks: createLocks(locksFolder(places), owners),
		clock: createClock(),
		ids: createIds(),
	};
}

/** A home folder and a workspace folder inside a scratch folder. */
export function homeAndWorkspace(scratch: string): { home: string; workspace: string; ports: EmitPorts } {
	const [home, workspace] = [join(scratch, "home"), join(scratch, "workspace")];
	mkdirSync(home);
	mkdirSync(workspace);
	return { home, workspace, ports: portsAt(home) };
}

export function beaconOf(id: string): Beacon {
	return {
		session_id: id,
		schema_version: "1.0",
		model: { family: "claude", version: null, host: "claude-code" },
		duration_min: 12,
		msg_count: 30,
		ended_reason: "manual",
		handoff: {
			decisions_count: 0,
			open_loops_count: 1,
			lessons_codified_count: 0,
			verify_fires_by_tier: { T0: 0, T1: 0, T2: 0, T3: 0, T4: 0 },
			agent_swarm_fans: 0,
			honesty_mode: "grounded",
			errors_caught_pre_emit: 0,
			ended_reason: "manual",
		},
	};
}

/** A handoff of one conversation in one workspace folder. */
export function requestFor(workspace: string | null, changes: Partial<HandoffRequest> = {}): HandoffRequest {
	const id = randomUUID();
	return {
		reason: "manual",
		packet: {
			session_id: id,
			summary: "Parsed the table.\n1 file changed, 0 commits, 1 item left",
			unfinished_items: [
				{
					title: "Handle empty tables",
					why: null,
					what: null,
					how: null,
					whats_left: null,
					blockers: null,
					related_files: [],
					priority: "medium",
					stakes_tier: "T1",
				},
			],
			decisions_made: [],
			lessons_learned: [],
		},
		beacon: beaconOf(id),
		sections: [
			{
				folder: workspace,
				heading: "## Handoff 2026-11-30T18:02:00.000Z",
				body: "Goal: parse the table — größer\n\n- Handle empty tables\n",
				create: "always",
				trusted: true,
			},
		],
		hooks: { cwd: workspace, run: true },
		conversations: [
			{ folder: workspace, agent: "claude-code", id: "c1", lastTurn: 4, lastRecordAt: "2026-11-30T18:00:00.000Z" },
		],
		onlyNews: false,
		...changes,
	};
}

export function narrativeOf(workspace: string): string {
	return readFileSync(join(workspace, "NEXT_SESSION_HANDOFF.md"), "utf8");
}

export function registryFileOf(home: string): string {
	return join(home, ".codialectic", "hooks", "session_end.json");
}
