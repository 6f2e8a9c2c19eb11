import * as z from "zod/mini";

type Result<T> = { readonly success: true; readonly data: T } | { readonly success: false; readonly data?: undefined };

/** Reads objects as its schema does, with less work. */
export interface TolerantObject<T> {
	/** Fails for what is no object, and for nothing else. */
	safeParse(value: unknown): Result<T>;
	/** What an object without any of the fields reads as. */
	readonly empty: T;
}

type Readers = Readonly<Record<string, (value: unknown) => unknown>>;
type Read<R extends Readers> = { [K in keyof R]: ReturnType<R[K]> };

/**
 * A reader that gives what `schema.safeParse` gives, for a schema whose fields can all be absent. Transcripts have
 * millions of records with few of the known fields each: only the fields that are there are looked at, and those whose
 * schema is a plain text, number, flag or anything need no schema at all when they are of that type. `inner` are
 * readers of further fields; undefined is what they get for an absent one.
 */
export function tolerantObject<S extends z.ZodMiniObject, R extends Readers = Record<never, never>>(
	schema: S,
	inner?: R,
): TolerantObject<z.output<S> & Read<R>> {
	type Data = z.output<S> & Read<R>;
	// Made at the first use: a program knows all agents' records and reads those of one.
	let made: { readonly empty: Data; readonly fields: Fields } | null = null;
	const make = () => {
		const fields: Fields = new Map(Object.entries(schema.shape).map(([key, field]) => [key, fieldReader(field)]));
		for (const [key, read] of Object.entries(inner ?? {})) fields.set(key, read);
		made = { empty: emptyOf(fields) as Data, fields };
		return made;
	};
	const isLoose = schema._zod.def.catchall !== undefined;
	return {
		get empty() {
			return (made ?? make()).empty;
		},
		safeParse: (value) => {
			if (!isObject(value)) return { success: false };
			const { empty, fields } = made ?? make();
			const data: Record<string, unknown> = { ...empty };
			for (const key of Object.keys(value)) {
				const field = fields.get(key);
				if (field !== undefined) data[key] = field(value[key]);
				else if (isLoose && key !== "__proto__") data[key] = value[key];
			}
			return { success: true, data: data as Data };
		},
	};
}

type Fields = Map<string, (value: unknown) => unknown>;

/** What all fields read as when they are absent. */
function emptyOf(fields: Fields): Record<string, unknown> {
	return Object.fromEntries(
		[...fields].map(([key, read]) => [key, read(undefined)]).filter(([, value]) => value !== undefined),
	);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Field = z.core.$ZodType;

function fieldReader(field: Field): (value: unknown) => unknown {
	const type = plainType(field);
	if (type === "unknown") return (value) => value;
	const other = (value: unknown) => z.parse(field, value);
	return type === null ? other : (value) => (typeof value === type ? value : other(value));
}

/** The type whose values such a field takes as they are; null when that is not so simple. */
function plainType(field: Field): "string" | "number" | "boolean" | "unknown" | null {
	const { type, checks, innerType } = field._zod.def as { type: string; checks?: unknown[]; innerType?: Field };
	if (innerType !== undefined && ["catch", "optional", "nullable"].includes(type)) return plainType(innerType);
	if (checks !== undefined && checks.length > 0) return null;
	return type === "string" || type === "number" || type === "boolean" || type === "unknown" ? type : null;
}
