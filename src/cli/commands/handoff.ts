import { finishSignals } from "../../app/agentHooks/finishSignals";
import { createHookLog } from "../../app/agentHooks/hookLog";
import { logOutcome } from "../../app/agentHooks/logOutcome";
import { collectConversations, lastActivity } from "../../app/conversations/collectConversations";
import { referenceOf } from "../../app/conversations/foundConversation";
import { withoutSilentShares } from "../../app/conversations/shareGuard";
import { compilePatterns } from "../../app/handoff/compilePatterns";
import { completeHandoff, type HandoffReport, type RunHook } from "../../app/handoff/completeHandoff";
import { createHandoff } from "../../app/handoff/createHandoff";
import { recoverPending } from "../../app/handoff/recoverPending";
import { unwatchedHooks } from "../../app/handoff/runHookDirectly";
import { creationIn, readUserSettings } from "../../app/userSettings";
import { type EndedReason, endedReasons } from "../../core/model/beacon";
import type { ReadConversation } from "../../core/pipeline";
import { type Command, type CommandContext, type ExitCode, sayProblem } from "../command";
import { parseOptions, pathOption } from "../options";
import { readTranscript } from "../readTranscript";
import { UsageError } from "../usage";
import { finishDirectly } from "./hookFinish";

/** `handoff`: the whole handoff, as the command in the palette does it. */
export const handoffCommand: Command = async (context) => {
	const options = parseOptions(context.args, {
		workspace: { type: "string" },
		transcript: { type: "string", multiple: true },
		reason: { type: "string" },
		"no-hooks": { type: "boolean" },
		json: { type: "boolean" },
	});
	const workspace = context.ports.files.realPath(pathOption("--workspace", options.workspace ?? ".", context.cwd));
	if (context.ports.files.info(workspace)?.kind !== "folder")
		throw new UsageError(`--workspace ${workspace}: no such folder`);
	const reason = reasonOption(options.reason);
	const hooks = options["no-hooks"] ? null : unwatchedHooks(context.ports);
	await finishInterrupted(context, hooks);
	const named = options.transcript?.map((path) => pathOption("--transcript", path, context.cwd));
	const chosen = named === undefined ? await withNews(context, workspace) : readNamed(context, named, workspace);
	if (!Array.isArray(chosen)) return chosen.exit;
	return emit(context, {
		conversations: chosen,
		workspace,
		reason,
		hooks,
		json: options.json === true,
		onlyNews: named === undefined,
	});
};

function reasonOption(reason: string | undefined): EndedReason {
	const known = endedReasons.find((name) => name === (reason ?? "manual"));
	if (known === undefined) throw new UsageError(`--reason ${reason}: not one of ${endedReasons.join(", ")}`);
	return known;
}

async function finishInterrupted(context: CommandContext, hooks: RunHook | null): Promise<void> {
	if (hooks !== null) {
		const log = createHookLog(context.ports);
		for (const outcome of await finishSignals(context.ports, finishDirectly(context.ports))) logOutcome(log, outcome);
	}
	const { reports, problems } = await recoverPending(context.ports, hooks);
	for (const report of reports)
		context.say(
			`An interrupted handoff was ${report.isPending ? "taken up, but is still pending" : "finished"}: ${report.packet.session_id}`,
		);
	for (const problem of [...reports.flatMap((report) => report.problems), ...problems]) sayProblem(context, problem);
}

interface Exit {
	readonly exit: ExitCode;
}

function readNamed(context: CommandContext, paths: readonly string[], folder: string): ReadConversation[] | Exit {
	const conversations: ReadConversation[] = [];
	for (const path of paths) {
		const transcript = readTranscript(context, path);
		if (transcript === null) return { exit: 2 };
		conversations.push({ transcript, path, folder });
	}
	return conversations;
}

async function withNews(context: CommandContext, folder: string): Promise<ReadConversation[] | Exit> {
	const { conversations, unreadable, places } = await withoutSilentShares(context.ports, (ports) =>
		collectConversations(ports, [folder]),
	);
	for (const problem of unreadable) sayProblem(context, problem);
	const news = conversations.filter(({ hasNews }) => hasNews);
	for (const conversation of news)
		context.say(
			`${conversation.transcript.agent} ${conversation.transcript.id}, last activity ${lastActivity(conversation)}`,
		);
	if (news.length > 0) return news.map(({ transcript, found }) => ({ transcript, path: referenceOf(found), folder }));
	const covered = conversations.find((conversation) => conversation.covered !== null)?.covered;
	if (covered) context.say(`Nothing new since the handoff of ${covered.at}.`);
	else sayProblem(context, { code: "conversations.none", places: places.join(", ") });
	return { exit: covered ? 0 : 2 };
}

interface Order {
	readonly conversations: readonly ReadConversation[];
	readonly workspace: string;
	readonly reason: EndedReason;
	readonly hooks: RunHook | null;
	readonly json: boolean;
	readonly onlyNews: boolean;
}

async function emit(context: CommandContext, order: Order): Promise<ExitCode> {
	const created = createHandoff(context.ports, {
		reason: order.reason,
		conversations: order.conversations,
		folders: [{ path: order.workspace, trusted: true, create: creationIn(context.ports, order.workspace) }],
		runHooks: order.hooks !== null,
		extraPatterns: compilePatterns(readUserSettings(context.ports).extraPatterns).patterns,
		onlyNews: order.onlyNews,
	});
	if (created.kind === "covered") {
		context.say(`Already handed off, as ${created.by}.`);
		return 0;
	}
	if (created.kind === "failed") {
		sayProblem(context, created.problem);
		context.print(JSON.stringify(created.packet));
		return 1;
	}
	const report = await completeHandoff(context.ports, created, order.hooks, created.teaser);
	return tell(context, report, order.json);
}

function tell(context: CommandContext, report: HandoffReport, json: boolean): ExitCode {
	if (json) {
		context.print(JSON.stringify(report.packet));
		context.say(report.status);
	} else {
		if (report.fallback !== null) context.print(`${report.fallback}\n`);
		context.print(report.status);
	}
	for (const outcome of report.narratives) if (outcome.kind === "written") context.say(`Appended to ${outcome.path}`);
	for (const problem of report.problems) sayProblem(context, problem);
	if (report.adapters.kind === "refused") return 2;
	return report.isPending ? 1 : 0;
}
