/** What the user typed at aider's prompt. */
export type UserLine =
	| { readonly type: "prompt"; readonly text: string }
	/** A command that the user had run; null when the line does not say which (`/test` runs the configured one). */
	| { readonly type: "shell"; readonly name: string; readonly command: string | null }
	| { readonly type: "notSaid" };

/** aider's commands (its `commands.py`) and what is done with the words after them. */
const shellCommands = ["run", "test", "git"];
const promptCommands = ["ask", "code", "architect", "context", "help"];
const otherCommands = [
	..."add chat-mode clear commit copy copy-context diff drop edit editor editor-model exit lint load ls map".split(" "),
	..."map-refresh model models multiline-mode ok paste quit read-only reasoning-effort report reset save".split(" "),
	..."settings think-tokens tokens undo voice weak-model web".split(" "),
];
const allCommands = [...shellCommands, ...promptCommands, ...otherCommands];
/** aider writes its own question as the user's line when an earlier answer ("all", "skip") settles it. */
const settledQuestion = /\(Y\)es\/\(N\)o.*\[[^\]]*\]: ?\w*$/;

/**
 * Tells a prompt from a command. Like aider, takes the beginning of a command's name for the command; what begins
 * with a slash and is no command (a path, a command of another tool) is the user's own words.
 */
export function readUserLine(text: string): UserLine {
	if (text === "" || text === "<blank>" || settledQuestion.test(text)) return { type: "notSaid" };
	if (text.startsWith("!")) return { type: "shell", name: "!", command: text.slice(1).trim() || null };
	const found = /^\/([a-z-]+)(?:\s+([\s\S]*))?$/.exec(text);
	const name = found?.[1] === undefined ? undefined : commandNamed(found[1]);
	if (name === undefined) return { type: "prompt", text };
	const rest = found?.[2]?.trim() ?? "";
	if (name === "git") return { type: "shell", name: "/git", command: `git ${rest}`.trim() };
	if (shellCommands.includes(name)) return { type: "shell", name: `/${name}`, command: rest || null };
	if (name === "ok") return { type: "prompt", text };
	return promptCommands.includes(name) && rest !== "" ? { type: "prompt", text: rest } : { type: "notSaid" };
}

function commandNamed(typed: string): string | undefined {
	return allCommands.includes(typed) ? typed : allCommands.find((name) => name.startsWith(typed));
}
