import { FileError, type Files } from "./ports";

/** What a JSON file of ours holds; null when it is not there, cannot be read, or is no JSON: then nothing is known. */
export function readJson(files: Files, path: string): unknown {
	try {
		const text = files.readText(path);
		return text === null ? null : JSON.parse(text);
	} catch (error) {
		if (error instanceof FileError || error instanceof SyntaxError) return null;
		throw error;
	}
}
