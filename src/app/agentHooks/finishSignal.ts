import type { Problem } from "../../core/model/problem";
import type { Transcript } from "../../core/model/transcript";
import { isClaudeSubagentPath } from "../../core/sources/claudeCode/subagentPath";
import { isCodexSubagent } from "../../core/sources/codex/location";
import { referenceOf } from "../conversations/foundConversation";
import { isProblem, readConversation, readReading } from "../conversations/readConversation";
import { withoutSilentShares } from "../conversations/shareGuard";
import { notWritten } from "../emit/failureProblem";
import { compilePatterns } from "../handoff/compilePatterns";
import type { HandoffReport } from "../handoff/completeHandoff";
import { type CreatedHandoff, createHandoff } from "../handoff/createHandoff";
import { FileError, type Ports } from "../ports";
import { creationIn, readUserSettings } from "../userSettings";
import { adoptSignal } from "./adoptSignal";
import { type HandoffFolder, handoffFolder } from "./handoffFolder";
import { locateTranscript } from "./locateTranscript";
import type { Objection } from "./objection";
import type { Signal } from "./signal";
import { removeSignal, saveSignal, signalPath } from "./signalFile";
import { forgetTurns } from "./turnFile";
import { type Pause, waitUntilQuiet } from "./waitUntilQuiet";

export interface FinishOptions {
	/** Runs the hooks of a handoff that is on the disk. */
	readonly complete: (created: CreatedHandoff) => Promise<HandoffReport>;
	readonly pause: Pause;
	readonly objection: Objection;
}

/** What became of an agent's word that a session ended. */
export type SignalOutcome =
	| { readonly kind: "handedOff"; readonly signal: Signal; readonly report: HandoffReport }
	/** There is nothing to hand off, for a reason in words. */
	| { readonly kind: "nothing"; readonly signal: Signal; readonly why: string }
	/** `kept`: the signal stays and is tried again at the next start. */
	| { readonly kind: "failed"; readonly problem: Problem; readonly kept: boolean }
	/** Another process works on it, or it has been dealt with. */
	| { readonly kind: "passed" };

/** A signal that could not be dealt with for so long is given up. */
const patienceMs = 7 * 24 * 3_600_000;

/**
 * Deals with the signal of this uuid: reads the session that ended and hands it off as `tier_E_lifecycle`, unless there
 * is nothing to hand off, or it is handed off already, or the user does not want it. The signal is removed once the
 * handoff is on the disk. May be called again after a kill at any point.
 */
export async function finishSignal(ports: Ports, id: string, options: FinishOptions): Promise<SignalOutcome> {
	const adoption = adoptSignal(ports, id);
	if (adoption.kind === "failed") return { kind: "failed", problem: adoption.problem, kept: true };
	if (adoption.kind !== "adopted") return { kind: "passed" };
	const { signal } = adoption;
	try {
		const outcome = await dealWith(ports, signal, options);
		if (outcome.kind === "failed" && outcome.kept) return release(ports, signal, outcome.problem);
		return outcome;
	} catch (error) {
		if (error instanceof FileError) return release(ports, signal, notWritten(error, signalPath(ports.places, id)));
		throw error;
	}
}

async function dealWith(ports: Ports, signal: Signal, options: FinishOptions): Promise<SignalOutcome> {
	const located = await withoutSilentShares(ports, (guarded) => locateTranscript(guarded, signal));
	if (located === null) return settle(ports, signal, "no transcript of the session was found");
	await waitUntilQuiet(ports, typeof located === "string" ? located : located.path, options.pause);
	const transcript =
		typeof located === "string"
			? readReading(ports, { path: located, session: null })
			: readConversation(ports, located);
	const path = typeof located === "string" ? located : referenceOf(located);
	if (isProblem(transcript)) return unread(ports, signal, transcript);
	const folder = handoffFolder(ports, signal, { agent: transcript.agent, id: transcript.id, path });
	const why = nothingToDo(ports, path, transcript) ?? options.objection(transcript, folder.covered);
	if (why !== null) return settle(ports, signal, why);
	return handOff(ports, signal, { transcript, path, folder }, options);
}

function unread(ports: Ports, signal: Signal, problem: Problem): SignalOutcome {
	if (problem.code === "transcript.empty") return settle(ports, signal, "the session is empty");
	if (problem.code === "file.unreadable") return { kind: "failed", problem, kept: true };
	return { kind: "failed", problem, kept: removeSignal(ports, signal.id) !== null };
}

/** Sessions in which nobody asked for anything, and those that an agent held with itself. */
function nothingToDo({ files }: Ports, path: string, { agent, turns }: Transcript): string | null {
	if (agent === "claude-code" && isClaudeSubagentPath(path)) return "it is a sub-agent's session";
	if (agent === "codex" && isCodexSubagent(files.readHead(path, 64 * 1024) ?? "")) return "it is a sub-agent's session";
	if (agent === "gemini-cli" && /[\\/]chats[\\/][^\\/]+[\\/][^\\/]+$/.test(path)) return "it is a sub-agent's session";
	return turns.some(({ user }) => user !== null) ? null : "the session has no prompt of a user";
}

interface Ended {
	readonly transcript: Transcript;
	readonly path: string;
	readonly folder: HandoffFolder;
}

async function handOff(
	ports: Ports,
	signal: Signal,
	{ transcript, path, folder }: Ended,
	{ complete }: FinishOptions,
): Promise<SignalOutcome> {
	const created = createHandoff(ports, {
		reason: "tier_E_lifecycle",
		conversations: [{ transcript, path, folder: folder.path }],
		folders: folder.path === null ? [] : [{ path: folder.path, trusted: true, create: creationIn(ports, folder.path) }],
		runHooks: true,
		extraPatterns: compilePatterns(readUserSettings(ports).extraPatterns).patterns,
		onlyNews: true,
	});
	if (created.kind === "failed") return { kind: "failed", problem: created.problem, kept: true };
	if (created.kind === "covered") return settle(ports, signal, `it is handed off already, as ${created.by}`);
	// From here on the pending handoff is what a recovery goes on with.
	const problem = drop(ports, signal);
	const report = await complete(created);
	const problems = problem === null ? report.problems : [...report.problems, problem];
	return { kind: "handedOff", signal, report: { ...report, problems } };
}

function settle(ports: Ports, signal: Signal, why: string): SignalOutcome {
	const problem = drop(ports, signal);
	return problem === null ? { kind: "nothing", signal, why } : { kind: "failed", problem, kept: true };
}

function drop(ports: Ports, signal: Signal): Problem | null {
	return removeSignal(ports, signal.id) ?? forgetTurns(ports, signal);
}

/** Leaves the signal to the next start, unless it has been tried for long. */
function release(ports: Ports, signal: Signal, problem: Problem): SignalOutcome {
	const isOld = ports.clock.now().getTime() - Date.parse(signal.at) > patienceMs;
	const left = isOld ? removeSignal(ports, signal.id) : saveSignal(ports, { ...signal, owner: null });
	return { kind: "failed", problem: left ?? problem, kept: !isOld };
}
