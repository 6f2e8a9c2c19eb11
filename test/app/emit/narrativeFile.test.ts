import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { appendNarrative } from "../../../src/app/emit/narrativeFile";
import { FileError, type Files } from "../../../src/app/ports";
import { scratchFolder } from "../../node/scratch";
import { homeAndWorkspace } from "./emitSupport";

const section = { id: "7d7f2f0e-3c1b-4a0f-9a39-0d5f6a9b2c11", heading: "## Handoff T", body: "One\n\n- zwö\n\n" };
const text = `<!-- codi-handoff ${section.id} -->\n## Handoff T\n\nOne\n\n- zwö\n<!-- /codi-handoff ${section.id} -->\n`;

function setUp() {
	const { workspace, ports } = homeAndWorkspace(scratchFolder());
	const path = join(workspace, "NEXT_SESSION_HANDOFF.md");
	return { workspace, ports, path, write: () => appendNarrative(ports, workspace, section, "always") };
}

describe("appendNarrative", () => {
	it("makes the file and says so, once", () => {
		const { path, write } = setUp();
		expect(write()).toEqual({ kind: "written", path, created: true });
		expect(readFileSync(path, "utf8")).toBe(text);
		expect(write()).toEqual({ kind: "written", path, created: true });
		expect(readFileSync(path, "utf8")).toBe(text);
	});

	it.each([
		["", ""],
		["a", "\n\n"],
		["a\n", "\n"],
		["a\n\n", ""],
		["\n", ""],
		["a\r\nb", "\r\n\r\n"],
		["a\r\nb\r\n", "\r\n"],
		["a\r\nb\r\n\r\n", ""],
		["a\nb\r\nc\n", "\n"],
	])("puts one blank line between %j and the section, in the file's own line ends", (before, between) => {
		const { path, write } = setUp();
		writeFileSync(path, before);
		expect(write()).toEqual({ kind: "written", path, created: false });
		const lineEnd = between.startsWith("\r") || before.endsWith("\r\n\r\n") ? "\r\n" : "\n";
		expect(readFileSync(path, "utf8")).toBe(before + between + text.replaceAll("\n", lineEnd));
	});

	it.each(["utf16le", "utf16be"] as const)("keeps to %s", (encoding) => {
		const { path, write } = setUp();
		const encode = (value: string) => {
			const bytes = Buffer.from(value, "utf16le");
			return encoding === "utf16le" ? bytes : bytes.swap16();
		};
		writeFileSync(path, encode("\ufeffäb\r\n"));
		write();
		expect(readFileSync(path)).toEqual(encode(`\ufeffäb\r\n\r\n${text.replaceAll("\n", "\r\n")}`));
	});

	it("keeps every earlier byte, and holds the section once however often it is tried", () => {
		const { path, write } = setUp();
		const piece = fc.oneof(
			fc.uint8Array({ maxLength: 40 }),
			fc
				.constantFrom("\r\n", "\n", "\ufeff", "<!-- codi-handoff ", "<", "text\n", "- ä\r\n")
				.map((part) => Buffer.from(part)),
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
				const before = Buffer.concat(pieces);
				writeFileSync(path, before);
				write();
				const after = readFileSync(path);
				expect(after.subarray(0, before.length)).toEqual(before);
				write();
				expect(readFileSync(path)).toEqual(after);
			}),
			{ numRuns: 150 },
		);
	});

	it("adds only the rest to a section that a crash tore, at any byte", () => {
		const { path, write } = setUp();
		for (const before of ["", "old", "\ufeffalt\r\nzwö\r\n"]) {
			writeFileSync(path, before);
			write();
			const whole = readFileSync(path);
			// Up to the last line end, which nobody would miss.
			for (let size = Buffer.byteLength(before); size < whole.length - 2; size += 3) {
				writeFileSync(path, whole.subarray(0, size));
				write();
				expect(readFileSync(path).toString()).toBe(whole.toString());
			}
		}
	});

	it("writes the section anew when somebody wrote behind a torn one", () => {
		const { path, write } = setUp();
		const torn = `old\n\n${text.slice(0, 70)}\n\nmore`;
		writeFileSync(path, torn);
		write();
		write();
		expect(readFileSync(path, "utf8")).toBe(`${torn}\n\n${text}`);
	});

	it("makes no file when it must not, but appends to one that is there", () => {
		const { path, ports, workspace } = setUp();
		const write = () => appendNarrative(ports, workspace, section, "never");
		expect(write()).toEqual({ kind: "failed", problem: { code: "narrative.never", path } });
		expect(ports.files.info(path)).toBeNull();
		writeFileSync(path, "");
		expect(write()).toMatchObject({ kind: "written" });
	});

	it("keeps the mode and follows a link inside of the folder", () => {
		const { path, workspace, write } = setUp();
		mkdirSync(join(workspace, "docs"));
		const target = join(workspace, "docs", "handoff.md");
		writeFileSync(target, "old\n");
		chmodSync(target, 0o640);
		symlinkSync("docs/handoff.md", path);
		expect(write()).toEqual({ kind: "written", path, created: false });
		expect(readFileSync(target, "utf8")).toBe(`old\n\n${text}`);
		expect(statSync(target).mode & 0o777).toBe(0o640);
	});

	it.each(["../outside.md", "../workspace-2/file.md", "../none/dangling.md"])("refuses a link to %s", (link) => {
		const { path, workspace, write } = setUp();
		mkdirSync(join(workspace, "..", "workspace-2"));
		symlinkSync(link, path);
		expect(write()).toEqual({
			kind: "failed",
			problem: { code: "narrative.linkOutside", path, target: join(workspace, link) },
		});
	});

	it("accepts a workspace that is opened through a link", () => {
		const { workspace, ports } = setUp();
		const alias = join(workspace, "..", "alias");
		symlinkSync(workspace, alias);
		expect(appendNarrative(ports, alias, section, "always")).toMatchObject({ kind: "written", created: true });
	});

	it("refuses a folder, a missing workspace, and a path that leads through a file", () => {
		const { path, workspace, ports, write } = setUp();
		mkdirSync(path);
		expect(write()).toEqual({ kind: "failed", problem: { code: "narrative.isFolder", path } });
		writeFileSync(join(workspace, "file"), "");
		for (const folder of [join(workspace, "none"), join(workspace, "file")])
			expect(appendNarrative(ports, folder, section, "always")).toMatchObject({
				kind: "failed",
				problem: { code: "file.notWritten" },
			});
	});

	it.each([null, "old\n"])("takes a half written section back when the disk is full (file before: %j)", (before) => {
		const { path, workspace, ports } = setUp();
		if (before !== null) writeFileSync(path, before);
		const files: Files = {
			...ports.files,
			append: (target, data) => {
				ports.files.append(target, Buffer.from(data).subarray(0, 20));
				throw new FileError(target, "ENOSPC", "no space left on device");
			},
		};
		const write = appendNarrative({ files, locks: ports.locks }, workspace, section, "always");
		const reason = "no space left on device";
		expect(write).toEqual({ kind: "failed", problem: { code: "file.notWritten", path, reason } });
		expect(ports.files.readText(path)).toBe(before);
	});
});

/** Mounts a tiny file system for the test; null where this user may not. */
function tinyDisk(folder: string): string | null {
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], { stdio: "ignore" });
	} catch {
		return null;
	}
	onTestFinished(() => void execFileSync("umount", [folder]));
	return folder;
}

it("takes a section back that a full disk took half of", ({ skip }) => {
	const { workspace, ports, path } = setUp();
	if (tinyDisk(workspace) === null) return skip("no right to mount a small file system here");
	writeFileSync(path, "old\n");
	const large = { ...section, body: "x".repeat(100_000) };
	expect(appendNarrative(ports, workspace, large, "always")).toMatchObject({
		kind: "failed",
		problem: { code: "file.notWritten", reason: expect.stringContaining("ENOSPC") },
	});
	expect(readFileSync(path, "utf8")).toBe("old\n");
	expect(appendNarrative(ports, workspace, section, "always")).toMatchObject({ kind: "written" });
});
