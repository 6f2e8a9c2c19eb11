/** One field of a protobuf message: a number, or bytes (a text, a message, a digest). Both null for other kinds. */
export interface Field {
	readonly number: number;
	readonly value: number | null;
	readonly bytes: Uint8Array | null;
}

const varintType = 0;
const bytesType = 2;
/** Types of a fixed length, in bytes. */
const fixed: Readonly<Record<number, number>> = { 1: 8, 5: 4 };

/** The fields of a message, in their order, up to the first thing that is none. No schema is needed to tell them apart. */
export function fieldsOf(message: Uint8Array): readonly Field[] {
	const fields: Field[] = [];
	for (let at = 0; at < message.length; ) {
		const key = varintAt(message, at);
		if (key === null) break;
		const [type, number] = [key.value % 8, Math.floor(key.value / 8)];
		const data = type === varintType || type === bytesType ? varintAt(message, key.end) : null;
		const end =
			type === varintType
				? data?.end
				: type === bytesType
					? data === null
						? undefined
						: data.end + data.value
					: key.end + (fixed[type] ?? Number.NaN);
		if (end === undefined || !(end <= message.length) || number === 0) break;
		const bytes = type === bytesType && data !== null ? message.subarray(data.end, end) : null;
		fields.push({ number, value: type === varintType ? (data?.value ?? null) : null, bytes });
		at = end;
	}
	return fields;
}

/** A number of up to 53 bits, the lowest seven first; null when it is cut off or larger. */
function varintAt(bytes: Uint8Array, from: number): { readonly value: number; readonly end: number } | null {
	let value = 0;
	for (let at = from, factor = 1; at < bytes.length; at++, factor *= 128) {
		const byte = bytes[at] ?? 0;
		value += (byte % 128) * factor;
		if (!Number.isSafeInteger(value)) return null;
		if (byte < 128) return { value, end: at + 1 };
	}
	return null;
}

/** Text of UTF-8 bytes; null when they are none. */
export function decodeUtf8(bytes: Uint8Array): string | null {
	try {
		return decodeURIComponent([...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));
	} catch (error) {
		if (error instanceof URIError) return null;
		throw error;
	}
}
