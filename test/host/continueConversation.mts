import { randomUUID } from "node:crypto";
import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The session files that stand in a home's Claude Code store. */
function sessionFiles(home: string): string[] {
	const projects = join(home, ".claude", "projects");
	return readdirSync(projects)
		.flatMap((slug) => readdirSync(join(projects, slug)).map((name) => join(projects, slug, name)))
		.filter((path) => path.endsWith(".jsonl"));
}

/** Goes on with the first conversation of a home: a message of the user and an answer, as Claude Code writes them. */
export function continueConversation(home: string, said: string, answered = "Done."): void {
	const [path = ""] = sessionFiles(home);
	const lines = readFileSync(path, "utf8").trimEnd().split("\n");
	const last = lines.map((line) => JSON.parse(line)).findLast((record) => record.type === "assistant");
	const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
	const user = {
		...common(last, at(0)),
		type: "user",
		promptSource: "typed",
		message: { role: "user", content: said },
	};
	const assistant = {
		...common(last, at(1)),
		parentUuid: user.uuid,
		type: "assistant",
		message: { ...last.message, id: `msg_${randomUUID()}`, content: [{ type: "text", text: answered }] },
	};
	appendFileSync(path, `${JSON.stringify(user)}\n${JSON.stringify(assistant)}\n`);
}

function common(last: Record<string, unknown>, timestamp: string) {
	const { cwd, sessionId, version, gitBranch, userType, entrypoint } = last;
	return {
		parentUuid: last.uuid,
		isSidechain: false,
		uuid: randomUUID(),
		timestamp,
		...{ cwd, sessionId, version, gitBranch, userType, entrypoint },
	};
}
