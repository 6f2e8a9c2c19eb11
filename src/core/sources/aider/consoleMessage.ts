/** What a message of aider's console says that matters to a reader. */
export type ConsoleMessage =
	| { readonly type: "applied"; readonly file: string }
	| { readonly type: "editsFailed"; readonly text: string; readonly othersApplied: boolean }
	| { readonly type: "notApplied"; readonly file: string; readonly text: string }
	| { readonly type: "running"; readonly command: string }
	| { readonly type: "answered"; readonly question: string; readonly yes: boolean }
	| { readonly type: "fileAdded"; readonly file: string }
	| { readonly type: "commit"; readonly hash: string; readonly message: string }
	| { readonly type: "undone"; readonly text: string }
	| { readonly type: "model"; readonly name: string }
	| { readonly type: "folder"; readonly path: string }
	| { readonly type: "tokens"; readonly sent: number; readonly received: number }
	| { readonly type: "stopped" }
	| { readonly type: "failed"; readonly text: string }
	| { readonly type: "retrying" }
	| { readonly type: "other" };

type Rule = readonly [RegExp, (found: readonly string[], text: string) => ConsoleMessage];

const rules: readonly Rule[] = [
	[/^Applied edit to (.+)$/, ([, file = ""]) => ({ type: "applied", file })],
	[
		/^# \d+ SEARCH\/REPLACE blocks? failed to match!/,
		(_, text) => ({ type: "editsFailed", text, othersApplied: /^# The other .* applied successfully/m.test(text) }),
	],
	[
		/^(?:Unable to write file (\S.{0,400}?) after \d+ attempts?: |Skipping edits to (\S.{0,400}?)(?: that matches .*)?\s*$)/m,
		([, written, skipped], text) => ({ type: "notApplied", file: written ?? skipped ?? "", text }),
	],
	[/^Running (.+)$/s, ([, command = ""]) => ({ type: "running", command })],
	[
		/^(.+\?) \(Y\)es\/\(N\)o.*\[[^\]]*\]: (\w*)$/s,
		([, question = "", answer = ""]) => ({ type: "answered", question, yes: /^(?:y|a)/i.test(answer) }),
	],
	[/^Added (\S.*) to the chat\.?$/, ([, file = ""]) => ({ type: "fileAdded", file })],
	[/^Commit ([0-9a-f]{7,40}) (.*)$/s, ([, hash = "", message = ""]) => ({ type: "commit", hash, message })],
	[/^Removed: [0-9a-f]{7,40} /, (_, text) => ({ type: "undone", text })],
	[/^(?:Main )?[Mm]odel: (\S+)/, ([, name = ""]) => ({ type: "model", name })],
	[/^Git working dir: (.+)$/, ([, path = ""]) => ({ type: "folder", path })],
	[
		/^Tokens: (\S+) sent,.*?(\S+) received/,
		([, s = "", r = ""]) => ({ type: "tokens", sent: count(s), received: count(r) }),
	],
	[/^\^C/, () => ({ type: "stopped" })],
	[/^Retrying in /, () => ({ type: "retrying" })],
	[/^(?:litellm\.\w+(?:Error|Exception)|Only \d+ reflections allowed)/, (_, text) => ({ type: "failed", text })],
];

/** Reads one message, its mark (`> `) already taken off. */
export function readConsoleMessage(text: string): ConsoleMessage {
	for (const [pattern, read] of rules) {
		const found = pattern.exec(text);
		if (found === null) continue;
		const message = read(found, text);
		return isOutputNote(message) ? { type: "other" } : message;
	}
	return { type: "other" };
}

/** `Added 50 lines of output to the chat.` names no file. */
function isOutputNote(message: ConsoleMessage): boolean {
	return message.type === "fileAdded" && /^\d+ lines? of output$/.test(message.file);
}

/** aider shortens counts: `3.2k`, `13k`, `1.1M`. */
function count(text: string): number {
	const factor = { k: 1_000, m: 1_000_000 }[text.slice(-1).toLowerCase()] ?? 1;
	const number = Number.parseFloat(text.replaceAll(",", "")) * factor;
	return Number.isFinite(number) ? Math.round(number) : 0;
}
