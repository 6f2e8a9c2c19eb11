import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isMountable, mountHanging } from "../node/hangingMount";
import { placeAgent } from "../support/placeAgent.mts";
import { Scratch } from "./support/runCli";

describe.skipIf(!isMountable)("a store on a share that hangs (needs root and /dev/fuse)", () => {
	it.for(["sessions", "doctor", "handoff"])("does not keep %s from its work, nor from its end", (command, test) => {
		const share = mountHanging();
		if (share === null) return test.skip("mounting is not allowed here");
		const scratch = new Scratch();
		placeAgent("claude-code", scratch.home, scratch.workspace);
		symlinkSync(share, join(scratch.home, ".codex"));
		const { code, stdout, stderr } = scratch.run([command]);
		expect(code).toBe(0);
		expect(stdout).toContain(command === "handoff" ? "Handoff" : "claude-code");
		expect(stdout + stderr).toContain(`${share} cannot be read: it did not answer within 2 s`);
		if (command === "doctor") expect(stdout).toMatch(/codex +no answer +\S+\/\.codex\/sessions$/m);
		return undefined;
	});
});
