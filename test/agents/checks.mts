import { strict as assert } from "node:assert";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { clients } from "./clients/clients.mts";
import { expectedEnds, runTurn } from "./holdSession.mts";
import { readHookTrace } from "./hookTrace.mts";
import { type ReadTool, type ReadTranscript, readPacket, sessionFile, toolsOf } from "./readBack.mts";
import { type Call, script } from "./script.mts";
import type { World } from "./world.mts";

export interface Check {
	readonly title: string;
	/** Throws when it fails. */
	run(session: HeldSession): void | Promise<void>;
}

/** A session that was held. */
export interface HeldSession {
	readonly world: World;
	/** As our reader reads it. */
	transcript(): Promise<ReadTranscript>;
}

const calls = script.flatMap(({ answers }) => answers.flatMap(({ call }) => call ?? []));
const plan = calls.flatMap((call) => (call.kind === "plan" ? call.items : []));
const titles = (isOpen: boolean) =>
	plan.filter(({ status }) => (status !== "completed") === isOpen).map(({ text }) => text);

/** What a client wrote and did, against what was scripted. */
export const checks: readonly Check[] = [
	{
		title: "`sessions` finds the one session of the workspace",
		run: async ({ world }) => {
			const { stdout, output } = await world.runOurs(["sessions", "--workspace", world.place.workspace]);
			const found = stdout
				.split("\n")
				.filter(Boolean)
				.map((line) => JSON.parse(line));
			assert.equal(found.length, 1, output);
			const { agent, turns, readable, path } = found[0];
			assert.deepEqual({ agent, turns, readable }, { agent: world.client, turns: script.length, readable: true });
			// Of a session in a database the path is that of the database, with the session's id behind it.
			assert.equal(path.split("#")[0], sessionFile(world));
		},
	},
	{
		title: "the user's prompts are read, and nothing else as one",
		run: async ({ transcript }) => {
			const { turns } = await transcript();
			assert.deepEqual(
				turns.map(({ user }) => user),
				script.map(({ prompt }) => prompt),
			);
		},
	},
	{
		title: "the agent's words are read",
		run: async ({ transcript }) => {
			const { turns } = await transcript();
			const said = turns.map(({ steps }) => steps.flatMap((step) => (step.type === "assistant" ? step.text : [])));
			assert.deepEqual(
				said,
				script.map(({ answers }) => answers.map(({ text }) => text).filter(Boolean)),
			);
		},
	},
	{
		title: "each call is read, commands with their exit codes, edits with their file",
		run: async ({ world, transcript }) => {
			const read = toolsOf(await transcript()).map((tool) => comparable(tool, world.place.workspace));
			assert.deepEqual(
				read,
				calls.map((call) => expectedTool(call, world)),
			);
		},
	},
	{
		title: "no record is of a kind that the reader does not know",
		run: async ({ transcript }) => {
			assert.equal((await transcript()).skipped_records, 0);
		},
	},
	{
		title: "the plan is read as it stood at the end",
		run: async ({ transcript }) => {
			assert.deepEqual((await transcript()).plan, plan);
		},
	},
	{
		title: "`scan` leaves open what the plan leaves open, and keeps the decision",
		run: async ({ world }) => {
			const { unfinished_items, decisions_made } = await readPacket(world);
			const open = unfinished_items.map(({ title }) => title);
			for (const title of titles(true)) assert.ok(open.includes(title), `"${title}" is not among ${open.join("; ")}`);
			for (const title of titles(false)) assert.ok(!open.includes(title), `"${title}" is done`);
			assert.match(decisions_made.map(({ decision }) => decision).join("\n"), /cents as whole numbers/);
		},
	},
	{
		title: "its hook tells us of each end",
		run: async ({ world, transcript }) => {
			const { id } = await transcript();
			const { ends, others } = readHookTrace(world.place.home, world.client);
			assert.deepEqual(others, []);
			assert.ok(ends.length >= expectedEnds(world), `${ends.length} of ${expectedEnds(world)} ends came`);
			assert.deepEqual([...new Set(ends.map(({ sessionId }) => sessionId))], [id]);
		},
	},
	{
		title: "each end with news is handed off once, into the workspace",
		run: ({ world: { client, place } }) => {
			const { ends, unfinished } = readHookTrace(place.home, client);
			const outcomes = ends.map(({ outcome }) => outcome);
			const handedOff = outcomes.filter((outcome) => outcome.startsWith("handed off as"));
			const path = join(place.workspace, "NEXT_SESSION_HANDOFF.md");
			const text = existsSync(path) ? readFileSync(path, "utf8") : "";
			assert.ok(handedOff.length > 0, `nothing was handed off: ${outcomes.join("; ") || "no end was told"}`);
			assert.equal(text.match(/^## Auto-Handoff /gm)?.length, handedOff.length);
			for (const title of titles(true)) assert.ok(text.includes(title), `"${title}" is not in ${path}:\n${text}`);
			assert.deepEqual(unfinished, []);
		},
	},
	{
		title: "resumed, it is not told its own handoff; started anew, it is told, once, and we read what the user said",
		run: async ({ world, transcript }) => {
			const { client, place, server } = world;
			const { id } = await transcript();
			const { takesContext } = clients[client];
			const own = readHookTrace(place.home, client).starts;
			assert.equal(own.length, takesContext ? script.length : 0, own.join("\n"));
			for (const outcome of own) assert.match(outcome, /^nothing given, /);
			assert.ok(!server.requests.some((request) => request.includes("codi-handoff-record")));
			const before = server.requests.length;
			const { prompt = "" } = script.at(-1) ?? {};
			await runTurn(world, { prompt, isFirst: true, inTerminal: false });
			const first = server.requests[before] ?? "";
			const starts = readHookTrace(place.home, client).starts.slice(own.length);
			assert.equal(first.includes("HISTORICAL REFERENCE ONLY"), takesContext, starts.join("\n"));
			assert.equal(first.includes(titles(true)[0] ?? ""), takesContext);
			if (takesContext) assert.match(starts.join("\n"), /^\d+ characters given to /);
			const { stdout } = await world.runOurs(["sessions", "--workspace", place.workspace]);
			const sessions = stdout
				.split("\n")
				.filter(Boolean)
				.map((line) => JSON.parse(line));
			const anew = sessions.find((session) => session.id !== id);
			const read = await world.runOurs(["transcript", "--transcript", anew?.path ?? ""]);
			assert.deepEqual(
				JSON.parse(read.stdout).turns.map(({ user }: ReadTranscript["turns"][number]) => user),
				[prompt],
			);
		},
	},
];

/** What is compared of a call. A read by the shell is a command like any other. */
function comparable({ kind, command, files, exit_code, ok }: ReadTool, workspace: string): object {
	if (kind === "shell") return { kind, command, exit_code, ok };
	if (kind === "plan") return { kind };
	return { kind, ok, files: files.map((path) => resolve(workspace, path)) };
}

function expectedTool(call: Call, { client, place }: World): object {
	switch (call.kind) {
		case "shell":
			return { kind: "shell", command: call.command, exit_code: call.exitCode, ok: call.exitCode === 0 };
		case "read":
			return clients[client].hasReadTool
				? { kind: "read", ok: true, files: [join(place.workspace, call.path)] }
				: { kind: "shell", command: `cat ${call.path}`, exit_code: 0, ok: true };
		case "edit":
			return { kind: "edit", ok: true, files: [join(place.workspace, call.path)] };
		case "plan":
			return { kind: "plan" };
	}
}
