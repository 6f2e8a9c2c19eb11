import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { findProgram } from "../../src/app/findProgram";
import { scratchPorts } from "../support/scratchPorts";

function world() {
	const { ports, home, workspace } = scratchPorts();
	const bin = join(home, "bin");
	mkdirSync(bin);
	for (const place of [join(bin, "codex"), join(workspace, "gemini"), `${bin}\\claude.cmd`]) {
		writeFileSync(place, "#!/bin/sh\n");
		chmodSync(place, 0o755);
	}
	const withEnv = (platform: "linux" | "win32", env: Record<string, string>) => ({
		files: ports.files,
		places: { ...ports.places, platform, env },
	});
	return { bin, workspace, withEnv };
}

describe("an agent's program", () => {
	it("is found on the search path, and nowhere else", () => {
		const { bin, withEnv } = world();
		const ports = withEnv("linux", { PATH: `/nowhere:${bin}` });
		expect(findProgram(ports, "codex")).toBe(join(bin, "codex"));
		expect(findProgram(ports, "gemini")).toBeNull();
	});

	it("of a relative path is never taken: a workspace could have put it there", () => {
		const { withEnv, workspace } = world();
		expect(findProgram(withEnv("linux", { PATH: workspace }), "./gemini")).toBeNull();
	});

	it("is not looked for in folders of the search path that are relative: a workspace could be meant", () => {
		const { withEnv, workspace } = world();
		const path = `.:${relative(process.cwd(), workspace)}`;
		expect(findProgram(withEnv("linux", { PATH: path }), "gemini")).toBeNull();
		expect(findProgram(withEnv("linux", { PATH: workspace }), "gemini")).toBe(join(workspace, "gemini"));
	});

	it("of an absolute path is taken when it is there", () => {
		const { bin, withEnv } = world();
		expect(findProgram(withEnv("linux", {}), join(bin, "codex"))).toBe(join(bin, "codex"));
		expect(findProgram(withEnv("linux", {}), join(bin, "none"))).toBeNull();
	});

	it("has an ending on Windows", () => {
		const { bin, withEnv } = world();
		const found = findProgram(withEnv("win32", { Path: bin, PATHEXT: ".EXE;.CMD" }), "claude");
		expect(found).toBe(`${bin}\\claude.cmd`);
	});
});
