import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { collectConversations } from "../../src/app/conversations/collectConversations";
import { referenceOf } from "../../src/app/conversations/foundConversation";
import { locksFolder } from "../../src/app/emit/paths";
import type { Handoff } from "../../src/core/model/handoff";
import { buildHandoff } from "../../src/core/pipeline";
import { createRedactor } from "../../src/core/redact/redactor";
import { createPorts } from "../../src/node/createPorts";

const samples = resolve("test/fixtures/samples");
/** The folder that all sample conversations are about. */
const folder = "/home/dev/tide-tables";

/** The agents of which there is a sample. */
export const sampleAgents: readonly string[] = readdirSync(samples);

/** The handoff of an agent's sample conversations, found and read where they stand, with an id and a time that never change. */
export function sampleHandoff(agent: string): Handoff {
	const home = join(samples, agent, "home");
	const real = createPorts((places) => locksFolder({ ...places, home }));
	const ports = { ...real, places: { ...real.places, home, env: {}, platform: "linux" } } as const;
	const { conversations } = collectConversations(ports, [folder]);
	return buildHandoff({
		id: "0d0e8f2a-6c1b-4b52-9c55-2f4a4f8d7a10",
		createdAt: "2026-11-30T18:00:00.000Z",
		reason: "manual",
		conversations: conversations.map(({ transcript, found }) => ({ transcript, path: referenceOf(found), folder })),
		git: new Map(),
		runs: new Map(),
		supersedes: new Map(),
		redactor: createRedactor({ env: {}, extraPatterns: [] }),
	});
}
