import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Issues and pull requests of the played GitHub, by repository and number. */
export type PlayedHub = Readonly<Record<string, Readonly<Record<number, object>>>>;

/** Plays `gh` in the manner of its own answers: partial data with exit code 1 where a number is missing. */
const program = (node: string, hub: PlayedHub, list: readonly object[], log: string) => `#!${node}
const { appendFileSync } = require("node:fs");
const args = process.argv.slice(2);
appendFileSync(${JSON.stringify(log)}, JSON.stringify({ args, cwd: process.cwd(), prompt: process.env.GH_PROMPT_DISABLED }) + "\\n");
const hub = ${JSON.stringify(hub)};
const own = Object.keys(hub)[0];
if (args[0] === "repo") console.log(JSON.stringify({ nameWithOwner: own }));
else if (args[0] === "pr") console.log(JSON.stringify(${JSON.stringify(list)}));
else {
	const query = args.find((arg) => arg.startsWith("query=")).slice("query=".length);
	const data = {};
	const errors = [];
	for (const [, alias, place, body] of query.matchAll(/(r\\d+): repository\\(([^)]*)\\) \\{ nameWithOwner ((?:i\\d+: issueOrPullRequest\\(number: \\d+\\) \\{(?:[^{}]|\\{[^{}]*\\})*\\} ?)*)\\}/g)) {
		const [, owner, name] = /owner: "(.*)", name: "(.*)"/.exec(place) ?? [];
		const repository = owner === undefined ? own : owner + "/" + name;
		if (hub[repository] === undefined) {
			data[alias] = null;
			errors.push({ type: "NOT_FOUND", path: [alias], message: "Could not resolve to a Repository" });
			continue;
		}
		data[alias] = { nameWithOwner: repository };
		for (const [, item, number] of body.matchAll(/(i(\\d+)):/g)) {
			data[alias][item] = hub[repository][number] ?? null;
			if (data[alias][item] === null) errors.push({ type: "NOT_FOUND", path: [alias, item], message: "Could not resolve" });
		}
	}
	console.log(JSON.stringify(errors.length === 0 ? { data } : { data, errors }));
	if (errors.length > 0) { console.error("gh: Could not resolve"); process.exitCode = 1; }
}
`;

export const issue = (title: string, closedAt: string | null = null) => ({
	__typename: "Issue",
	issueState: closedAt === null ? "OPEN" : "CLOSED",
	title,
	closedAt,
});

export const pullRequest = (
	title: string,
	requestState: "OPEN" | "CLOSED" | "MERGED",
	closedAt: string | null = null,
) => ({
	__typename: "PullRequest",
	requestState,
	title,
	closedAt,
});

/** A `gh` in a folder of its own, for a search path. */
export class PlayedGh {
	readonly bin: string;
	private readonly log: string;

	constructor(folder: string) {
		this.bin = join(folder, "gh-bin");
		this.log = join(folder, "gh.log");
		mkdirSync(this.bin);
	}

	/** Knows these; the first repository is the folder's. */
	knows(hub: PlayedHub, list: readonly object[] = []): void {
		this.says(program(process.execPath, hub, list, this.log));
	}

	says(text: string): void {
		writeFileSync(join(this.bin, "gh"), text);
		chmodSync(join(this.bin, "gh"), 0o755);
	}

	/** What it was called with. */
	get calls(): readonly { readonly args: readonly string[]; readonly cwd: string; readonly prompt?: string }[] {
		return existsSync(this.log)
			? readFileSync(this.log, "utf8")
					.trim()
					.split("\n")
					.map((line) => JSON.parse(line))
			: [];
	}
}
