import { findConversations } from "../../app/conversations/findConversations";
import { isProblem, readConversation } from "../../app/conversations/readConversation";
import { registryPath } from "../../app/emit/paths";
import { listPending } from "../../app/emit/pendingList";
import { readRegistry } from "../../app/emit/registry";
import { lastTurnIndex } from "../../core/model/measure";
import { english, sentenceOf } from "../../core/render/sentence";
import type { Command, CommandContext } from "../command";
import { parseOptions, pathOption } from "../options";

/** `doctor`: where was looked, what was found, what cannot be read and why; the registry and pending handoffs. */
export const doctorCommand: Command = (context) => {
	const options = parseOptions(context.args, { workspace: { type: "string" } });
	const workspace = pathOption("--workspace", options.workspace ?? ".", context.cwd);
	for (const lines of [conversations(context, workspace), registry(context), pending(context)])
		for (const line of lines) context.print(line);
	return 0;
};

function conversations({ ports }: CommandContext, workspace: string): string[] {
	const { found, places } = findConversations(ports.files, ports.places, [workspace]);
	const looked = places.map((place) => {
		const info = ports.files.info(place);
		return `looked in ${place}: ${info === null ? "not there" : `${found.filter(({ path }) => path.startsWith(place)).length} of this folder`}`;
	});
	const read = found.map(({ agent, path }) => {
		const transcript = readConversation(ports.files, path, { agent });
		if (isProblem(transcript)) return `  ${english(sentenceOf(transcript))}`;
		const problems = transcript.problems.map((problem) => ` — ${english(sentenceOf(problem))}`).join("");
		return `  ${agent} ${transcript.id}: ${lastTurnIndex(transcript)} turns, ${transcript.skippedRecords} records skipped${problems}`;
	});
	return [`workspace ${workspace}`, ...looked, ...read];
}

function registry({ ports }: CommandContext): string[] {
	const read = readRegistry(ports.files, ports.places);
	const path = registryPath(ports.places);
	if (read.kind === "refused") return [`registry ${path}: ${english(sentenceOf(read.problem))}`];
	if (read.kind !== "hooks") return [`registry ${path}: ${read.kind === "absent" ? "not there" : "no hooks"}`];
	return [
		`registry ${path}: ${read.hooks.map(({ name, required }) => `${name}${required ? " (required)" : ""}`).join(", ")}`,
	];
}

function pending({ ports }: CommandContext): string[] {
	const list = listPending(ports);
	const problems = list.problems.map((problem) => `  ${english(sentenceOf(problem))}`);
	const waiting = list.pending.map(({ id, createdAt, hooks }) => {
		const blocked = hooks.verdicts.flatMap(({ line }) => (line === null ? [] : [line]));
		return `  ${id} of ${createdAt}${blocked.length === 0 ? "" : `: ${blocked.join("; ")}`}`;
	});
	return [`pending handoffs: ${list.pending.length}`, ...waiting, ...problems];
}
