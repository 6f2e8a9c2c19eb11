import type { ModelRequest } from "./protocols/protocol.mts";
import type { Answer, ScriptedTurn } from "./script.mts";

/** To a client's own errands: a title, a summary of an old session, what to remember. */
const errand: Answer = { text: "Mend the fare check", call: null };

/**
 * The model's next answer, told from the request alone, since a client may ask twice and start anew in between: the
 * turn is that of the newest scripted prompt, and each result of a tool since then is one answer that was given.
 * Null when the client asks something that is not in the script.
 */
export function nextAnswer(script: readonly ScriptedTurn[], { heard, tools }: ModelRequest): Answer | null {
	if (tools.length === 0) return errand;
	const turnOf = (text: string) => script.find(({ prompt }) => text.includes(prompt));
	const at = heard.findLastIndex(({ from, text }) => from === "user" && turnOf(text) !== undefined);
	const turn = turnOf(heard[at]?.text ?? "");
	const given = heard.slice(at + 1).filter(({ from }) => from === "tool").length;
	return turn?.answers[given] ?? null;
}
