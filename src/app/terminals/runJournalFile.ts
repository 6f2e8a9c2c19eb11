import * as z from "zod/mini";
import { codialecticFolder, inside, workspaceDigest } from "../emit/paths";
import { ownerSchema } from "../emit/pending";
import type { Files, Ids, Places } from "../ports";

const text = z.nullable(z.string());

/** One line of a window's journal. Secrets are masked in it. */
export const runLineSchema = z.discriminatedUnion("kind", [
	/** The first line: whose window it is. */
	z.object({ kind: z.literal("window"), version: z.literal(1), owner: ownerSchema, at: z.string() }),
	z.object({
		kind: z.literal("began"),
		id: z.string(),
		run: z.object({ kind: z.enum(["command", "task", "debug"]), name: z.string(), command: z.string(), cwd: text }),
		at: z.string(),
	}),
	z.object({
		kind: z.literal("ended"),
		id: z.string(),
		at: z.string(),
		exitCode: z.nullable(z.int()),
		output: text,
		command: z.string(),
	}),
	z.object({ kind: z.literal("lost"), id: z.string(), at: z.string() }),
	z.object({ kind: z.literal("unseen"), name: z.string(), at: z.string() }),
	z.object({ kind: z.literal("seen"), name: z.string(), at: z.string() }),
]);
export type RunLine = z.infer<typeof runLineSchema>;

type PathPorts = { readonly places: Places; readonly files: Files; readonly ids: Ids };

/** The journals of all windows of one workspace folder; null stands for "no folder open". */
export function runJournalFolder(ports: PathPorts, folder: string | null): string {
	return inside(allRunJournals(ports), workspaceDigest(ports, folder));
}

export function allRunJournals({ places }: Pick<PathPorts, "places">): string {
	return inside(codialecticFolder(places), "journal/terminals");
}

/** The lines of a journal that can be read: a torn last one and those of newer versions are passed over. */
export function parseRunLines(content: string): RunLine[] {
	return content.split("\n").flatMap((line) => {
		const parsed = line === "" ? null : runLineSchema.safeParse(parseJson(line));
		return parsed?.success ? [parsed.data] : [];
	});
}

function parseJson(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}
