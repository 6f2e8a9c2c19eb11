import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { Scratch } from "./support/runCli";

const chunks = resolve("dist/chunks");
const all = readdirSync(chunks).reduce((sum, name) => sum + statSync(join(chunks, name)).size, 0);

/** What a command loads of the programs' code. */
function loadedBy(scratch: Scratch, args: readonly string[], stdin = ""): { bytes: number; runsPrograms: boolean } {
	const preload = resolve("test/cli/support/tellLoaded.cjs");
	const { stderr } = scratch.run(args, { stdin, env: { NODE_OPTIONS: `--require ${JSON.stringify(preload)}` } });
	return JSON.parse(/loaded=(.*)/.exec(stderr)?.[1] ?? "null");
}

describe("a command loads what it needs, and no more", () => {
	it("scan: the readers of one agent, and nothing that runs programs", () => {
		const scratch = new Scratch(["claude-code"]);
		const [session = ""] = readdirSync(scratch.home, { recursive: true, encoding: "utf8" }).filter(
			(name) => name.endsWith(".jsonl") && !name.includes("agent-"),
		);
		const { bytes, runsPrograms } = loadedBy(scratch, ["scan", "--transcript", join(scratch.home, session)]);
		expect(bytes).toBeLessThan(all / 2);
		expect(runsPrograms).toBe(false);
	});

	it("hook-start, for which an agent waits: neither rules nor readers", () => {
		const { bytes } = loadedBy(new Scratch(), ["hook-start", "claude"], "{}");
		expect(bytes).toBeGreaterThan(0);
		expect(bytes).toBeLessThan(all / 4);
	});
});
