/** A text, and its beginning when it was cut off with dots. */
interface Cuttable {
	readonly text: string;
	readonly beginning: string | null;
}

/** A message of the user in the forms by which it is compared. */
export interface MessageForms {
	readonly whole: Cuttable;
	/** Without the names in front, which VS Code takes off before the agent gets the message. */
	readonly bare: Cuttable;
}

/** Shorter beginnings are too common to tell that a message was cut. The session store keeps 100 characters, dots included. */
const shortestBeginning = 60;

export function formsOf(message: string): MessageForms {
	const text = message.replace(/\s+/g, " ").trim();
	return { whole: cuttable(text), bare: cuttable(text.replace(/^(?:[@/][\w.-]+ )+/, "")) };
}

/**
 * Are these the same message of the user, as two stores tell it? One may lack the names of an agent and a command in
 * front (`@workspace /explain`), be cut off with dots at its end, or differ in white space.
 */
export function isSameMessage(one: MessageForms, other: MessageForms): boolean {
	return isSame(one.whole, other.whole) || isSame(one.bare, other.whole) || isSame(one.whole, other.bare);
}

function cuttable(text: string): Cuttable {
	const beginning = /^(.*?) ?\.\.\.(?:\[truncated[^\]]*\]?)?$/.exec(text)?.[1];
	return { text, beginning: beginning !== undefined && beginning.length >= shortestBeginning ? beginning : null };
}

function isSame(one: Cuttable, other: Cuttable): boolean {
	return one.text === other.text || isCutOf(one, other) || isCutOf(other, one);
}

function isCutOf({ beginning }: Cuttable, { text }: Cuttable): boolean {
	return beginning !== null && text.startsWith(beginning);
}
