import { editSchema } from "./schema";

/**
 * The text that the edits of a file put in. While a file is streamed every line comes as an edit of its own, with
 * the line ends at one side or the other; edits of different places have none, and are set apart.
 */
export function editText(groups: readonly unknown[]): string {
	let text = "";
	for (const edit of groups.flatMap((group) => (Array.isArray(group) ? group : [group]))) {
		const read = editSchema.safeParse(edit);
		if (!read.success || read.data.text === "") continue;
		const joined = text === "" || text.endsWith("\n") || read.data.text.startsWith("\n");
		text += joined ? read.data.text : `\n${read.data.text}`;
	}
	return text;
}
