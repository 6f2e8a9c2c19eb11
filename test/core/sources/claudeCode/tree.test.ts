import { describe, expect, it } from "vitest";
import { claudeCode } from "../../../../src/core/sources/claudeCode/format";
import { LineSplitter } from "../../../../src/core/sources/lineSplitter";
import { Session, sessionPath, toolCalls, userTexts } from "./session";

describe("going back in the talk", () => {
	it("leaves out the earlier prompt with all below it, and numbers the rest anew", () => {
		const session = new Session();
		session.user("one");
		const answer = session.assistant("answer one");
		session.user("two, wrong");
		session.call("t1", "TodoWrite", { todos: [{ content: "wrong", status: "pending" }] });
		session.result("t1", "ok");
		session.user("two more, wrong");
		session.assistant("answer");
		session.user("two, right", { parentUuid: answer });
		session.assistant("answer two");
		const transcript = session.read();
		expect(transcript.turns.map(({ index, user }) => [index, user])).toEqual([
			[1, "one"],
			[2, "two, right"],
		]);
		expect(transcript.plan).toEqual([]);
	});

	it("is seen through progress and bookkeeping records between the prompt and its parent", () => {
		const session = new Session();
		session.user("one");
		const answer = session.assistant("answer one");
		session.record("progress", { data: { type: "hook_progress" } });
		session.record("system", { subtype: "turn_duration" });
		session.user("two, wrong");
		session.assistant("answer");
		session.record("system", { subtype: "local_command", parentUuid: answer });
		session.user("two, right");
		expect(userTexts(session.read())).toEqual(["one", "two, right"]);
	});

	it("can be done twice at the same place", () => {
		const session = new Session();
		session.user("one");
		const answer = session.assistant("answer one");
		for (const text of ["a", "b", "c"]) session.user(text, { parentUuid: answer });
		expect(userTexts(session.read())).toEqual(["one", "c"]);
	});

	it("is seen when the reader was asked for the transcript in between", () => {
		const session = new Session();
		session.user("one");
		const answer = session.assistant("answer one");
		session.user("two, wrong");
		session.assistant("answer");
		session.user("two, right", { parentUuid: answer });
		const reader = claudeCode.createReader(sessionPath);
		const splitter = new LineSplitter(reader, (bytes) => Buffer.from(bytes).toString("utf8"));
		const seen = session.lines.map((line) => {
			splitter.push(Buffer.from(`${line}\n`));
			return userTexts(reader.transcript());
		});
		expect(seen[3]).toEqual(["one", "two, wrong"]);
		expect(seen[4]).toEqual(["one", "two, right"]);
	});
});

describe("forks that lose nothing", () => {
	it("two windows that go on with one session", () => {
		const session = new Session();
		session.user("one");
		const fork = session.assistant("answer one");
		session.user("left");
		const left = session.assistant("answer left");
		session.user("right", { parentUuid: fork });
		session.assistant("answer right");
		session.user("left again", { parentUuid: left });
		expect(userTexts(session.read())).toEqual(["one", "left", "right", "left again"]);
	});

	it("progress that hangs side by side, with prompts below each", () => {
		const session = new Session();
		session.user("one");
		const call = session.call("t1", "Bash", { command: "ls" });
		session.record("progress", { data: { type: "bash_progress" } });
		session.result("t1", "ok", { parentUuid: call });
		session.assistant("answer one");
		session.user("two");
		session.record("progress", { parentUuid: call, data: { type: "agent_progress" } });
		session.assistant("answer two");
		session.user("three");
		expect(userTexts(session.read())).toEqual(["one", "two", "three"]);
	});

	it("parallel calls and an answer that was tried again", () => {
		const session = new Session();
		const prompt = session.user("one");
		const first = session.call("t1", "Read", { file_path: "/a" });
		session.call("t2", "Read", { file_path: "/b" });
		session.result("t1", "a", { parentUuid: first });
		session.result("t2", "b");
		session.assistant("answer");
		session.assistant("answer, again", { parentUuid: prompt });
		const transcript = session.read();
		expect(toolCalls(transcript).map((tool) => tool.result)).toEqual(["a", "b"]);
		expect(transcript.turns[0]?.steps.filter((step) => step.type === "assistant")).toHaveLength(2);
	});

	it("prompts without a parent, with an unknown one, or with themselves as parent", () => {
		const session = new Session();
		session.user("a", { parentUuid: null });
		session.user("b", { parentUuid: null });
		session.user("c", { parentUuid: "never-written" });
		session.user("d", { parentUuid: "never-written" });
		session.user("e", { uuid: "self", parentUuid: "self" });
		session.user("f", { parentUuid: "self" });
		session.user("g", { parentUuid: "loop-2", uuid: "loop-1" });
		session.user("h", { parentUuid: "loop-1", uuid: "loop-2" });
		expect(userTexts(session.read())).toEqual(["a", "b", "c", "d", "e", "f", "g", "h"]);
	});

	it("prompts that hang on bookkeeping which hangs on nothing", () => {
		const session = new Session();
		session.record("progress", { uuid: "hook", parentUuid: "never-written", data: {} });
		session.user("a", { parentUuid: "hook" });
		session.user("b", { parentUuid: "hook" });
		expect(userTexts(session.read())).toEqual(["a", "b"]);
	});

	it("several queued prompts under one parent", () => {
		const session = new Session();
		session.user("one");
		const call = session.call("t1", "Bash", { command: "ls" });
		for (const prompt of ["two", "three"])
			session.record("attachment", {
				parentUuid: call,
				attachment: { type: "queued_command", prompt, commandMode: "prompt" },
			});
		expect(userTexts(session.read())).toEqual(["one", "two", "three"]);
	});
});

