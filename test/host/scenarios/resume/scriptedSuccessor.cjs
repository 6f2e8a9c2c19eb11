// A successor that writes what Claude Code would write: it asks where to begin, waits for an answer, reads the brief
// and goes on with an edit.
const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
const { randomUUID } = require("node:crypto");
const { homedir } = require("node:os");
const { join } = require("node:path");
const { createInterface } = require("node:readline");

const prompt = process.argv[2];
const brief = /Read the brief `([^`]+)`/.exec(prompt)?.[1] ?? "";
const sessionId = randomUUID();
const cwd = process.cwd();
const folder = join(homedir(), ".claude", "projects", cwd.replace(/[^A-Za-z0-9]/g, "-"));
mkdirSync(folder, { recursive: true });
let parentUuid = null;

function write(type, message, more = {}) {
	const uuid = randomUUID();
	const common = {
		parentUuid,
		isSidechain: false,
		userType: "external",
		cwd,
		sessionId,
		version: "2.1.0",
		gitBranch: "main",
	};
	const record = { ...common, type, message, uuid, timestamp: new Date().toISOString(), ...more };
	appendFileSync(join(folder, `${sessionId}.jsonl`), `${JSON.stringify(record)}\n`);
	parentUuid = uuid;
}

function say(content) {
	const message = { id: `msg_${randomUUID()}`, type: "message", role: "assistant", model: "scripted-1", content };
	write("assistant", { ...message, stop_reason: null, usage: { input_tokens: 10, output_tokens: 10 } });
}

function use(name, input, result) {
	const id = `toolu_${randomUUID()}`;
	say([{ type: "tool_use", id, name, input }]);
	write("user", { role: "user", content: [{ type: "tool_result", tool_use_id: id, content: result }] });
}

write("user", { role: "user", content: prompt }, { promptSource: "typed" });
say([{ type: "text", text: "I have the prompt. What should I work on first?" }]);
console.log("scripted successor: what should I work on first?");
createInterface({ input: process.stdin }).once("line", (answer) => {
	write("user", { role: "user", content: answer }, { promptSource: "typed" });
	use("Read", { file_path: brief }, "# Session Handoff");
	writeFileSync(join(cwd, "started.txt"), "begun");
	use("Write", { file_path: join(cwd, "started.txt"), content: "begun" }, "File created successfully");
	console.log("scripted successor: working");
	setInterval(() => undefined, 1_000);
});
