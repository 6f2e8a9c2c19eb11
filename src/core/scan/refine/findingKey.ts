import type { Finding } from "../../model/finding";

/** Tells findings of one scan apart; the same for the same words in the same place, whatever else a later scan finds. */
export function findingKey({ kind, evidence: [{ turn, offset, quote }] }: Finding): string {
	return `${kind} ${turn} ${offset} ${quote}`;
}
