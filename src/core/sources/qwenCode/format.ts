import type { LineFormat } from "../format";
import { QwenCodeReader } from "./reader";

/** Qwen Code's chat files. */
export const qwenCode: LineFormat = {
	kind: "lines",
	agent: "qwen-code",
	recognise: (head) => head.split("\n", 20).some(isQwenRecord),
	createReader: (path) => new QwenCodeReader(path),
};

/** The envelope is Claude Code's with `uuid` first; who speaks is told by `provenance`, and content stands in `parts`. */
function isQwenRecord(line: string): boolean {
	return (
		/^\{"uuid": ?"[^"]+", ?"parentUuid": ?(?:null|"[^"]+"), ?"sessionId": ?"/.test(line) &&
		/"provenance": ?"|"systemPayload": ?\{|"parts": ?\[/.test(line)
	);
}
