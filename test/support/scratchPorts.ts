import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { locksFolder } from "../../src/app/emit/paths";
import type { Ports } from "../../src/app/ports";
import { createPorts } from "../../src/node/createPorts";

/** The real ports, with a home folder and a workspace of their own that go after the test. */
export function scratchPorts(env: Readonly<Record<string, string>> = {}): {
	readonly ports: Ports;
	readonly home: string;
	readonly workspace: string;
} {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), "codi-app-")));
	const [home, workspace] = [join(folder, "home"), join(folder, "ws")];
	mkdirSync(home);
	mkdirSync(workspace);
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const ports = createPorts((places) => locksFolder({ ...places, home }));
	return {
		ports: { ...ports, places: { ...ports.places, home, env: { PATH: process.env.PATH, ...env } } },
		home,
		workspace,
	};
}
