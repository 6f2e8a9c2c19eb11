/** Elements that Cursor puts round the user's words in the same text. */
const frames: ReadonlySet<string> = new Set([
	"timestamp",
	"user_info",
	"git_status",
	"project_layout",
	"open_and_recently_viewed_files",
	"attached_files",
	"manually_attached_skills",
	"agent_skills",
	"agent_transcripts",
	"mcp_file_system",
	"cursor_commands",
	"external_links",
	"image_files",
	"rules",
	"additional_data",
	"system_reminder",
	"system-reminder",
]);
const query = "user_query";

/**
 * What the user typed, out of the frames that Cursor puts round it; tags that he wrote stay. Empty when the text is not
 * his: a finished background task is told as a user's message, with a made-up query behind it.
 */
export function userWords(text: string): string {
	const framed = text.includes(`<${query}>`);
	let words = 0;
	for (let from = 0, known = true; ; ) {
		const [opening = "", name = ""] = /^\s*<([a-z][\w-]*)(?:\s[^>]*)?>/.exec(text.slice(from, from + 1_000)) ?? [];
		if (name === "system_notification") return "";
		if (name === query) return insideQuery(text, from + opening.length);
		known &&= frames.has(name);
		// An element that is not known is a frame all the same when the query stands behind it.
		const end = known || (framed && name !== "") ? text.indexOf(`</${name}>`, from) : -1;
		if (end < 0) return text.slice(words).trim();
		from = end + name.length + 3;
		if (known) words = from;
	}
}

function insideQuery(text: string, from: number): string {
	const end = text.lastIndexOf(`</${query}>`);
	return text.slice(from, end < from ? undefined : end).trim();
}
