import type { LongText, Shortening } from "../shortenLine";

/** Parts of a record that are read; what stands elsewhere (snapshots, what was shown to the model) is not. */
const sections = new Set(["message", "toolUseResult", "attachment", "content", "summary", "customTitle", "aiTitle"]);
/** Images, and the signatures of thinking: nobody reads them. */
const opaque = new Set(["data", "signature"]);
/** What the client keeps of a result for its own display, or adds to the talk; the same text stands in the message. */
const copies = new Set(["stdout", "stderr", "content", "originalFile", "oldString", "newString", "base64"]);

/** Which long texts of a record are wanted: of a tool's result the ends, of words all, of the client's copies nothing. */
export const claudeShortening: Shortening = {
	longerThan: 1_000,
	want: (text, keys) => {
		if (!sections.has(text.section) || opaque.has(text.key)) return "none";
		if (text.section === "message") return isOutput(text, keys) ? "ends" : "all";
		return (text.section === "toolUseResult" || text.section === "attachment") && copies.has(text.key) ? "none" : "all";
	},
};

/** When a call was refused, the result holds the user's words. */
function isOutput({ key }: LongText, keys: ReadonlySet<string>): boolean {
	return (key === "content" || key === "text") && keys.has("tool_use_id") && !keys.has("is_error:true");
}
