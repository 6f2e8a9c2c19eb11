import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { finishSignals } from "../../../src/app/agentHooks/finishSignals";
import { locksFolder } from "../../../src/app/emit/paths";
import { recoverPending } from "../../../src/app/handoff/recoverPending";
import { createPorts } from "../../../src/node/createPorts";
import { claudeSession, endOf, finishOptions } from "./finishSupport";
import { HookHome, removeHookCli } from "./hookHome";

afterAll(removeHookCli);

function portsOf(at: HookHome) {
	const ports = createPorts((places) => locksFolder({ ...places, home: at.home }));
	return { ...ports, places: { ...ports.places, home: at.home, env: { PATH: process.env.PATH } } };
}

/** A home folder with a session that ended; the signals' ids. */
function ended(signals: number) {
	const at = new HookHome();
	const ports = portsOf(at);
	const path = claudeSession(at.home, at.workspace, ["Write the importer", "thanks, bye"]);
	const ids = Array.from({ length: signals }, () => endOf(ports, { transcript_path: path, cwd: at.workspace }));
	return { at, ports, ids };
}

/** Until the handoff is on the disk: what follows are a few writes, which a random moment seldom hits. */
async function untilBegun(at: HookHome): Promise<void> {
	const until = performance.now() + 5000;
	while (at.pending().length === 0 && performance.now() < until) await pause(1);
	await pause(Math.random() * 12);
}

describe("finishers that run at once", () => {
	it("for two signals of one session make one handoff", async () => {
		const { at, ids } = ended(2);
		const finishers = ids.map((id) => at.start(["hook-finish", id]));
		const codes = await Promise.all(finishers.map(async (finisher) => (await once(finisher, "exit"))[0]));
		expect(codes).toEqual([0, 0]);
		expect(at.sections()).toHaveLength(1);
		expect([at.ends(), at.pending()]).toEqual([[], []]);
	});

	it("for one signal make one handoff", async () => {
		const { at, ids } = ended(1);
		const finishers = [ids[0] ?? "", ids[0] ?? ""].map((id) => at.start(["hook-finish", id]));
		await Promise.all(finishers.map((finisher) => once(finisher, "exit")));
		expect(at.sections()).toHaveLength(1);
		expect([at.ends(), at.pending()]).toEqual([[], []]);
	});
});

it("a finisher killed at a random moment and the next start make one handoff", { timeout: 120_000 }, async () => {
	const outcomes = { before: 0, between: 0, after: 0 };
	for (let round = 0; round < 14; round++) {
		const { at, ports, ids } = ended(1);
		const finisher = at.start(["hook-finish", ids[0] ?? ""]);
		await (round % 2 === 0 ? pause(Math.random() * 900) : untilBegun(at));
		finisher.kill("SIGKILL");
		if (finisher.exitCode === null && finisher.signalCode === null) await once(finisher, "exit");
		const left = { signals: at.ends().length, pending: at.pending().length, sections: at.sections().length };
		outcomes[left.sections === 0 ? "before" : left.signals + left.pending > 0 ? "between" : "after"]++;
		await finishSignals(ports, finishOptions(ports));
		await recoverPending(ports, (hook) => Promise.reject(new Error(`no hook is registered, ${hook.name} came`)));
		expect(at.sections(), JSON.stringify(left)).toHaveLength(1);
		expect([at.ends(), at.pending()], JSON.stringify(left)).toEqual([[], []]);
	}
	console.log(
		`killed before its section ${outcomes.before}, in between ${outcomes.between}, after all ${outcomes.after}`,
	);
});
