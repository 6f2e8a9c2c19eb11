import { isHousekeeping } from "./housekeeping";

/** What can be told of a line from its first and last bytes alone: passed over, or only a link in the tree. */
export type Skimmed =
	| { readonly kind: "skip" }
	| { readonly kind: "carrier"; readonly uuid: string; readonly parentUuid: string | null };

const stateRecord = /^\{"type":"([a-z-]+)"/;
const parent = '^\\{"parentUuid":(?:null|"([^"]*)"),"isSidechain":';
const sidechain = new RegExp(`${parent}true,`);
/** Only texts may stand between, so that what matches is the record's own type and not one inside its data. */
const progress = new RegExp(`${parent}false,(?:"[A-Za-z]+":"(?:[^"\\\\]|\\\\.)*",)*"type":"progress","data":`);
const progressEnd = /"uuid":"([^"]*)"(?:,"timestamp":"[^"]*")?\}$/;

/** Null when the line must be parsed to know. */
export function skimLine(bytes: Uint8Array): Skimmed | null {
	const head = latin(bytes.subarray(0, 1_000));
	const type = stateRecord.exec(head)?.[1];
	if (type !== undefined) return isHousekeeping(type) ? { kind: "skip" } : null;
	if (sidechain.test(head)) return { kind: "skip" };
	const found = progress.exec(head);
	const uuid = found === null ? undefined : progressEnd.exec(latin(bytes.subarray(-200)))?.[1];
	return uuid === undefined ? null : { kind: "carrier", uuid, parentUuid: found?.[1] ?? null };
}

function latin(bytes: Uint8Array): string {
	return String.fromCharCode(...bytes);
}
