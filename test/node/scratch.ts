import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A new folder that is gone after the test. */
export function scratchFolder(): string {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), "codi-test-")));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}
