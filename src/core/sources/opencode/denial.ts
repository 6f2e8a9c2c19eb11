const userFeedback =
	/^The user rejected permission to use this specific tool call with the following feedback: ?([\s\S]*)$/;
const userRefusal = /^The user (?:rejected permission to use this specific tool call|dismissed this question)/;
const ruleRefusal = /^(?:The user has specified a rule which prevents you from using|Permission denied: \w+$)/;

/**
 * Why a call was refused: the user's own words, empty when refused without words, the whole text when a rule refused,
 * null when it was not refused. `type` is the error's type (2.x); 1.x has only the text (`permission/index.ts`).
 */
export function denialIn(error: string, type: string | undefined): string | null {
	const words = userFeedback.exec(error)?.[1];
	if (words !== undefined) return words.trim();
	if (userRefusal.test(error)) return "";
	return type === "permission.rejected" || ruleRefusal.test(error) ? error : null;
}
