/** Texts that the client puts in place of a result when the user said no. */
const userRefusal =
	/^(?:Error: )?(?:The user doesn't want to (?:proceed with this tool use|take this action right now)|User rejected |Permission for this tool use was denied\. The tool use was rejected|The agent proposed a plan that was rejected by the user)/;
/** Texts when a rule, a mode or a hook said no. */
const ruleRefusal =
	/^(?:Error: )?(?:Permission (?:to use \S+|for this (?:action|tool use)) .*\bdenied\b|Claude requested permissions to )/;
/** The client's sentence that leads over to the user's words stands in the first line; a rejected plan below is not the user's. */
const userReason = /^.{0,500}?\bthe user (?:said|provided the following reason for the rejection): *\n?([\s\S]+)$/i;
/** The client's remark to the model, behind the user's words. */
const clientNote = /\n+Note: The user's next message may contain a correction[\s\S]*$/;

/**
 * Why a tool call was refused: the user's own words to the letter, empty when refused without words, the whole
 * text when a rule refused, null when it was not refused but cut off. `kind` is the record's `toolDenialKind`
 * (2.1.193 and later); older clients have only the text.
 */
export function denialIn(text: string, kind: string | undefined): string | null {
	const byUser = kind === "user-rejected" || userRefusal.test(text);
	const words = byUser ? userReason.exec(text)?.[1]?.replace(clientNote, "").trim() : undefined;
	if (words !== undefined) return words;
	if (kind === "interrupted" || kind === "cancelled") return null;
	if (byUser) return "";
	return kind === "permission-rule" || ruleRefusal.test(text) ? text : null;
}
