/** The title in a `summary`: plain words, or from 0.61 on the model's answer as JSON `{"title": …}`. */
export function titleOf(summary: string): string {
	if (!summary.startsWith("{")) return summary;
	try {
		const value: unknown = JSON.parse(summary);
		const title = typeof value === "object" && value !== null && "title" in value ? value.title : null;
		return typeof title === "string" ? title : summary;
	} catch (error) {
		if (error instanceof SyntaxError) return summary;
		throw error;
	}
}
