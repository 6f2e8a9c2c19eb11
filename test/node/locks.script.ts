import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { createLocks } from "../../src/node/locks";
import { createOwners } from "../../src/node/owners";

/** Counts up in a file under a lock, reading and writing apart: `FOLDER COUNTER ROUNDS`; or holds it for ever: `FOLDER COUNTER hold`. */
const [folder = "", counter = "", rounds = ""] = process.argv.slice(2);
const locks = createLocks(folder, createOwners());
if (rounds === "hold") {
	locks.hold("test", 20_000, () => {
		process.stdout.write("held\n");
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
	});
}
for (let round = 0; round < Number(rounds); round++) {
	locks.hold("test", 20_000, () => {
		const count = Number(readFileSync(counter, "utf8"));
		writeFileSync(counter, String(count + 1));
	});
}
appendFileSync(`${counter}.done`, "x");
