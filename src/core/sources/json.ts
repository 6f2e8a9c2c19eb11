/** The value of a JSON text, or undefined when it is none. */
export function parseJson(text: string): unknown {
	try {
		const value: unknown = JSON.parse(text);
		return value;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}
