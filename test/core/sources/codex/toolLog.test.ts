import { expect, test } from "vitest";
import { event, item, meta, readRecords, response, toolsOf, userItem } from "./readRollout";

const call = (name: string, input: unknown, id = "c1", beside: object = {}) =>
	response("function_call", { name, arguments: JSON.stringify(input), call_id: id, ...beside });
const output = (text: unknown, id = "c1") => response("function_call_output", { call_id: id, output: text });
const program = (input: string, id = "c1") => response("custom_tool_call", { name: "exec", input, call_id: id });
const programOutput = (text: string, id = "c1") =>
	response("custom_tool_call_output", {
		call_id: id,
		output: [{ type: "input_text", text: `Script completed\nOutput:\n${text}` }],
	});
const ran = (command: string, id: string, exit_code = 0) =>
	item("CommandExecution", {
		id,
		command: ["/bin/bash", "-lc", command],
		status: exit_code === 0 ? "completed" : "failed",
		aggregated_output: `ran ${command}`,
		exit_code,
	});
const read = (...records: unknown[]) => toolsOf(readRecords(meta, userItem("go"), ...records));

test("an item's outcome is not overwritten by the text that went to the model", () => {
	const [tool, ...others] = read(
		call("exec_command", { cmd: "make" }),
		ran("make", "c1", 2),
		output("Chunk ID: 1\nProcess exited with code 2\nOutput:\nran make"),
	);
	expect(others).toEqual([]);
	expect(tool).toMatchObject({ command: "make", exitCode: 2, ok: false, result: "ran make" });
});

test("a command printing an exit code has none of its own", () => {
	const [tool] = read(call("shell_command", { command: "cat log" }), output("Wall time: 1\nOutput:\nExit code: 3\n"));
	expect(tool).toMatchObject({ exitCode: null, ok: null, result: "Exit code: 3\n" });
});

test("a command that goes on gets its exit code from a later look at its session", () => {
	const started = [
		call("exec_command", { cmd: "npm test" }),
		output("Chunk ID: 1\nWall time: 10\nProcess running with session ID 77\nOutput:\nrunning"),
	];
	expect(read(...started)).toMatchObject([{ exitCode: null, background: true, result: "running" }]);
	const looked = [
		call("write_stdin", { session_id: 77, chars: "" }, "c2"),
		output("Chunk ID: 2\nProcess exited with code 1\nOutput:\n1 failed", "c2"),
	];
	expect(read(...started, ...looked)).toMatchObject([
		{ command: "npm test", exitCode: 1, ok: false, background: false, result: "1 failed" },
	]);
});

test("a look at a running command is not another run of it", () => {
	const look = item("CommandExecution", { id: "c2", command: ["npm", "test"], source: "unified_exec_interaction" });
	expect(read(ran("npm test", "c1", 1), look)).toMatchObject([{ id: "c1", exitCode: 1 }]);
});

test("typing into a running command is a call of its own", () => {
	const tools = read(
		call("exec_command", { cmd: "python" }),
		output("Process running with session ID 5\nOutput:\n>>>"),
		call("write_stdin", { session_id: 5, chars: "1+1\n" }, "c2"),
		output("Process running with session ID 5\nOutput:\n2", "c2"),
	);
	expect(tools).toMatchObject([
		{ command: "python" },
		{ name: "write_stdin", kind: "other", text: "1+1\n", result: "2" },
	]);
});

test("code mode: a program with several calls is its items, once each", () => {
	const tools = read(
		program('await tools.exec_command({cmd:"a"}); await tools.exec_command({cmd:"b"});'),
		ran("a", "exec-1"),
		ran("b", "exec-2", 1),
		programOutput(""),
	);
	expect(tools.map(({ command, exitCode }) => [command, exitCode])).toEqual([
		["a", 0],
		["b", 1],
	]);
});

test("code mode: a command that was running when the file ends is known, without an outcome", () => {
	expect(read(program('await tools.exec_command({cmd:"sleep 99"})'))).toMatchObject([
		{ kind: "shell", command: "sleep 99", exitCode: null, ok: null, result: null },
	]);
});

test("code mode: without an item at its end a command goes on in the background", () => {
	const start = [program('await tools.exec_command({cmd:"npm start"})'), programOutput("listening")];
	expect(read(...start)).toMatchObject([
		{ command: "npm start", background: true, exitCode: null, result: "listening" },
	]);
	expect(read(...start, ran("npm start", "exec-9", 1))).toMatchObject([
		{ command: "npm start", background: false, exitCode: 1, result: "ran npm start" },
	]);
});

test("code mode: the same command again belongs to the later program", () => {
	const one = 'await tools.exec_command({cmd:"npm test"})';
	const tools = read(
		program(one),
		programOutput(""),
		program(one, "c2"),
		ran("npm test", "exec-2"),
		programOutput("", "c2"),
	);
	expect(tools.map(({ id, exitCode }) => [id, exitCode])).toEqual([
		["c1", null],
		["c2", 0],
	]);
});

test("code mode: a failed patch does not take a later patch's outcome", () => {
	const patch = (file: string) =>
		`await tools.apply_patch(${JSON.stringify(`*** Begin Patch\n*** Add File: ${file}\n+x\n*** End Patch`)})`;
	const changed = (file: string) =>
		item("FileChange", { id: "exec-2", changes: { [file]: { type: "add", content: "x" } }, status: "completed" });
	const tools = read(program(patch("a")), programOutput("Error: no"), program(patch("b"), "c2"), changed("/w/b"));
	expect(tools.map(({ files, ok }) => [files, ok])).toEqual([
		[["/w/a"], null],
		[["/w/b"], true],
	]);
});

