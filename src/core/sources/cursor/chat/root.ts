import { decodeUtf8, type Field, fieldsOf } from "./protobuf";

/** What the newest root of a chat tells; the numbers of its fields are observed, for nothing is published. */
export interface ChatRoot {
	/** Names of the messages' blobs, in their order. */
	readonly messages: readonly string[];
	/** `file:` URI of the workspace. */
	readonly workspace: string | null;
	/** Tokens in the context, and the size of the window. */
	readonly context: number | null;
	readonly window: number | null;
}

const message = 1;
const context = 5;
const workspace = 9;
const digestBytes = 32;

/** Reads the root blob as far as it can be read. */
export function readRoot(bytes: Uint8Array): ChatRoot {
	const fields = fieldsOf(bytes);
	const uri = fields.find((field) => field.number === workspace && field.bytes !== null)?.bytes;
	const counted = fields.find((field) => field.number === context && field.bytes !== null)?.bytes;
	const counts = counted == null ? [] : fieldsOf(counted);
	return {
		messages: fields.flatMap((field) =>
			field.number === message && field.bytes?.length === digestBytes ? [hexOf(field.bytes)] : [],
		),
		workspace: uri == null ? null : decodeUtf8(uri),
		context: countIn(counts, 1),
		window: countIn(counts, 2),
	};
}

function countIn(fields: readonly Field[], number: number): number | null {
	return fields.find((field) => field.number === number)?.value ?? null;
}

function hexOf(bytes: Uint8Array): string {
	return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
