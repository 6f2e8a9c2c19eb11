import { expect, it } from "vitest";
import { transferList } from "../../../src/app/resume/transferList";
import { leaveRunning } from "../../support/leaveRunning.mts";
import { placeAgent } from "../../support/placeAgent.mts";
import { RepositoryWorld } from "./repositoryWorld";

it("tells what the window ran and what the agents left, and whether the agents' conversations could be read", () => {
	const made = new RepositoryWorld();
	const [path = ""] = placeAgent("claude-code", made.scratch.home, made.workspace);
	const id = path.split("/").at(-1)?.replace(".jsonl", "") ?? "";
	const provenance = (name: string) =>
		`### Provenance\n- claude-code \`${name}\` “x”, 4 turns, last at 2026-11-27T09:14:15.000Z`;
	const running = "### Still running\n- `npm run dev` in terminal `zsh`, running since 2026-11-30T10:05Z";
	const list = (name: string) => {
		made.handoff(`${running}\n\n${provenance(name)}`);
		return transferList(made.ports, made.card(), []);
	};
	expect(list(id)).toMatchObject({ agents: true, watches: [{ what: "npm run dev" }] });
	expect(list("another-conversation")).toMatchObject({ agents: false, watches: [{ what: "npm run dev" }] });
});

it("tells what an agent left once, as its conversation shows it now", () => {
	const made = new RepositoryWorld();
	const [path = ""] = placeAgent("claude-code", made.scratch.home, made.workspace);
	const id = path.split("/").at(-1)?.replace(".jsonl", "") ?? "";
	const list = (kept: string) => {
		made.handoff(
			`### Still running\n- background command \`npm run watch\` of \`claude-code ${kept.slice(0, 8)}\`, \`id b1\`: start it again if it is needed\n\n### Provenance\n- claude-code \`${kept}\` “x”, 4 turns, last at 2026-11-27T09:14:15.000Z`,
		);
		return transferList(made.ports, made.card(), []).watches.map(({ kind, what }) => [kind, what]);
	};
	expect(list(id)).toEqual([]);
	expect(list("gone-conversation")).toEqual([["background", "npm run watch"]]);
	leaveRunning(path, "npm run dev");
	expect(list(id)).toEqual([["background", "npm run dev"]]);
});
