import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { readHookCall } from "../../../src/app/agentHooks/hookCall";
import { applyPlan, planAgentHook } from "../../../src/app/agentHooks/hookPlan";
import { launcherPath } from "../../../src/app/agentHooks/launcherPath";
import { scratchPorts } from "../../support/scratchPorts";

it("tells of the user's sessions when OpenCode ends, not of a sub-agent's or a deleted one", async () => {
	const { ports, home } = scratchPorts();
	const told = join(home, "told");
	mkdirSync(told);
	const launcher = launcherPath(ports.places);
	mkdirSync(join(launcher, ".."), { recursive: true });
	writeFileSync(launcher, `#!/bin/sh\n[ "$*" = "hook opencode" ] && cat > '${told}/'$$\n`);
	chmodSync(launcher, 0o700);
	const plan = planAgentHook(ports, "opencode", "add");
	if ("code" in plan) throw new Error(plan.code);
	applyPlan(ports, plan);
	const copy = join(home, "plugin.mjs");
	writeFileSync(copy, readFileSync(plan.path));
	const plugin = await import(/* @vite-ignore */ pathToFileURL(copy).href);
	expect(Object.keys(plugin)).toEqual(["CodiHandoff"]);

	const { event, dispose } = await plugin.CodiHandoff({ directory: "/shop" });
	const send = (type: string, sessionID: string, info?: object) =>
		event({
			event: { type, properties: { sessionID, ...(info === undefined ? {} : { info: { id: sessionID, ...info } }) } },
		});
	await event({ event: { type: "plugin.added" } });
	await send("session.created", "ses_1", { directory: "/shop/core" });
	await send("session.created", "ses_child", { directory: "/shop", parentID: "ses_1" });
	await event({
		event: { type: "message.updated", properties: { sessionID: "ses_1", info: { id: "msg_2", parentID: "msg_1" } } },
	});
	for (const id of ["ses_child", "ses_1", "ses_resumed", "ses_gone"]) await send("session.idle", id);
	await send("session.deleted", "ses_gone", {});
	await send("session.created", "ses_unused", { directory: "/shop" });
	await dispose();
	await dispose();
	const texts = () => readdirSync(told).map((name) => readFileSync(join(told, name), "utf8"));
	for (let look = 0; look < 100 && texts().filter(Boolean).length < 2; look++) await pause(50);
	const inOrder = texts().sort();
	expect(inOrder.map((text) => readHookCall(text, "opencode"))).toMatchObject([
		{ agent: "opencode", kind: "end", sessionId: "ses_1", cwd: "/shop/core" },
		{ agent: "opencode", kind: "end", sessionId: "ses_resumed", cwd: "/shop" },
	]);
});
