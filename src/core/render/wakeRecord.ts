import type { Readiness } from "../resume/readinessCard";
import type { Wake } from "../wake/wake";
import { cardRecord, framed } from "./cardRecord";
import { codeSpan } from "./inline";
import { wakeStatus } from "./wakeStatus";

const longest = { handoff: 6000, path: 4096 };

/**
 * What an agent is given that asks for the context in the user's name (R-000-75): which files to read, what is small
 * enough to be given at once, framed as a record, and the block to answer with. Nothing is to be summed up unasked.
 */
export function wakeRecord(wake: Wake, ready: Readiness): string {
	const paths = [...wake.files, ...wake.handoffs].map(({ path }) => path).concat(wake.wipHandoffs ?? []);
	const card = ready.kind === "ready" ? [cardRecord(ready, longest.handoff)] : [];
	return [
		...(paths.length === 0
			? []
			: ["Read these files, silently:", ...paths.map((path) => `- ${codeSpan(path, longest.path)}`), ""]),
		...card,
		...told("What the hooks at the start of a session say:", wake.hooks.kind === "ran" ? wake.hooks.output : ""),
		...told("The index of what is remembered:", wake.memory?.text ?? ""),
		"",
		"Then answer with these lines and nothing else. Sum nothing up before the user asks for it. A file that you could not read belongs behind “Skipped (not found)”.",
		"",
		...wakeStatus(wake),
	].join("\n");
}

function told(heading: string, text: string): string[] {
	return text.trim() === "" ? [] : [framed([heading, text.trimEnd()])];
}
