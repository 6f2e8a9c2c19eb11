import { titleOf } from "../../app/conversations/describeConversation";
import { findConversations, type Place } from "../../app/conversations/findConversations";
import { type FoundConversation, referenceOf } from "../../app/conversations/foundConversation";
import { isProblem, readConversation } from "../../app/conversations/readConversation";
import { SilentShare, withoutSilentShares } from "../../app/conversations/shareGuard";
import { registryPath } from "../../app/emit/paths";
import { listPending } from "../../app/emit/pendingList";
import { readRegistry } from "../../app/emit/registry";
import { FileError, type Files, type Ports } from "../../app/ports";
import { contextPath, readContextRegistry } from "../../app/wake/contextRegistry";
import { counted } from "../../core/model/counted";
import { lastTurnIndex } from "../../core/model/measure";
import type { Problem } from "../../core/model/problem";
import { shorten } from "../../core/model/shorten";
import type { Transcript } from "../../core/model/transcript";
import { english, sentenceOf } from "../../core/render/sentence";
import type { Command, CommandContext, ExitCode } from "../command";
import { parseOptions, pathOption } from "../options";

/** `doctor`: where was looked, what was found, what cannot be read and why; the registry and pending handoffs. */
export const doctorCommand: Command = async (context): Promise<ExitCode> => {
	const options = parseOptions(context.args, { workspace: { type: "string" } });
	const workspace = pathOption("--workspace", options.workspace ?? ".", context.cwd);
	const found = await withoutSilentShares(context.ports, (ports) => conversations(ports, workspace));
	for (const lines of [found, registry(context), contextRegistry(context), pending(context)])
		for (const line of lines) context.print(line);
	return 0;
};

function conversations(ports: Ports, workspace: string): string[] {
	const { found, unreadable, places } = findConversations(ports, [workspace]);
	return [
		`Looked for conversations of ${workspace} in`,
		...columns(placeRows(places, found, (path) => stateOf(ports.files, path))),
		found.length === 0 ? "Found none." : "Found, the last one first",
		...listed(ports, found),
		...(unreadable.length === 0 ? [] : ["Not readable"]),
		...unreadable.map((problem) => `  ${english(sentenceOf(problem))}`),
	];
}

/** A line for each conversation, and below it what is wrong with it. */
function listed(ports: Ports, found: readonly FoundConversation[]): string[] {
	const read = found.map((conversation) => {
		const transcript = readConversation(ports, conversation);
		const { agent, changedAt, path } = conversation;
		if (isProblem(transcript))
			return { at: changedAt, row: [agent, minuteOf(changedAt), "", path], wrong: [transcript] };
		const at = transcript.endedAt ?? changedAt;
		const turns = counted(lastTurnIndex(transcript), "turn");
		const title = shorten(titleOf(transcript) ?? "", 60);
		return { at, row: [agent, minuteOf(at), turns, `${title} (${transcript.id})`.trim()], ...wrongIn(transcript) };
	});
	const sorted = read.sort((one, other) => other.at.localeCompare(one.at));
	const lines = columns(sorted.map(({ row }) => row));
	return sorted.flatMap(({ wrong }, nth) => [
		...lines.slice(nth, nth + 1),
		...wrong.map((problem) => `    ${typeof problem === "string" ? problem : english(sentenceOf(problem))}`),
	]);
}

function wrongIn({ skippedRecords, problems }: Transcript): { readonly wrong: readonly (Problem | string)[] } {
	const skipped = skippedRecords === 0 ? [] : [`${counted(skippedRecords, "record")} not understood`];
	return { wrong: [...skipped, ...problems] };
}

/** To the minute, in UTC. */
function minuteOf(time: string): string {
	return time.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*$/, "$1 $2Z");
}

/** Indented lines whose columns stand below each other. */
function columns(rows: readonly (readonly string[])[]): string[] {
	const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
	const widths = (rows[0] ?? []).map((_, column) => width(column));
	return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
}

type PlaceState = "there" | "not there" | "no answer";

function stateOf(files: Files, path: string): PlaceState {
	try {
		return files.info(path) === null ? "not there" : "there";
	} catch (error) {
		if (error instanceof SilentShare) return "no answer";
		// What cannot be looked at may be there.
		if (error instanceof FileError) return "there";
		throw error;
	}
}

/** Agent, what was there, and where: a row for each place that is there or did not answer, one for each agent that has none. */
function placeRows(
	places: readonly Place[],
	found: readonly FoundConversation[],
	stateOf: (path: string) => PlaceState,
): string[][] {
	const agents = [...new Set(places.map(({ agent }) => agent))];
	return agents.flatMap((agent) => {
		const paths = new Set(places.filter((place) => place.agent === agent).map(({ path }) => path));
		const own = [...paths].map((path) => ({ path, state: stateOf(path) }));
		if (own.every(({ state }) => state === "not there")) return [[agent, "not there", shortList([...paths])]];
		return own.flatMap(({ path, state }) => {
			const count = found.filter((one) => one.agent === agent && referenceOf(one).startsWith(path)).length;
			if (state === "there") return [[agent, count === 0 ? "none" : `${count} found`, path]];
			return state === "no answer" ? [[agent, state, path]] : [];
		});
	});
}

/** Every editor of the family is a place for some agents. */
function shortList(paths: readonly string[]): string {
	return paths.length <= 2 ? paths.join(", ") : `${paths[0]} and ${paths.length - 1} more places`;
}

function registry({ ports }: CommandContext): string[] {
	const read = readRegistry(ports.files, ports.places);
	const path = registryPath(ports.places);
	if (read.kind === "refused") return [english(sentenceOf(read.problem))];
	if (read.kind !== "hooks") return [`Hook registry ${path}: ${read.kind === "absent" ? "not there" : "no hooks"}`];
	return [
		`Hook registry ${path}: ${read.hooks.map(({ name, required }) => `${name}${required ? " (required)" : ""}`).join(", ")}`,
	];
}

function contextRegistry({ ports: { files, places } }: CommandContext): string[] {
	const path = contextPath(places);
	const read = readContextRegistry(files, places);
	if (read.kind === "refused") return [`context registry ${path}: ${english(sentenceOf(read.problem))}`];
	return [`context registry ${path}: ${read.kind === "absent" ? "not there" : Object.keys(read.value).join(", ")}`];
}

function pending({ ports }: CommandContext): string[] {
	const list = listPending(ports);
	const problems = list.problems.map((problem) => `  ${english(sentenceOf(problem))}`);
	const waiting = list.pending.map(({ id, createdAt, hooks }) => {
		const blocked = hooks.verdicts.flatMap(({ line }) => (line === null ? [] : [line]));
		return `  ${id} of ${createdAt}${blocked.length === 0 ? "" : `: ${blocked.join("; ")}`}`;
	});
	return [`Pending handoffs: ${list.pending.length}`, ...waiting, ...problems];
}
