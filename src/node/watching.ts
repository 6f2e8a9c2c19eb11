import { watch } from "node:fs";
import type { Watching } from "../app/ports";
import { codeOf } from "./fileFailure";

/** Watches folders through the system's events; nothing is polled. */
export function createWatching(): Watching {
	return {
		folder: (path, onChange) => {
			try {
				const watcher = watch(path, { persistent: false }, (_, name) => onChange(name));
				// A folder that is removed while watched ends its own watch; the one above tells that it is gone.
				watcher.on("error", () => onChange(null));
				return watcher;
			} catch (error) {
				if (codeOf(error) === null) throw error;
				return null;
			}
		},
	};
}
