/** What a foreign text holds as JSON; null when it is none. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		// A RangeError is what brackets nested a hundred thousand deep give.
		if (error instanceof SyntaxError || error instanceof RangeError) return null;
		throw error;
	}
}
