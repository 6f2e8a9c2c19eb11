import { join } from "node:path";
import { hookRuns, look, namesIn } from "./look.mts";
import type { Fault } from "./tally.mts";
import type { Trace } from "./trace.mts";
import { bytesOf, hookNames, type World } from "./world.mts";

type Verdict = readonly [Fault, string];

/** What is wrong with a world after a round in which exactly one handoff was due, and everything is over. */
export function judge(world: World, narrativeBefore: Buffer, trace: Trace): Verdict[] {
	const sight = look(world, narrativeBefore);
	const ids = sight.sections.map(({ id }) => id);
	const faults: Verdict[] = [];
	if (!sight.isKept) faults.push(["torn", "what stood in the narrative file before has changed"]);
	if (sight.torn !== "")
		faults.push(["torn", `between or behind the sections stands ${JSON.stringify(sight.torn.slice(0, 300))}`]);
	if (ids.length === 0) faults.push(["lost", "no section was written"]);
	if (ids.length > 1) faults.push(["doubled", `${ids.length} sections were written: ${ids.join(", ")}`]);
	for (const { id, text } of sight.sections) {
		const body = trace.bodies.get(id);
		if (body !== undefined && !text.replaceAll("\r\n", "\n").includes(body))
			faults.push(["torn", `the section ${id} is not what was to be written`]);
		faults.push(...judgeHooks(world, id, trace));
	}
	faults.push(...judgeRegistry(world, ids.at(-1)));
	for (const { id } of sight.pending) faults.push(["blocked", `${id} is still pending`]);
	for (const name of sight.ready) faults.push(["left over", `journal/open/${name}`]);
	// A temporary file that was torn before there was a handoff may be there.
	const broken = namesIn(join(world.pending, "broken")).filter((name) => name.endsWith(".json"));
	for (const name of broken) faults.push(["torn", `pending/broken/${name}`]);
	return faults;
}

/** Every hook ran to its end; each kill made at most one run once more, and none whose verdict stood on the disk. */
function judgeHooks(world: World, id: string, trace: Trace): Verdict[] {
	const runs = hookRuns(world, id);
	const begun = (name: string) => runs.get(name)?.begun ?? 0;
	const faults: Verdict[] = [];
	for (const name of hookNames)
		if ((runs.get(name)?.ended ?? 0) === 0) faults.push(["hooks", `${name} did not run for ${id}`]);
	const more = hookNames.reduce((sum, name) => sum + Math.max(0, begun(name) - 1), 0);
	if (more > trace.kills) faults.push(["hooks", `${more} runs too many after ${trace.kills} kills for ${id}`]);
	for (const [name, before] of trace.settled.get(id) ?? [])
		if (begun(name) > before) faults.push(["hooks", `${name} ran again for ${id} although its verdict was recorded`]);
	return faults;
}

function judgeRegistry(world: World, lastId: string | undefined): Verdict[] {
	const text = bytesOf(world.registry).toString();
	const users = world.registryText.slice(0, world.registryText.lastIndexOf("\n}"));
	if (!text.startsWith(users)) return [["siblings", "what the user had written into session_end.json has changed"]];
	try {
		const parsed = JSON.parse(text) as { readonly session_id?: string };
		if (lastId === undefined || parsed.session_id === lastId) return [];
		return [["beacon", `it is of ${parsed.session_id}, the last section of ${lastId}`]];
	} catch (error) {
		if (error instanceof SyntaxError) return [["torn", `session_end.json: ${error.message}`]];
		throw error;
	}
}
