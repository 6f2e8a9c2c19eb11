import { lookUpReferences } from "../../app/github/lookUpReferences";
import { consume, readiness } from "../../app/resume/readiness";
import { wake } from "../../app/wake/wake";
import { alertSentence } from "../../core/render/alertSentence";
import { cardText } from "../../core/render/card";
import { english } from "../../core/render/sentence";
import { successorPrompt } from "../../core/render/successorPrompt";
import { wakeRecord } from "../../core/render/wakeRecord";
import { type CheckedCitation, citationMark } from "../../core/resume/citation";
import type { OpenItem } from "../../core/resume/handoffRecord";
import { sectionText } from "../../core/resume/handoffSection";
import type { Readiness } from "../../core/resume/readinessCard";
import { type Command, sayProblem } from "../command";
import { parseOptions, pathOption } from "../options";
import { UsageError } from "../usage";

/**
 * `resume`: the readiness card and the prompt for the next agent, citations looked up again; with `--wake` what an agent
 * is given that restores the context at the user's word (R-000-75), the user's own hooks for that run; with
 * `--ask-github` issues and pull requests are looked up as well, by the user's `gh`. Writes nothing;
 * with `--consume` it remembers that a session started from the handoff.
 */
export const resumeCommand: Command = async (context) => {
	const options = parseOptions(context.args, {
		workspace: { type: "string" },
		json: { type: "boolean" },
		consume: { type: "boolean" },
		wake: { type: "boolean" },
		"ask-github": { type: "boolean" },
	});
	const { ports } = context;
	const folder = ports.files.realPath(pathOption("--workspace", options.workspace ?? ".", context.cwd));
	if (ports.files.info(folder)?.kind !== "folder") throw new UsageError(`--workspace ${folder}: no such folder`);
	const local = readiness(ports, folder, ports.clock.now());
	const isAsked = options["ask-github"] === true && local.kind === "ready";
	const ready = isAsked ? await lookUpReferences(ports, local) : local;
	if (options.wake === true) context.print(wakeRecord(await wake(ports, { folders: [folder], trusted: true }), ready));
	else context.print(options.json === true ? JSON.stringify(resumeJson(ready)) : resumeText(ready));
	if (ready.kind === "fresh") return ready.alerts.some(({ code }) => code === "problem") ? 2 : 0;
	const problem = options.consume === true ? consume(ports, ready) : null;
	if (problem !== null) sayProblem(context, problem);
	return problem === null ? 0 : 1;
};

function resumeText(ready: Readiness): string {
	return ready.kind === "fresh" ? cardText(ready).trimEnd() : `${cardText(ready)}\n---\n\n${promptOf(ready)}`;
}

function promptOf(card: Extract<Readiness, { readonly kind: "ready" }>): string {
	return successorPrompt({ card, brief: null, goal: null });
}

/** The card for programs: foreign words as they stand, in fields of their own. */
function resumeJson(ready: Readiness): object {
	const alerts = ready.alerts.map((alert) => ({ code: alert.code, message: english(alertSentence(alert)) }));
	if (ready.kind === "fresh") return { kind: ready.kind, file: ready.file, alerts };
	const { content, since } = ready;
	return {
		kind: ready.kind,
		file: ready.file,
		consumed: ready.isConsumed,
		age_ms: ready.ageMs,
		handoffs: ready.handoffs.map(({ section, integrity, written }) => ({
			id: section.id,
			heading: section.heading,
			at: section.at,
			form: section.form,
			integrity,
			...(integrity === "changed" ? { written, now: sectionText(section) } : {}),
		})),
		goals: content.goals,
		items: content.items.map(itemJson),
		done_items: content.doneItems.map(({ title }) => title),
		questions: content.questions,
		issues: content.issues,
		constraints: content.constraints,
		corrections: content.corrections,
		decisions: content.decisions,
		do_not_retry: content.attempts,
		lessons: content.lessons,
		watches: ready.watches.map(({ mayRun, ...watch }) => ({ ...watch, may_run: mayRun })),
		since: {
			branch_then: since.branchThen,
			branch_now: since.branchNow,
			commits: since.commitsCount,
			subjects: since.commits,
			files: since.files,
			files_count: since.filesCount,
			uncommitted: since.uncommittedCount,
			other_handoffs: since.otherHandoffs,
		},
		citations: { counts: ready.counts, list: ready.citations.map(citationJson) },
		alerts,
		prompt: promptOf(ready),
	};
}

function itemJson({ whatsLeft, ...item }: OpenItem): object {
	return { ...item, whats_left: whatsLeft };
}

function citationJson(citation: CheckedCitation): object {
	const { kind, text, target, line, state, now, reason } = citation;
	return { kind, text, target, line, state, now, reason, mark: citationMark(citation) };
}
