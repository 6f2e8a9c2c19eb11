import { sealOrphaned } from "../../app/handoff/sealPrepared";
import type { HandoffServices } from "../services";

/** Windows that were killed, crashed or lost their machine left a handoff ready: it is sealed now and told once. */
export async function recoverUnclosed(services: HandoffServices): Promise<void> {
	const { sealed, problems } = sealOrphaned(services.ports);
	for (const problem of problems) services.log.problem(problem);
	for (const advanced of sealed)
		await services.complete(advanced, { reportTo: "unclosed", settled: null, teaser: null });
}