test("code mode: a program of which nothing is known stays as it stands", () => {
	expect(read(program("text(await load())"), programOutput("42"))).toMatchObject([
		{ name: "exec", kind: "other", text: "text(await load())", result: "42" },
	]);
});

test("a refusal has the words that were said with it, or none", () => {
	const refused = (text: string) => read(call("exec_command", { cmd: "rm -rf x" }), output(text));
	expect(refused("exec command rejected by user")).toMatchObject([{ denial: "", ok: false }]);
	expect(refused("This action was rejected due to risk. Reason: deletes files")).toMatchObject([
		{ denial: "This action was rejected due to risk. Reason: deletes files", ok: false },
	]);
	expect(refused("Process exited with code 0\nOutput:\nrejected by user")).toMatchObject([{ denial: null, ok: true }]);
});

test("a declined command and a declined edit are refusals", () => {
	const tools = read(
		item("CommandExecution", { id: "a", command: ["ls"], status: "declined" }),
		item("FileChange", { id: "b", changes: { "/w/a": { type: "delete", content: "gone" } }, status: "declined" }),
	);
	expect(tools).toMatchObject([
		{ command: "ls", ok: false, denial: "" },
		{ files: ["/w/a"], removed: "gone", ok: false, denial: "" },
	]);
});

test("the plan is that of the last call", () => {
	const plan = (status: string) => ({ plan: [{ step: "write", status }] });
	const transcript = readRecords(
		meta,
		userItem("go"),
		call("update_plan", plan("in_progress"), "p1"),
		output("Plan updated", "p1"),
		call("update_plan", plan("completed"), "p2"),
	);
	expect(transcript.plan).toEqual([{ text: "write", status: "completed" }]);
});

test("a question has its options and the user's answer", () => {
	const questions = [{ id: "q", question: "Which one?", options: [{ label: "A" }, { label: "B" }] }];
	const asked = call("request_user_input", { questions });
	expect(read(asked)[0]).toMatchObject({
		kind: "ask",
		questions: [{ question: "Which one?", options: ["A", "B"], answer: null }],
	});
	const answered = read(asked, output(JSON.stringify({ answers: { q: { answers: ["B", "but small"] } } })));
	expect(answered[0]?.questions).toEqual([{ question: "Which one?", options: ["A", "B"], answer: "B\nbut small" }]);
});

test("MCP tools are named server.tool, in all three vocabularies once", () => {
	const tools = read(
		call("mcp__hub__get_issue", { n: 1 }),
		event("mcp_tool_call_end", {
			call_id: "c1",
			invocation: { server: "hub", tool: "get_issue", arguments: { n: 1 } },
			result: { Err: "not found" },
		}),
		output("not found"),
		call("get_issue", { n: 2 }, "c2", { namespace: "mcp__hub__" }),
		item("McpToolCall", {
			id: "c3",
			server: "hub",
			tool: "get_issue",
			status: "completed",
			result: { content: [{ type: "text", text: "open" }] },
		}),
	);
	expect(tools.map(({ id, name, kind, ok, result }) => [id, name, kind, ok, result])).toEqual([
		["c1", "hub.get_issue", "other", false, "not found"],
		["c2", "hub.get_issue", "other", null, null],
		["c3", "hub.get_issue", "other", true, "open"],
	]);
});

test("a web search is counted once, with what was looked for", () => {
	const action = { type: "search", query: "zod mini" };
	const tools = read(
		item("WebSearch", { id: "ws1", query: "zod mini", action }),
		response("web_search_call", { id: "ws1", action }),
		response("web_search_call", { action }),
	);
	expect(tools).toMatchObject([{ kind: "search", text: "zod mini" }]);
	expect(read(response("web_search_call", { action }))).toMatchObject([{ kind: "search", text: "zod mini" }]);
});

test("pictures are read, sub-agents are agents", () => {
	const tools = read(
		item("ImageView", { id: "i", path: "file:///w/a.png" }),
		call("spawn_agent", { message: "look into it" }, "s"),
		item("SubAgentActivity", { id: "s", kind: "started", agent_path: "/root/one" }),
		item("CollabAgentToolCall", { id: "w", tool: "wait", prompt: null, status: "completed" }),
	);
	expect(tools.map(({ name, kind, files, text }) => [name, kind, files, text])).toEqual([
		["view_image", "read", ["/w/a.png"], null],
		["spawn_agent", "agent", [], "look into it"],
		["wait", "agent", [], null],
	]);
});

test("a patch in a here-document is an edit in the folder it was made in", () => {
	const script =
		"cd pkg && apply_patch <<'EOF'\n*** Begin Patch\n*** Update File: a.ts\n@@\n-old\n+new\n*** End Patch\nEOF";
	const tools = read(
		call("shell", { command: ["bash", "-lc", script], workdir: "/w/repo" }),
		event("patch_apply_end", { call_id: "c1", success: false, stderr: "no match", changes: {} }),
	);
	expect(tools).toMatchObject([
		{
			kind: "edit",
			command: null,
			files: ["/w/repo/pkg/a.ts"],
			added: "new",
			removed: "old",
			ok: false,
			result: "no match",
		},
	]);
});

test("an output whose call is not known is counted as skipped", () => {
	expect(readRecords(meta, userItem("go"), output("x", "nobody")).skippedRecords).toBe(1);
});
