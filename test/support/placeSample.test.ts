import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { placeSample } from "./placeSample.mts";

const home = mkdtempSync(join(tmpdir(), "codi-sample-"));
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe("a sample placed in a home", () => {
	it("is about the workspace given, in its text and in its folders' names", () => {
		const files = placeSample("claude-code", home, "/tmp/x.y/ws");
		const transcript = files.find((file) => /[0-9a-f]{12}\.jsonl$/.test(file) && !file.includes("subagents"));
		expect(transcript).toContain(join(home, ".claude", "projects", "-tmp-x-y-ws"));
		const text = readFileSync(transcript ?? "", "utf8");
		expect(text).toContain('"cwd":"/tmp/x.y/ws"');
		expect(text).not.toContain("/home/dev/tide-tables");
	});
});
