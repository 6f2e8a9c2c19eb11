import type { Shortening } from "../shortenLine";

/** What is encrypted, pictures, what the model was told beforehand, and copies of a result dressed for display. */
const unread = new Set([
	"encrypted_content",
	"image_url",
	"base_instructions",
	"user_instructions",
	"developer_instructions",
	"instructions",
	"formatted_output",
]);
/** A command's output, as it went to the model or to the interface. */
const outputs = new Set(["output", "aggregated_output", "stdout", "stderr"]);

/** Which long texts of a record are wanted: of outputs the ends, unless they are JSON with the output in it; of words all. */
export const codexShortening: Shortening = {
	longerThan: 1_000,
	want: ({ key, isJson }) => {
		if (unread.has(key)) return "none";
		return outputs.has(key) && !isJson ? "ends" : "all";
	},
};
