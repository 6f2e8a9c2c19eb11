import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openableRegistry } from "../../../src/app/emit/openableRegistry";
import { locksFolder } from "../../../src/app/emit/paths";
import { createPorts } from "../../../src/node/createPorts";

function registry(text: string | null) {
	const home = mkdtempSync(join(tmpdir(), "codi-registry-"));
	onTestFinished(() => rmSync(home, { recursive: true }));
	const path = join(home, ".codialectic/hooks/session_end.json");
	mkdirSync(dirname(path), { recursive: true });
	if (text !== null) writeFileSync(path, text);
	const ports = createPorts(locksFolder);
	const { problem } = openableRegistry({ ...ports, places: { ...ports.places, home } });
	return { problem, text: readFileSync(path, "utf8") };
}

it("makes a file that explains itself, in strict JSON", () => {
	const { problem, text } = registry(null);
	expect(problem).toBeNull();
	expect(JSON.parse(text).hooks).toEqual([]);
	expect(text).toMatch(/^\{\n {2}"\$comment": \[\n/);
});

it("adds the explanation and the list to a beacon and keeps every byte of it", () => {
	const beacon = '{"session_id":"x",  "mine": 1.50}';
	const { text } = registry(beacon);
	expect(JSON.parse(text)).toMatchObject({ session_id: "x", hooks: [] });
	expect(text).toContain('"session_id":"x",  "mine": 1.50');
});

it("leaves a registry as it is, also an empty list and a malformed file", () => {
	for (const text of ['{"hooks":[]}', '{"hooks":[{"name":"a","command":"b"}]}'])
		expect(registry(text)).toEqual({ problem: null, text });
	expect(registry("{ nonsense").problem).toMatchObject({ code: "registry.malformed" });
	expect(registry("{ nonsense").text).toBe("{ nonsense");
});