describe("copies", () => {
	it("of a record count once", () => {
		const session = new Session();
		session.user("one");
		session.assistant("answer");
		session.lines.push(...session.lines);
		const transcript = session.read();
		expect(userTexts(transcript)).toEqual(["one"]);
		expect(transcript.turns[0]?.steps).toHaveLength(1);
	});

	it("of an answer's block with another uuid count once, and its tokens at their largest", () => {
		const session = new Session();
		session.user("one");
		const message = (output: number) => ({
			id: "msg-a",
			usage: { input_tokens: 2, cache_read_input_tokens: 90, cache_creation_input_tokens: 8, output_tokens: output },
		});
		session.assistant({ type: "thinking", thinking: "hm" }, {}, message(3));
		session.assistant("answer", {}, message(3));
		session.assistant("answer", {}, message(50));
		const transcript = session.read();
		expect(transcript.turns[0]?.steps.map((step) => step.type)).toEqual(["thinking", "assistant"]);
		expect(transcript.tokens).toEqual({ input: 100, output: 50, context: 150, window: null });
	});

	it("of a sub-agent's talk in the file are not part of the conversation", () => {
		const session = new Session();
		session.user("one");
		session.user("find the callers", { isSidechain: true });
		session.assistant("found", { isSidechain: true });
		const transcript = session.read();
		expect(userTexts(transcript)).toEqual(["one"]);
		expect(transcript.turns[0]?.steps).toEqual([]);
	});
});

describe("facts of the session", () => {
	it("prefer the user's title, and a summary only of this file's own records", () => {
		const session = new Session();
		session.state({ type: "summary", summary: "Other talk", leafUuid: "elsewhere" });
		const leaf = session.user("one");
		expect(session.read().title).toBeNull();
		session.state({ type: "summary", summary: "This talk", leafUuid: leaf });
		expect(session.read().title).toBe("This talk");
		session.state({ type: "ai-title", aiTitle: "Made" });
		expect(session.read().title).toBe("Made");
		session.state({ type: "custom-title", customTitle: "Mine" });
		session.state({ type: "ai-title", aiTitle: "Made later" });
		expect(session.read().title).toBe("Mine");
	});

	it("have the last folder, branch and real model", () => {
		const session = new Session();
		session.user("one", { cwd: "/home/dev/a", gitBranch: "main" });
		session.assistant("x", { cwd: "/home/dev/b", gitBranch: "next" }, { model: "claude-sonnet-5" });
		session.assistant("y", { cwd: "/home/dev/b", gitBranch: "" }, { model: "<synthetic>" });
		expect(session.read()).toMatchObject({ cwd: "/home/dev/b", branch: "next", model: "claude-sonnet-5" });
		session.state({ type: "relocated", relocatedCwd: "/home/dev/c" });
		expect(session.read().cwd).toBe("/home/dev/c");
	});

	it("have the file's name as id, not the id inside", () => {
		const session = new Session();
		session.user("one", { sessionId: "another" });
		expect(session.read().id).toBe("0aa11bb2-1111-4222-8333-444455556666");
	});
});
