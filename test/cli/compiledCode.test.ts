import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Scratch } from "./support/runCli";

const canKeep = Number(process.versions.node.split(".")[0]) > 22;

/** What a run leaves in the user's home folder. */
function afterRun(prepare: (ours: string) => void) {
	const scratch = new Scratch();
	const ours = join(scratch.home, ".codialectic");
	prepare(ours);
	const { code, stderr } = scratch.run(["sessions"], { env: { NODE_COMPILE_CACHE: undefined } });
	expect(code, stderr).toBe(0);
	return { ours, cache: join(ours, "cache"), home: scratch.home };
}

describe.skipIf(!canKeep)("compiled code", () => {
	it("is kept in our own folder, closed to others", () => {
		const { cache } = afterRun((ours) => mkdirSync(ours));
		expect(readdirSync(cache)).not.toEqual([]);
		expect(statSync(cache).mode & 0o777).toBe(0o700);
	});

	it("makes no folder for a user who has none of ours", () => {
		expect(readdirSync(afterRun(() => undefined).home)).toEqual([]);
	});

	it("is not taken from where others can write", () => {
		const { cache } = afterRun((ours) => {
			mkdirSync(join(ours, "cache"), { recursive: true });
			chmodSync(join(ours, "cache"), 0o777);
		});
		expect(readdirSync(cache)).toEqual([]);
	});

	it("does not pile up over the versions of the program", () => {
		const { cache } = afterRun((ours) => {
			for (let n = 0; n < 500; n++) mkdirSync(join(ours, "cache", `old${n}`), { recursive: true });
		});
		expect(existsSync(join(cache, "old1"))).toBe(false);
	});
});
