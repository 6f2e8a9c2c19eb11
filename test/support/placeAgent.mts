import { readFileSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { placeSample } from "./placeSample.mts";

/** Places an agent's sample session as if held in `workspace`; databases are made anew from their statements. */
export function placeAgent(agent: string, home: string, workspace: string): readonly string[] {
	const written = placeSample(agent, home, workspace);
	for (const statements of written.filter((path) => path.endsWith(".sql"))) {
		const path = statements.slice(0, -".sql".length);
		rmSync(path, { force: true });
		const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
		database.exec(readFileSync(statements, "utf8"));
		database.close();
		rmSync(statements);
	}
	return written.filter((path) => !path.endsWith(".sql"));
}
