/** Something that the tests need is not on this machine and cannot be installed. Its message is a sentence for the user. */
export class Missing extends Error {
	override readonly name = "Missing";
}

/** What to print for a caught error: the sentence of a `Missing`, the stack of anything else. */
export function describeError(error: unknown): string {
	if (error instanceof Missing) return error.message;
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
