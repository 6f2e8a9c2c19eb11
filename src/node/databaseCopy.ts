import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileError } from "../app/ports";
import { stampOf } from "./databaseState";
import { guarded } from "./fileFailure";

/** A larger database is not copied: it would fill the disk and take longer than anybody waits. */
const largestCopy = 512 * 1024 * 1024;

/**
 * Hands `use` a copy of a database with its log or journal, in a private folder (mode 700) that goes afterwards. Null
 * when it is too large to copy. FileError "EBUSY" when the database changed while it was copied.
 */
export function withCopy<T>(path: string, use: (copy: string | null) => T): T {
	const parts = ["", "-wal", "-journal"].filter((end) => existsSync(path + end));
	const bytes = guarded(path, () => parts.reduce((sum, end) => sum + statSync(path + end).size, 0));
	if (bytes > largestCopy) return use(null);
	const folder = guarded(path, () => mkdtempSync(join(tmpdir(), "codi-handoff-")));
	try {
		const copy = join(folder, "copy.db");
		const before = stampOf(path);
		guarded(path, () => {
			for (const end of parts) copyFileSync(path + end, copy + end);
		});
		if (stampOf(path) !== before) throw new FileError(path, "EBUSY", "it changed while it was copied");
		return use(copy);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
