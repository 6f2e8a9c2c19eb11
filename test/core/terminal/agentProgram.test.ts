import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findAgentProgram } from "../../../src/core/terminal/agentProgram";

describe("findAgentProgram", () => {
	it.each([
		["claude", "claude-code"],
		["claude --resume", "claude-code"],
		['claude "fix the tests; then commit"', "claude-code"],
		['claude -p "update the docs"', "claude-code"],
		["codex", "codex"],
		["codex resume --last", "codex"],
		["codex exec 'list the files'", "codex"],
		["gemini", "gemini-cli"],
		["copilot", "copilot-cli"],
		["gh copilot", "copilot-cli"],
		["gh copilot -p 'what now?'", "copilot-cli"],
		["opencode", "opencode"],
		["opencode run hello", "opencode"],
		["aider src/a.ts", "aider"],
		["python3 -m aider", "aider"],
		["uvx --from aider-chat aider", "aider"],
		["uv tool run --python 3.12 aider", "aider"],
		["pipx run aider-chat", "aider"],
		["qwen", "qwen-code"],
		["cursor-agent", "cursor"],
		["npx @anthropic-ai/claude-code", "claude-code"],
		["npx -y @openai/codex@latest --full-auto", "codex"],
		["npx --package @google/gemini-cli gemini", "gemini-cli"],
		["npm exec -- @github/copilot", "copilot-cli"],
		["pnpm dlx @qwen-code/qwen-code", "qwen-code"],
		["bunx opencode-ai@1.18.0", "opencode"],
		["bun x opencode-ai", "opencode"],
		["/home/me/.local/bin/claude", "claude-code"],
		["~/.claude/local/claude --continue", "claude-code"],
		["C:\\Users\\me\\AppData\\Roaming\\npm\\codex.cmd", "codex"],
		['& "C:\\Program Files\\Claude\\Claude.exe" --resume', "claude-code"],
		["node /usr/lib/node_modules/@anthropic-ai/claude-code/cli.js", "claude-code"],
		["ANTHROPIC_MODEL=opus DEBUG='a b' claude", "claude-code"],
		["env -u FOO A=b claude", "claude-code"],
		["cd ../other && claude", "claude-code"],
		["git pull; nvm use 24 && codex", "codex"],
		["cat brief.md | claude -p", "claude-code"],
		["claude 2>&1 | tee log", "claude-code"],
		["sudo -u me nice -n 5 claude", "claude-code"],
		["timeout 10m claude -p x", "claude-code"],
		["op run --env-file=.env -- claude", "claude-code"],
		["bash -lc 'cd x && claude'", "claude-code"],
		["(cd x; claude)", "claude-code"],
		["claude # the usual", "claude-code"],
	])("knows %s", (line, agent) => {
		expect(findAgentProgram(line)).toEqual({ agent, isSession: true });
	});

	it.each([
		"claude --version",
		"claude mcp list",
		"codex login",
		"opencode serve",
		"npx @openai/codex --help",
		"gemini extensions list",
	])("tells housekeeping from a session: %s", (line) => {
		expect(findAgentProgram(line)?.isSession).toBe(false);
	});

	it("knows agents whose sessions cannot be read", () => {
		expect(findAgentProgram("goose session")).toMatchObject({ agent: null });
	});

	it.each([
		"",
		"npm test",
		"cat claude.md",
		"git commit -m 'ask claude'",
		"echo claude",
		"vim claude",
		"cd claude",
		"which codex",
		"npm install -g @openai/codex",
		"claude-monitor",
		"gh copilot suggest",
		"ssh box 'claude'",
		"# claude",
		"grep -r codex . > claude",
		"node scripts/claude.js",
	])("takes nothing else for one: %s", (line) => {
		expect(findAgentProgram(line)).toBeNull();
	});

	it("never throws and always ends", () => {
		const piece = fc.oneof(
			fc.string(),
			fc.constantFrom("'", '"', "\\", "$(", "&&", "bash -c ", "env ", ">", "&", "#", "\n"),
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
				findAgentProgram(pieces.join(""));
			}),
		);
	});
});
