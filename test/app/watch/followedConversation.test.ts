import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readConversation } from "../../../src/app/conversations/readConversation";
import type { Files } from "../../../src/app/ports";
import { createDatabases } from "../../../src/node/databases";
import { createFiles } from "../../../src/node/files";
import { FollowedFile, goingOn, sessionOf } from "./followedFile";

describe("a followed conversation", () => {
	it("reports what is typed from now on, with the two messages before it", () => {
		const file = new FollowedFile(sessionOf("one", "two"));
		expect(file.typed()).toEqual([]);
		expect(file.advance()).toEqual({ kind: "unchanged" });
		file.append(goingOn(["one", "two"], "three", "four"));
		expect(file.advance()).toMatchObject({
			kind: "changed",
			messages: [
				{ turn: 3, text: "three", previous: ["one", "two"] },
				{ turn: 4, text: "four", previous: ["two", "three"] },
			],
			state: { turns: 4 },
		});
		expect(file.advance()).toEqual({ kind: "unchanged" });
	});

	it("reads what was appended and the one line before it, however long the file is", () => {
		const said = Array.from({ length: 500 }, (_, at) => `message ${at}`);
		const offsets: number[] = [];
		const files = createFiles();
		const counting: Files = {
			...files,
			lines: (path, sink, options) =>
				files.lines(
					path,
					{
						push: (line) => {
							offsets.push(line.offset);
							sink.push(line);
						},
						skip: (offset, bytes) => sink.skip(offset, bytes),
					},
					options,
				),
		};
		const file = new FollowedFile(sessionOf(...said), counting);
		file.advance();
		const size = file.read().length;
		offsets.length = 0;
		file.append(goingOn(said, "one more"));
		expect(file.typed()).toEqual(["one more"]);
		expect(offsets).toHaveLength(3);
		expect(offsets[1]).toBe(size);
	});

	it("waits for the other half of a line", () => {
		const file = new FollowedFile(sessionOf("one"));
		file.advance();
		const added = Buffer.from(goingOn(["one"], "größer, bitte"));
		const middle = added.indexOf("ö") + 1;
		file.append(added.subarray(0, middle));
		expect(file.typed()).toEqual([]);
		file.append(added.subarray(middle));
		expect(file.typed()).toEqual(["größer, bitte"]);
	});

	it("takes a file that begins with half a line, or with nothing, when there is more", () => {
		for (const length of [0, 1, 100]) {
			const file = new FollowedFile(sessionOf("one").slice(0, length));
			expect(file.typed()).toEqual([]);
			file.write(sessionOf("one"));
			file.advance();
			expect(file.known()).toEqual(["one"]);
		}
	});

	it("notices that it was cut, and goes on from there", () => {
		const file = new FollowedFile(sessionOf("one", "two", "three"));
		file.advance();
		file.write(sessionOf("one"));
		expect(file.typed()).toEqual([]);
		expect(file.known()).toEqual(["one"]);
		file.append(goingOn(["one"], "another way"));
		expect(file.typed()).toEqual(["another way"]);
	});

	it("notices that it was cut and has grown beyond its old size since", () => {
		const file = new FollowedFile(sessionOf("one", "two"));
		file.advance();
		file.write(sessionOf("one", "2", "three", "four"));
		file.advance();
		expect(file.known()).toEqual(["one", "2", "three", "four"]);
	});

	it("keeps what it knows when it was emptied", () => {
		const file = new FollowedFile(sessionOf("one"));
		file.advance();
		file.write("");
		expect(file.advance()).toEqual({ kind: "unchanged" });
		expect(file.known()).toEqual(["one"]);
	});

	it.each([
		["at its beginning", "ONE", "two"],
		["at its end", "one", "TWO"],
	])("notices that it was rewritten %s with the same size", (_, first, second) => {
		const file = new FollowedFile(sessionOf("one", "two"));
		file.advance();
		file.write(sessionOf(first, second));
		expect(file.typed()).toEqual([]);
		expect(file.known()).toEqual([first, second]);
	});

	it("notices that another file took its place, longer or shorter", () => {
		for (const other of [["something else"], ["something else", "and", "more", "of it"]]) {
			const file = new FollowedFile(sessionOf("one", "two"));
			file.advance();
			writeFileSync(`${file.path}.new`, sessionOf(...other));
			renameSync(`${file.path}.new`, file.path);
			file.tick();
			file.advance();
			expect(file.known()).toEqual(other);
		}
	});

	it("makes no new messages of an old file that was touched", () => {
		const file = new FollowedFile(sessionOf("one", "two"));
		file.advance();
		file.tick();
		expect(file.typed()).toEqual([]);
		expect(file.known()).toEqual(["one", "two"]);
	});

	it("says that it is lost when it is gone, keeps what it knows, and takes it up when it is back", () => {
		const file = new FollowedFile(sessionOf("one"));
		file.advance();
		rmSync(file.path);
		expect(file.advance()).toEqual({ kind: "lost", reason: "it is gone" });
		expect(file.known()).toEqual(["one"]);
		file.write(sessionOf("one", "two"));
		expect(file.typed()).toEqual(["two"]);
	});

	it("says that it is lost when it goes between looking and reading", () => {
		const files = createFiles();
		const readHead = (path: string, bytes: number) => {
			rmSync(path);
			return files.readHead(path, bytes);
		};
		const file = new FollowedFile(sessionOf("one"), { ...files, readHead });
		expect(file.advance()).toEqual({ kind: "unchanged" });
		expect(file.advance()).toMatchObject({ kind: "lost" });
	});

	it("says that it is lost when a folder took its place", () => {
		const file = new FollowedFile(sessionOf("one"));
		file.advance();
		rmSync(file.path);
		mkdirSync(file.path);
		expect(file.advance()).toMatchObject({ kind: "lost", reason: expect.stringContaining("folder") });
	});

	it("loses and doubles nothing that is written while it reads", () => {
		const files = createFiles();
		const late: string[] = [];
		const growing: Files = {
			...files,
			lines: (path, sink, options) => {
				appendFileSync(path, late.splice(0, 1).join(""));
				const to = files.lines(path, sink, options);
				appendFileSync(path, late.splice(0, 1).join(""));
				return to;
			},
		};
		const file = new FollowedFile(sessionOf("one"), growing);
		late.push(goingOn(["one"], "before"), goingOn(["one", "before"], "after"));
		file.advance();
		expect(file.known()).toEqual(["one", "before"]);
		expect(file.typed()).toEqual(["after"]);
		file.append(goingOn(["one", "before", "after"], "last"));
		expect(file.typed()).toEqual(["last"]);
		expect(file.known()).toEqual(["one", "before", "after", "last"]);
	});

	it("leaves a file of no known format alone", () => {
		const file = new FollowedFile("not a session\n");
		expect(file.advance()).toEqual({ kind: "unchanged" });
		expect(file.known()).toEqual([]);
	});
});

