import type { LineFormat } from "../format";
import { ClaudeCodeReader } from "./reader";
import { recogniseClaudeCode } from "./recognise";

/** Claude Code, CLI and VS Code extension alike: `<config>/projects/<slug>/<session id>.jsonl`. */
export const claudeCode: LineFormat = {
	kind: "lines",
	agent: "claude-code",
	recognise: recogniseClaudeCode,
	createReader: (path) => new ClaudeCodeReader(path),
};
