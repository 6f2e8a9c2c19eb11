/** The value of a JSON text, or undefined when it is none. */
export function parseJson(text: string): unknown {
	try {
		const value: unknown = JSON.parse(text);
		return value;
	} catch (error) {
		// A RangeError is what brackets nested a hundred thousand deep give.
		if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
		throw error;
	}
}
