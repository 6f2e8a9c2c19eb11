import { releaseHandoff } from "../../app/emit/adoption";
import { recoverPending } from "../../app/handoff/recoverPending";
import { unwatchedHooks } from "../../app/handoff/runHookDirectly";
import { sealOrphaned } from "../../app/handoff/sealPrepared";
import { type Command, sayProblem } from "../command";
import { parseOptions } from "../options";

/**
 * `finish`: seals what closed windows left, and finishes every handoff that nobody works on any more, hooks included.
 * A window that closes starts it; it can be run by hand at any time.
 */
export const finishCommand: Command = async (context) => {
	parseOptions(context.args, {});
	const { ports } = context;
	const { sealed, problems } = sealOrphaned(ports);
	for (const { pending } of sealed) releaseHandoff(ports, pending);
	const recovery = await recoverPending(ports, unwatchedHooks(ports));
	for (const report of recovery.reports) context.say(report.status);
	for (const problem of [...problems, ...recovery.problems, ...recovery.reports.flatMap((report) => report.problems)])
		sayProblem(context, problem);
	return recovery.reports.some((report) => report.isPending) ? 1 : 0;
};
