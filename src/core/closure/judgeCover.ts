import type { Closure, ClosureConfidence, ClosureTier } from "./closure";
import type { Cover } from "./coverWords";
import { asksForSomething } from "./orders";
import type { Word } from "./readWords";
import type { Role } from "./role";

/** Words before a thanks that may still be a mere report ("it works now. Thanks!"). */
const longestReport = 14;
/** Words before a goodbye; beyond, the message is a text that ends with one. */
const longestBefore = 60;

/** Words of a report: "French food, thanks" is an answer, not one. Scripts without spaces have words of one letter. */
const reporting = new Set(
	"it its that thats this i im ive you youve youre we works worked working everything all is was seems looks love like not est é es ist war era это è ça c".split(
		" ",
	),
);

/** The tier of a message that ends in farewell and filling, from what stands before it and what roles are in it. */
export function judgeCover(words: readonly Word[], cover: Cover, isCut: boolean): Closure {
	const before = words.slice(0, cover.start);
	const said = cover.spans.filter(({ role }) => role !== "filler" && role !== "vocative");
	const has = (...roles: readonly Role[]) => said.some(({ role }) => roles.includes(role));
	if (said.length === 0) return none("nothing said about leaving");
	if (words.slice(cover.start).some(({ asked }) => asked)) return none("a question about leaving");
	const isWhole = before.length === 0 && !isCut;
	const isReport =
		!isCut &&
		before.length <= longestReport &&
		!asksForSomething(before) &&
		!before.some(({ role }) => role === "opaque") &&
		(before.length === 0 || before.some(({ text }) => reporting.has(text) || (text.length === 1 && text > "\u007f")));
	const isLongAlone = said.some(({ role, start, end }) => role === "directAlone" && end - start > 2);
	const isDirect = has("direct") || (has("directAlone") && (isWhole || (isReport && (has("thanks") || isLongAlone))));
	if (has("handoff") && isWhole) return closure("B", "HIGHEST", "explicit handoff");
	if (has("pause") || (has("pauseAlone") && isWhole && !isDirect)) return leaving("D", "MEDIUM", "pause");
	if (isDirect) return leaving("A", "HIGH", "direct closure");
	if (has("farewell") || (has("farewellAlone") && isWhole))
		return leaving("F", "MEDIUM", "goodbye outside the catalogue");
	if (!has("thanks") && !(has("thanksAlone") && isWhole)) return none("a phrase that closes only on its own");
	if (isWhole || isReport) return closure("C", "MEDIUM-HIGH", "thanks that ends the message");
	return none("thanks beside a request or a text");

	function leaving(tier: ClosureTier, confidence: ClosureConfidence, reason: string): Closure {
		if (isWhole) return closure(tier, confidence, reason);
		if (isCut || before.length > longestBefore) return closure(tier, "LOW", `${reason}, at the end of a long text`);
		if (!asksForSomething(before)) return closure(tier, confidence, reason);
		// "log it, we will come back to it later" puts off a topic, not the work.
		return closure(tier, tier === "D" ? "LOW" : "MEDIUM", `${reason}, after a request`);
	}
}

function closure(tier: ClosureTier, confidence: ClosureConfidence, reason: string): Closure {
	return { tier, confidence, reason };
}

function none(reason: string): Closure {
	return closure("NONE", null, reason);
}
