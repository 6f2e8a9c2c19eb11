import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { readRegistry } from "../../../src/app/emit/registry";
import { registryTemplate } from "../../../src/app/emit/registryTemplate";
import { scratchFolder } from "../../node/scratch";
import { homeAndWorkspace, registryFileOf } from "./emitSupport";

function readWith(content: string | Buffer | null) {
	const { home, ports } = homeAndWorkspace(scratchFolder());
	const path = registryFileOf(home);
	mkdirSync(dirname(path), { recursive: true });
	if (content !== null) writeFileSync(path, content);
	return { path, registry: readRegistry(ports.files, ports.places) };
}

describe("readRegistry", () => {
	it("tells absent from empty", () => {
		expect(readWith(null).registry).toEqual({ kind: "absent" });
		for (const text of ["{}", '{"session_id": "x"}', '{"hooks": []}', registryTemplate])
			expect(readWith(text).registry).toEqual({ kind: "empty" });
	});

	it("fills in what is left out and passes over keys that are not ours", () => {
		const text = `{"hooks": [{"name": "a", "command": "x", "note": 1},
			{"name": "b", "command": "y", "args": ["1", ""], "required": true, "timeout_seconds": 5}], "other": {}}`;
		const hooks = [
			{ name: "a", command: "x", args: [], required: false, timeoutSeconds: 30 },
			{ name: "b", command: "y", args: ["1", ""], required: true, timeoutSeconds: 5 },
		];
		expect(readWith(text).registry).toEqual({ kind: "hooks", hooks });
		expect(readWith(`\ufeff${text}`).registry).toEqual({ kind: "hooks", hooks });
		expect(readWith(Buffer.from(`\ufeff${text}`, "utf16le")).registry).toEqual({ kind: "hooks", hooks });
	});

	it.each([
		["", "line 1, column 1"],
		["[]", "line 1, column 1"],
		["null", "line 1, column 1"],
		['{\n  "hooks": [\n    {"name": "a",}\n  ]\n}', "line 3, column 18"],
		['{\r\n  // ours\r\n  "hooks": []\r\n}', "line 2, column 3"],
		['{"hooks": [}', "line 1, column 12"],
		['{"hooks": []} x', "line 1, column 15"],
		['{"hooks": [], "a": "tab\there"}', "line 1, column 20"],
	])("refuses %j at %s", (text, place) => {
		const { path, registry } = readWith(text);
		expect(registry).toMatchObject({ kind: "refused", problem: { code: "registry.malformed", path, place } });
	});

	it.each([
		['"x"', "hooks, line 2", "expected array"],
		["null", "hooks, line 2", "expected array"],
		['[\n{"command": "x"}]', "hooks[0].name, line 3", "expected string"],
		['[\n{"name": "a", "command": "x"},\n{"name": "a"}]', "hooks[1].command, line 4", "expected string"],
		['[\n{"name": "", "command": "x"}]', "hooks[0].name, line 3", "must not be empty"],
		['[\n{"name": "a",\n"command": 1}]', "hooks[0].command, line 4", "expected string"],
		['[\n{"name": "a", "command": "x", "args": "y"}]', "hooks[0].args, line 3", "expected array"],
		['[\n{"name": "a", "command": "x", "args": ["y",\n 1]}]', "hooks[0].args[1], line 4", "expected string"],
		['[\n{"name": "a", "command": "x", "required": "yes"}]', "hooks[0].required, line 3", "expected boolean"],
		['[\n{"name": "a", "command": "x", "timeout_seconds": -1}]', "hooks[0].timeout_seconds, line 3", ""],
		['[\n{"name": "a", "command": "x", "timeout_seconds": 0}]', "hooks[0].timeout_seconds, line 3", ""],
		['[\n{"name": "a", "command": "x", "timeout_seconds": 1.5}]', "hooks[0].timeout_seconds, line 3", "expected int"],
		['[\n"a"]', "hooks[0], line 3", "expected object"],
	])("refuses the hooks %s", (hooks, place, reason) => {
		const { path, registry } = readWith(`{\n"hooks": ${hooks}}`);
		expect(registry).toEqual({
			kind: "refused",
			problem: { code: "registry.malformed", path, place, reason: expect.stringContaining(reason) },
		});
	});

	it("refuses a folder at that path and bytes that are no text", () => {
		const { home, ports } = homeAndWorkspace(scratchFolder());
		mkdirSync(registryFileOf(home), { recursive: true });
		expect(readRegistry(ports.files, ports.places)).toMatchObject({
			kind: "refused",
			problem: { code: "file.unreadable", reason: "is a folder" },
		});
		expect(readWith(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])).registry).toMatchObject({
			problem: { code: "registry.malformed" },
		});
	});
});
