import { execFile } from "node:child_process";
import {
	chmodSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeBeacon } from "../../../src/app/emit/beaconFile";
import { registryTemplate } from "../../../src/app/emit/registryTemplate";
import type { Files } from "../../../src/app/ports";
import { scratchFolder } from "../../node/scratch";
import { bundleScript } from "../../support/bundleScript.mts";
import { beaconOf, homeAndWorkspace, portsAt, registryFileOf } from "./emitSupport";

const beacon = beaconOf("7d7f2f0e-3c1b-4a0f-9a39-0d5f6a9b2c11");
const other = beaconOf("00000000-0000-4000-8000-000000000000");
const run = promisify(execFile);

function setUp(content: string | Buffer | null = null) {
	const { home, ports } = homeAndWorkspace(scratchFolder());
	const path = registryFileOf(home);
	mkdirSync(dirname(path), { recursive: true });
	if (content !== null) writeFileSync(path, content);
	return { home, path, ports, read: () => readFileSync(path, "utf8") };
}

describe("mergeBeacon", () => {
	it("makes the file, private, and writes it once", () => {
		const { home, ports } = homeAndWorkspace(scratchFolder());
		expect(mergeBeacon(ports, beacon)).toBeNull();
		const path = registryFileOf(home);
		expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(beacon);
		expect(readFileSync(path, "utf8")).toMatch(/^\{\n {2}"session_id": .*\n\}\n$/s);
		expect(statSync(path).mode & 0o777).toBe(0o600);
		const before = lstatSync(path).ino;
		expect(mergeBeacon(ports, beacon)).toBeNull();
		expect(lstatSync(path).ino).toBe(before);
		expect(readdirSync(dirname(path))).toEqual(["session_end.json"]);
	});

	it("keeps what the user wrote, to the byte, and replaces an older beacon in its place", () => {
		const user = '{\r\n\t"hooks" : [ {"name":"a","command":"x"} ],\r\n\t"note": 1e2 , "big": 12345678901234567890\r\n}';
		const { ports, read } = setUp(user);
		mergeBeacon(ports, other);
		const once = read();
		expect(
			once.startsWith(`${user.slice(0, -3)},\r\n\t"session_id": "${other.session_id}",\r\n\t"schema_version"`),
		).toBe(true);
		expect(once.endsWith('\r\n\t\t"ended_reason": "manual"\r\n\t}\r\n}')).toBe(true);
		mergeBeacon(ports, beacon);
		expect(read()).toBe(once.replaceAll(other.session_id, beacon.session_id));
	});

	it.each(["{}", "{ }", '{"a":1}', '{"a": {"b": 1}, "session_id": "old"}', registryTemplate, '{\n"a": 1}', " {\n}\n "])(
		"leaves %j valid",
		(text) => {
			const { ports, read } = setUp(text);
			expect(mergeBeacon(ports, beacon)).toBeNull();
			expect(JSON.parse(read())).toEqual({ ...JSON.parse(text), ...beacon });
		},
	);

	it("sets the value that readers see when a key stands there twice", () => {
		const { ports, read } = setUp('{"session_id": "a", "session_id": "b"}');
		mergeBeacon(ports, beacon);
		expect(JSON.parse(read()).session_id).toBe(beacon.session_id);
	});

	it("keeps a byte order mark and UTF-16", () => {
		for (const encoding of ["utf8", "utf16le"] as const) {
			const { ports, path } = setUp(Buffer.from('\ufeff{"ä": 1}', encoding));
			expect(mergeBeacon(ports, beacon)).toBeNull();
			const text = readFileSync(path, encoding);
			expect(text.startsWith('\ufeff{"ä": 1, "session_id"')).toBe(true);
			expect(JSON.parse(text.slice(1))).toMatchObject(beacon);
		}
	});

	it("keeps every sibling byte for byte", () => {
		const { ports, path, read } = setUp();
		const key = fc.string().filter((name) => !(name in beacon) && name !== "__proto__");
		const layout = fc.constantFrom(undefined, 1, 4, "\t");
		fc.assert(
			fc.property(fc.dictionary(key, fc.jsonValue()), layout, (siblings, space) => {
				const text = JSON.stringify(siblings, null, space);
				writeFileSync(path, text);
				expect(mergeBeacon(ports, other)).toBeNull();
				expect(mergeBeacon(ports, beacon)).toBeNull();
				const body = text.slice(0, -1).trimEnd();
				expect(read().startsWith(body)).toBe(true);
				expect(JSON.parse(read())).toEqual({ ...JSON.parse(text), ...beacon });
			}),
			{ numRuns: 60 },
		);
	});

	it("leaves a malformed file untouched and says where it is malformed", () => {
		for (const text of ['{"hooks": [],}', "", "[]", '{"a": 1} // note']) {
			const { ports, path, read } = setUp(text);
			expect(mergeBeacon(ports, beacon)).toMatchObject({ code: "registry.malformed", path });
			expect(read()).toBe(text);
			expect(readdirSync(dirname(path))).toEqual(["session_end.json"]);
		}
	});

	it("follows a link, which stays, and keeps the mode", () => {
		const { ports, path, home } = setUp();
		const target = join(home, "dotfiles.json");
		writeFileSync(target, '{"hooks": []}');
		chmodSync(target, 0o644);
		symlinkSync("../../dotfiles.json", path);
		expect(mergeBeacon(ports, beacon)).toBeNull();
		expect(lstatSync(path).isSymbolicLink()).toBe(true);
		expect(JSON.parse(readFileSync(target, "utf8"))).toMatchObject(beacon);
		expect(statSync(target).mode & 0o777).toBe(0o644);
	});

	it("takes in what an editor saved between reading and writing", () => {
		const { ports, path, read } = setUp('{"hooks": []}');
		let reads = 0;
		const files: Files = {
			...ports.files,
			readBytes: (file) => {
				if (++reads === 2) writeFileSync(path, '{"hooks": [], "saved": true}');
				return ports.files.readBytes(file);
			},
		};
		expect(mergeBeacon({ ...ports, files }, beacon)).toBeNull();
		expect(JSON.parse(read())).toEqual({ hooks: [], saved: true, ...beacon });
	});

	it("tells when the home folder cannot be written", () => {
		const file = join(scratchFolder(), "file");
		writeFileSync(file, "");
		const ports = portsAt(join(file, "home"));
		expect(mergeBeacon(ports, beacon)).toMatchObject({ code: "file.notWritten" });
	});

	it("loses no sibling when 20 processes merge at once", { timeout: 60_000 }, async () => {
		const { home, ports, path } = setUp('{\n  "hooks": [],\n  "mine": "kept"\n}\n');
		const script = bundleScript(join(import.meta.dirname, "mergeBeacon.script.ts"), join(home, "script.cjs"));
		const ids = Array.from({ length: 20 }, () => ports.ids.uuid());
		await Promise.all(ids.map((id) => run(process.execPath, [script, home, id, "3"])));
		const merged = JSON.parse(readFileSync(path, "utf8"));
		expect(merged).toMatchObject({ hooks: [], mine: "kept", schema_version: "1.0" });
		for (const id of ids) expect(merged[`sibling ${id}`]).toBe(2);
		expect(ids).toContain(merged.session_id);
		expect(readdirSync(dirname(path))).toEqual(["session_end.json"]);
		expect(readdirSync(join(home, ".codialectic", "locks"))).toEqual([]);
	});
});
