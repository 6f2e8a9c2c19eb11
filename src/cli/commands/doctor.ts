import { findConversations, type Place } from "../../app/conversations/findConversations";
import { type FoundConversation, referenceOf } from "../../app/conversations/foundConversation";
import { isProblem, readConversation } from "../../app/conversations/readConversation";
import { SilentShare, withoutSilentShares } from "../../app/conversations/shareGuard";
import { registryPath } from "../../app/emit/paths";
import { listPending } from "../../app/emit/pendingList";
import { readRegistry } from "../../app/emit/registry";
import { FileError, type Files, type Ports } from "../../app/ports";
import { lastTurnIndex } from "../../core/model/measure";
import { english, sentenceOf } from "../../core/render/sentence";
import type { Command, CommandContext, ExitCode } from "../command";
import { parseOptions, pathOption } from "../options";

/** `doctor`: where was looked, what was found, what cannot be read and why; the registry and pending handoffs. */
export const doctorCommand: Command = async (context): Promise<ExitCode> => {
	const options = parseOptions(context.args, { workspace: { type: "string" } });
	const workspace = pathOption("--workspace", options.workspace ?? ".", context.cwd);
	const found = await withoutSilentShares(context.ports, (ports) => conversations(ports, workspace));
	for (const lines of [found, registry(context), pending(context)]) for (const line of lines) context.print(line);
	return 0;
};

function conversations(ports: Ports, workspace: string): string[] {
	const { found, unreadable, places } = findConversations(ports, [workspace]);
	const readable = found.map((conversation) => {
		const transcript = readConversation(ports, conversation);
		if (isProblem(transcript)) return `  ${english(sentenceOf(transcript))}`;
		const problems = transcript.problems.map((problem) => ` — ${english(sentenceOf(problem))}`).join("");
		return `  ${conversation.agent} ${transcript.id}: ${lastTurnIndex(transcript)} turns, ${transcript.skippedRecords} records skipped${problems}`;
	});
	return [
		`workspace ${workspace}`,
		...looked(places, found, (path) => stateOf(ports.files, path)),
		...readable,
		...unreadable.map((problem) => `  ${english(sentenceOf(problem))}`),
	];
}

type PlaceState = "there" | "not there" | "silent";

function stateOf(files: Files, path: string): PlaceState {
	try {
		return files.info(path) === null ? "not there" : "there";
	} catch (error) {
		if (error instanceof SilentShare) return "silent";
		// What cannot be looked at may be there.
		if (error instanceof FileError) return "there";
		throw error;
	}
}

/** A line for each place that is there or did not answer, and one for each agent that has none. */
function looked(
	places: readonly Place[],
	found: readonly FoundConversation[],
	stateOf: (path: string) => PlaceState,
): string[] {
	const agents = [...new Set(places.map(({ agent }) => agent))];
	return agents.flatMap((agent) => {
		const own = places
			.filter((place) => place.agent === agent)
			.map((place) => ({ ...place, state: stateOf(place.path) }));
		if (own.every(({ state }) => state === "not there")) return [`looked in ${shortList(own)} (${agent}): not there`];
		return own.flatMap(({ path, state }) => {
			if (state === "silent") return [`looked in ${path} (${agent}): it did not answer in time`];
			const count = found.filter((one) => one.agent === agent && referenceOf(one).startsWith(path)).length;
			return state === "there" ? [`looked in ${path} (${agent}): ${count} of this folder`] : [];
		});
	});
}

/** Every editor of the family is a place for some agents. */
function shortList(places: readonly Place[]): string {
	const paths = places.map(({ path }) => path);
	return paths.length <= 2 ? paths.join(", ") : `${paths[0]} and ${paths.length - 1} more places`;
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
