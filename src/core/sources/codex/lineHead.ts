const shape = /^\{"timestamp":"[^"\\]*",(?:"ordinal":\d+,)?"type":"([a-z_]+)","payload":\{(?:"type":"([a-z_]+)")?/;
/** Bytes that the shape above needs, and bytes in which a call's id stands. */
const shapeBytes = 160;
const idBytes = 400;

/** What the first bytes of a line tell without parsing it. Null is unknown, then the line has to be parsed. */
export interface LineHead {
	readonly type: string | null;
	readonly payloadType: string | null;
}

export function readLineHead(bytes: Uint8Array): LineHead {
	const found = shape.exec(latin(bytes, shapeBytes));
	return { type: found?.[1] ?? null, payloadType: found?.[2] ?? null };
}

/** The `call_id` in the first bytes. A quote inside a JSON string is escaped, so a key found here is a key. */
export function readCallId(bytes: Uint8Array): string | null {
	return /[{,]"call_id":"([^"\\]*)"/.exec(latin(bytes, idBytes))?.[1] ?? null;
}

function latin(bytes: Uint8Array, count: number): string {
	return Reflect.apply(String.fromCharCode, null, bytes.subarray(0, count));
}
