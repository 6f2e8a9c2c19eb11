import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { zstdCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { FileError } from "../../src/app/ports";
import { createFiles } from "../../src/node/files";
import { scratchFolder } from "./scratch";

const files = createFiles();
const lines = Array.from({ length: 20_000 }, (_, at) => `{"number":${at},"digest":${Math.sin(at)}}`);

function packed(bytes: Uint8Array): string {
	const path = join(scratchFolder(), "rollout.jsonl.zst");
	writeFileSync(path, bytes);
	return path;
}

function read(path: string, from: number): { readonly texts: string[]; readonly resume: number } {
	const texts: string[] = [];
	const resume = files.lines(
		path,
		{ push: (line) => texts.push(line.text()), skip: () => undefined },
		{ from, last: true },
	);
	return { texts, resume };
}

describe("a compressed session file", () => {
	const path = () => packed(zstdCompressSync(lines.join("\n")));

	it("is read as what it holds, from any line on", () => {
		expect(read(path(), 0)).toEqual({ texts: lines, resume: lines.join("\n").length });
		expect(read(path(), `${lines[0]}\n`.length).texts).toEqual(lines.slice(1));
	});

	it("shows its beginning without being unpacked whole", () => {
		expect(files.readHead(path(), 200_000)).toBe(lines.join("\n").slice(0, 200_000));
	});

	it("says when it is damaged", () => {
		const broken = packed(Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 1, 2, 3, 4, 5, 6]));
		expect(() => read(broken, 0)).toThrow(FileError);
		expect(() => files.readHead(broken, 100)).toThrow(FileError);
	});
});
