import { FileError } from "./ports";

/** What `work` gives, or `otherwise` where the system refuses: for what is as good as absent when it cannot be read. */
export function orElse<T>(work: () => T, otherwise: T): T {
	try {
		return work();
	} catch (error) {
		if (error instanceof FileError) return otherwise;
		throw error;
	}
}
