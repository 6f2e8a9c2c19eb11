import type { Exchange } from "./sessionView";

/** Does a message open with the word that what was done works? What else it speaks of is something new. */
export function isSatisfied({ typed: [first] }: Exchange): boolean {
	if (first === undefined) return false;
	return first.says("didIt") && !first.says("useless") && !first.says("objection");
}
