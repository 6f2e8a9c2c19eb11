import { isWordLike } from "./wordLike";

const name = "[A-Za-z_$][\\w$]*!?";
const memberChain = new RegExp(`^[!&*]?(${name}(?:(?:\\?\\.|\\.|->|::|:)${name})+)(?:[\\[(<{].*)?[);,]*$`, "s");
const call = new RegExp(`^(${name})[\\[(<].*`, "s");
const bareName = new RegExp(`^[!&*@]?(${name})[\\])};,?]*$`);
const operators =
	/^(?:async|await|new|typeof|lambda|function|func|fn|return|not|if|let|const|var)\b|=>|^['"`]?\s*[+|&?]{1,2}\s*$/;

/**
 * Is an unquoted value an expression of code that names where the value comes from: a variable, a member, a call?
 * `names` says whether a single name counts, which it does in code and not in an `.env` file.
 */
export function isCodeReference(value: string, names: boolean): boolean {
	if (operators.test(value)) return true;
	const chain = memberChain.exec(value)?.[1];
	if (chain?.split(/\?\.|\.|->|::|:/).every(isName) === true) return true;
	const called = call.exec(value)?.[1];
	if (called !== undefined && isFunctionName(called) && /[\])>}.;,]$|[([]$|\(.*[\w"'.]$/.test(value)) return true;
	const bare = bareName.exec(value)?.[1];
	return names && bare !== undefined && isName(bare);
}

function isFunctionName(text: string): boolean {
	return /^[a-z]{1,3}$/.test(text) || isWordLike(text);
}

/** A name somebody chose, as opposed to a piece of a token: short, or words. */
function isName(text: string): boolean {
	return text.length <= 3 || isWordLike(text.replace(/^[_$]+|[!_]+$/g, ""));
}
