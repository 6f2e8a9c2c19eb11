import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { clients } from "./clients/clients.mts";
import type { PlanItem } from "./script.mts";
import type { World } from "./world.mts";

/** What `transcript` prints, as far as it is compared. */
export interface ReadTranscript {
	readonly id: string;
	readonly turns: readonly { readonly user: string | null; readonly steps: readonly Step[] }[];
	readonly plan: readonly PlanItem[];
	readonly skipped_records: number;
}
type Step =
	| { readonly type: "assistant"; readonly text: string }
	| { readonly type: "thinking" }
	| { readonly type: "tool"; readonly tool: ReadTool };
export interface ReadTool {
	readonly kind: string;
	readonly command?: string;
	readonly files: readonly string[];
	readonly exit_code: number | null;
	readonly ok: boolean | null;
}

/** The packet that `scan` prints, as far as it is compared. */
export interface ReadPacket {
	readonly unfinished_items: readonly { readonly title: string }[];
	readonly decisions_made: readonly { readonly decision: string }[];
}

/** The client's session, read by our command line. */
export function readTranscript(world: World): Promise<ReadTranscript> {
	return ours(world, "transcript");
}

export function readPacket(world: World): Promise<ReadPacket> {
	return ours(world, "scan");
}

export function toolsOf({ turns }: ReadTranscript): ReadTool[] {
	return turns.flatMap(({ steps }) => steps.flatMap((step) => (step.type === "tool" ? step.tool : [])));
}

/** The file that the client wrote. Gemini CLI may have left a stub beside it: the largest counts. */
export function sessionFile({ client, place }: World): string {
	const paths = globSync(clients[client].sessionFiles, { cwd: place.home }).map((path) => join(place.home, path));
	const [largest] = paths.sort((a, b) => statSync(b).size - statSync(a).size);
	if (largest === undefined) throw new Error(`${client} wrote no ${clients[client].sessionFiles}`);
	return largest;
}

async function ours<T>(world: World, command: string): Promise<T> {
	const { code, stdout, output } = await world.runOurs([command, "--transcript", sessionFile(world)]);
	if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`);
	return JSON.parse(stdout) as T;
}
