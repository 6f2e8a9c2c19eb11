import { execFileSync } from "node:child_process";
import { chmodSync, lstatSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FileError } from "../../src/app/ports";
import { createFiles } from "../../src/node/files";
import { scratchFolder } from "./scratch";

const files = createFiles();

function linesOf(path: string, options: { from: number; last: boolean }) {
	const lines: { text: string; offset: number }[] = [];
	const resume = files.lines(
		path,
		{ push: (line) => lines.push({ text: line.text(), offset: line.offset }), skip: () => undefined },
		options,
	);
	return { lines, resume };
}

function utf16(text: string, order: "le" | "be"): Buffer {
	const bytes = Buffer.from(`\ufeff${text}`, "utf16le");
	return order === "le" ? bytes : bytes.swap16();
}

describe("reading", () => {
	it("says null for what is not there, also below a file", () => {
		const folder = scratchFolder();
		writeFileSync(join(folder, "file"), "x");
		for (const path of [join(folder, "none"), join(folder, "file", "below")]) {
			expect(files.info(path)).toBeNull();
			expect(files.linkInfo(path)).toBeNull();
			expect(files.readText(path)).toBeNull();
			expect(files.readBytes(path)).toBeNull();
			expect(files.readHead(path, 10)).toBeNull();
			expect(files.list(path)).toEqual([]);
			expect(linesOf(path, { from: 7, last: true })).toEqual({ lines: [], resume: 7 });
		}
	});

	it("throws FileError with the system's code for a folder and for a pipe, without waiting", () => {
		const folder = scratchFolder();
		execFileSync("mkfifo", [join(folder, "pipe")]);
		expect(() => files.readText(folder)).toThrow(expect.objectContaining({ name: "FileError", code: "EISDIR" }));
		expect(() => files.readText(join(folder, "pipe"))).toThrow(FileError);
		expect(() => files.readHead(folder, 10)).toThrow(expect.objectContaining({ name: "FileError", code: "EISDIR" }));
		expect(() => files.readHead(join(folder, "pipe"), 10)).toThrow(FileError);
		expect(() => files.readText("\0")).toThrow(FileError);
	});

	it("tells why in the system's words, without the path, which who tells it names", () => {
		const folder = scratchFolder();
		symlinkSync("it's, a circle", join(folder, "it's, a circle"));
		for (const look of [files.info, files.readText])
			expect(() => look(join(folder, "it's, a circle"))).toThrow(
				expect.objectContaining({ message: "too many symbolic links encountered (ELOOP)" }),
			);
	});

	it.each([
		["utf-8 with a mark", Buffer.from("\ufeffä\nb\r\nc")],
		["utf-16le", utf16("ä\nb\r\nc", "le")],
		["utf-16be", utf16("ä\nb\r\nc", "be")],
	])("decodes %s", (_, bytes) => {
		const path = join(scratchFolder(), "file");
		writeFileSync(path, bytes);
		expect(files.readText(path)).toBe("ä\nb\r\nc");
		expect(files.readHead(path, 1000)).toBe("ä\nb\r\nc");
		expect(linesOf(path, { from: 0, last: true }).lines.map(({ text }) => text)).toEqual(["ä", "b", "c"]);
	});

	it("leaves a character out that the head cuts in two", () => {
		const path = join(scratchFolder(), "file");
		writeFileSync(path, "aä");
		expect(files.readHead(path, 2)).toBe("a");
	});

	it("reads on where it stopped, whatever was appended and wherever it was cut", () => {
		const path = join(scratchFolder(), "file");
		const line = fc.string({ unit: "grapheme", minLength: 1 }).map((text) => text.replace(/[\r\n\ufeff]/g, "") || "x");
		fc.assert(
			fc.property(fc.array(line, { minLength: 1 }), fc.nat(), fc.boolean(), (texts, cut, marked) => {
				const whole = Buffer.from((marked ? "\ufeff" : "") + texts.map((text) => `${text}\n`).join(""));
				writeFileSync(path, whole.subarray(0, cut % (whole.length + 1)));
				const first = linesOf(path, { from: 0, last: false });
				writeFileSync(path, whole);
				const second = linesOf(path, { from: first.resume, last: false });
				const all = [...first.lines, ...second.lines];
				expect(all.map(({ text }) => text)).toEqual(texts.map((text) => Buffer.from(text).toString()));
				for (const { text, offset } of all)
					expect(whole.subarray(offset, offset + Buffer.byteLength(text)).toString()).toBe(text);
				expect(second.resume).toBe(whole.length);
			}),
			{ numRuns: 60 },
		);
	});

	it("reads on in a UTF-16 file", () => {
		const path = join(scratchFolder(), "file");
		writeFileSync(path, utf16("one\nzwö\nthr", "le"));
		const first = linesOf(path, { from: 0, last: false });
		writeFileSync(path, utf16("one\nzwö\nthree\n", "le"));
		const second = linesOf(path, { from: first.resume, last: false });
		expect(first.lines.map(({ text }) => text)).toEqual(["one", "zwö"]);
		expect(second.lines.map(({ text }) => text)).toEqual(["three"]);
	});

	it("gives lines longer than its buffer whole", () => {
		const path = join(scratchFolder(), "file");
		const long = "x".repeat(3 * 1024 * 1024);
		writeFileSync(path, `a\n${long}\nb\n`);
		expect(linesOf(path, { from: 0, last: false }).lines.map(({ text }) => text.length)).toEqual([1, long.length, 1]);
	});
});

