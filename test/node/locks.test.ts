import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Owner, Owners } from "../../src/app/ports";
import { createLocks } from "../../src/node/locks";
import { createOwners } from "../../src/node/owners";
import { bundleScript } from "../support/bundleScript.mts";
import { scratchFolder } from "./scratch";

const owners = createOwners();
const script = join(import.meta.dirname, "locks.script.ts");
const run = promisify(execFile);

/** Leaves a lock behind as a process does that dies while it holds it. */
function abandonedBy(folder: string, owner: Owner): void {
	const dead: Owners = { self: owner, isAlive: () => true };
	createLocks(folder, dead).hold("test", 0, () => {
		for (const name of readdirSync(folder)) renameSync(join(folder, name), join(folder, `${name}-kept`));
	});
	for (const name of readdirSync(folder)) renameSync(join(folder, name), join(folder, name.replace("-kept", "")));
}

describe("createLocks", () => {
	it("gives back what the work gives, and the lock also when the work throws", () => {
		const folder = join(scratchFolder(), "locks");
		const locks = createLocks(folder, owners);
		expect(locks.hold("a", 0, () => locks.hold("b", 0, () => 7))).toBe(7);
		expect(() =>
			locks.hold("a", 0, () => {
				throw new Error("work failed");
			}),
		).toThrow("work failed");
		expect(readdirSync(folder)).toEqual([]);
	});

	it("does not let a living holder's lock go, and says who holds it", () => {
		const locks = createLocks(scratchFolder(), owners);
		const started = performance.now();
		locks.hold("test", 0, () => {
			expect(() => locks.hold("test", 120, () => undefined)).toThrow(
				expect.objectContaining({ name: "LockBusy", lock: "test", owner: `process ${process.pid}` }),
			);
		});
		expect(performance.now() - started).toBeGreaterThan(110);
	});

	it.each([
		["a pid that is gone", { ...owners.self, pid: 2 ** 22 + 1 }],
		["a pid that another process got meanwhile", { ...owners.self, pid: 1, startedAt: "00000000.1" }],
	])("takes over from %s", (_, owner) => {
		const folder = scratchFolder();
		abandonedBy(folder, owner);
		expect(createLocks(folder, owners).hold("test", 2000, () => "done")).toBe("done");
		expect(readdirSync(folder)).toEqual([]);
	});

	it("takes over from another machine only when the lock is old", () => {
		const folder = scratchFolder();
		abandonedBy(folder, { ...owners.self, host: `not-${hostname()}` });
		const locks = createLocks(folder, owners);
		expect(() => locks.hold("test", 150, () => undefined)).toThrow("is held by");
		const [lock = ""] = readdirSync(folder);
		const [entry = ""] = readdirSync(join(folder, lock));
		const parts = entry.split(".");
		parts[1] = String(Date.now() - 3_600_000);
		renameSync(join(folder, lock, entry), join(folder, lock, parts.join(".")));
		expect(locks.hold("test", 2000, () => "done")).toBe("done");
	});

	it.each(["an empty folder", "a foreign file inside", "a file"])("is not kept out by %s for ever", (kind) => {
		const folder = scratchFolder();
		const locks = createLocks(folder, owners);
		let lock = "";
		locks.hold("test", 0, () => {
			lock = join(folder, readdirSync(folder)[0] ?? "");
		});
		const foreign = kind === "a file" ? lock : join(lock, "foreign");
		if (kind !== "a file") mkdirSync(lock);
		if (kind !== "an empty folder") {
			writeFileSync(foreign, "");
			expect(() => locks.hold("test", 150, () => undefined)).toThrow("is held by");
			utimesSync(foreign, 1000, 1000);
		}
		expect(locks.hold("test", 2000, () => "done")).toBe("done");
	});

	it("leaves a lock alone that another took meanwhile", () => {
		const folder = scratchFolder();
		const locks = createLocks(folder, owners);
		locks.hold("test", 0, () => {
			rmSync(join(folder, readdirSync(folder)[0] ?? ""), { recursive: true });
			abandonedBy(folder, { ...owners.self, host: "other" });
		});
		expect(readdirSync(folder)).toHaveLength(1);
	});

	it("says so when no lock can be made", () => {
		const folder = scratchFolder();
		writeFileSync(join(folder, "file"), "");
		expect(() => createLocks(join(folder, "file", "locks"), owners).hold("test", 0, () => undefined)).toThrow(
			expect.objectContaining({ name: "FileError" }),
		);
	});

	it("lets one process at a time work, with holders killed in between", { timeout: 60_000 }, async () => {
		const folder = scratchFolder();
		const bundle = bundleScript(script, join(folder, "script.cjs"));
		const [locks, counter] = [join(folder, "locks"), join(folder, "counter")];
		writeFileSync(counter, "0");
		const killed: ChildProcess[] = [];
		const killWhenHeld = () => {
			const holder = spawn(process.execPath, [bundle, locks, counter, "hold"], {
				stdio: ["ignore", "pipe", "inherit"],
			});
			killed.push(holder);
			holder.stdout?.once("data", () => holder.kill("SIGKILL"));
		};
		onTestFinished(() => killed.forEach((holder) => void holder.kill("SIGKILL")));
		killWhenHeld();
		const counting = Array.from({ length: 8 }, () => run(process.execPath, [bundle, locks, counter, "40"]));
		killWhenHeld();
		await Promise.all(counting);
		expect(readFileSync(counter, "utf8")).toBe("320");
		expect(killed.every((holder) => holder.signalCode === "SIGKILL")).toBe(true);
	});
});

describe("createOwners", () => {
	it("knows the living, the dead, and those it cannot know", async () => {
		expect(owners.isAlive(owners.self)).toBe(true);
		expect(owners.isAlive({ ...owners.self, startedAt: "another" })).toBe(false);
		expect(owners.isAlive({ ...owners.self, host: "another" })).toBeNull();
		const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 30000)"]);
		const pid = child.pid ?? 0;
		expect(owners.isAlive({ ...owners.self, pid, startedAt: "another" })).toBe(false);
		expect(owners.isAlive({ ...owners.self, pid, startedAt: "" })).toBe(true);
		child.kill("SIGKILL");
		await new Promise((resolve) => child.once("exit", resolve));
		expect(owners.isAlive({ ...owners.self, pid, startedAt: "" })).toBe(false);
	});
});
