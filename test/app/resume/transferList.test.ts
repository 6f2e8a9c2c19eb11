import { expect, it } from "vitest";
import { transferList } from "../../../src/app/resume/transferList";
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