describe("following", () => {
	it("knows the same as reading the whole file, whatever happens to it", () => {
		const word = fc.constantFrom("a", "b", "go on", "größer", "x".repeat(300));
		const change = fc.oneof(
			fc.record({ kind: fc.constant("append" as const), word }),
			fc.record({ kind: fc.constant("write bytes" as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
			fc.record({ kind: fc.constant("cut" as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
			fc.record({ kind: fc.constant("rewrite" as const), words: fc.array(word, { minLength: 1, maxLength: 4 }) }),
			fc.record({ kind: fc.constant("touch" as const) }),
		);
		fc.assert(
			fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
				let said = ["start"];
				let unwritten = Buffer.alloc(0);
				const file = new FollowedFile(sessionOf(...said));
				file.advance();
				for (const [at, one] of changes.entries()) {
					if (one.kind === "append") {
						unwritten = Buffer.concat([unwritten, Buffer.from(goingOn(said, one.word))]);
						said = [...said, one.word];
					} else if (one.kind === "write bytes") {
						const length = Math.ceil(unwritten.length * one.share);
						file.append(unwritten.subarray(0, length));
						unwritten = unwritten.subarray(length);
					} else if (one.kind === "cut") {
						const bytes = file.read();
						file.write(bytes.subarray(0, Math.max(1, Math.floor(bytes.length * one.share))));
					} else if (one.kind === "rewrite") {
						// The ids and times that a real rewriting gives anew.
						said = one.words.map((text) => `${at} ${text}`);
						unwritten = Buffer.alloc(0);
						file.write(sessionOf(...said));
					} else file.tick();
					const whole = readConversation({ files: createFiles(), databases: createDatabases() }, file.found, {
						following: true,
					});
					if (file.advance().kind === "changed") expect(file.conversation.transcript).toEqual(whole);
				}
			}),
			{ numRuns: 150 },
		);
	});
});