describe("realPath", () => {
	it("follows links as far as there is anything, dangling ones included", () => {
		const folder = scratchFolder();
		mkdirSync(join(folder, "real"));
		symlinkSync(join(folder, "real"), join(folder, "alias"));
		symlinkSync("elsewhere/file", join(folder, "dangling"));
		expect(files.realPath(join(folder, "alias", "new", "file"))).toBe(join(folder, "real", "new", "file"));
		expect(files.realPath(join(folder, "dangling"))).toBe(join(folder, "elsewhere", "file"));
	});

	it("refuses a circle", () => {
		const folder = scratchFolder();
		symlinkSync("b", join(folder, "a"));
		symlinkSync("a", join(folder, "b"));
		expect(() => files.realPath(join(folder, "a"))).toThrow(expect.objectContaining({ code: "ELOOP" }));
	});
});

describe("writing", () => {
	it("replaces a file behind a link, which stays, and keeps the mode", () => {
		const folder = scratchFolder();
		mkdirSync(join(folder, "dotfiles"));
		const target = join(folder, "dotfiles", "file");
		const link = join(folder, "link");
		writeFileSync(target, "old");
		chmodSync(target, 0o664);
		symlinkSync("dotfiles/file", link);
		files.replace(link, "new", 0o600);
		expect(lstatSync(link).isSymbolicLink()).toBe(true);
		expect(readFileSync(target, "utf8")).toBe("new");
		expect(statSync(target).mode & 0o777).toBe(0o664);
		expect(files.list(join(folder, "dotfiles")).map(({ name }) => name)).toEqual(["file"]);
	});

	it("gives a new file the mode asked for and passes over a temporary file that a crash left", () => {
		const path = join(scratchFolder(), "file");
		writeFileSync(`${path}.tmp`, "torn");
		files.replace(path, "new", 0o600);
		expect(statSync(path).mode & 0o777).toBe(0o600);
		expect(files.info(`${path}.tmp`)).toBeNull();
	});

	it("leaves the old file and no temporary one when the system refuses", () => {
		const folder = scratchFolder();
		mkdirSync(join(folder, "target"));
		expect(() => files.replace(join(folder, "target"), "new")).toThrow(FileError);
		expect(() => files.replace(join(folder, "none", "file"), "new")).toThrow(
			expect.objectContaining({ code: "ENOENT" }),
		);
		expect(files.list(folder)).toEqual([{ name: "target", kind: "folder" }]);
	});

	it("appends, truncates, moves, creates once and removes", () => {
		const folder = scratchFolder();
		const [path, other] = [join(folder, "file"), join(folder, "other")];
		files.append(path, "one");
		files.append(path, Buffer.from("two"));
		files.truncate(path, 4);
		expect(files.readText(path)).toBe("onet");
		expect(files.createExclusive(other, "x")).toBe(true);
		expect(files.createExclusive(other, "y")).toBe(false);
		files.move(path, other);
		expect(files.readText(other)).toBe("onet");
		files.remove(other);
		files.remove(other);
		expect(files.list(folder)).toEqual([]);
	});

	it("makes folders of the mode asked for and refuses a file in the way", () => {
		const folder = scratchFolder();
		files.makeFolder(join(folder, "a", "b"), 0o700);
		files.makeFolder(join(folder, "a", "b"), 0o700);
		expect(statSync(join(folder, "a")).mode & 0o777).toBe(0o700);
		writeFileSync(join(folder, "file"), "");
		expect(() => files.makeFolder(join(folder, "file", "below"))).toThrow(FileError);
	});
});
