import type { RunRecord, WindowRun } from "../../core/model/run";
import { isAbandoned } from "../emit/abandoned";
import type { EmitPorts } from "../emit/emitPorts";
import { inside } from "../emit/paths";
import { orElse } from "../orElse";
import { parseRunLines, type RunLine, runJournalFolder } from "./runJournalFile";

type ReadPorts = Pick<EmitPorts, "files" | "places" | "ids" | "owners" | "clock">;

/**
 * What ran in the windows of a workspace folder (null: no folder was open) since a time (ISO 8601), in the order in which
 * it began; what runs still is told whenever it began.
 */
export function readRuns(ports: ReadPorts, folder: string | null, since: string): RunRecord {
	const journals = readJournals(ports, runJournalFolder(ports, folder), since);
	const windows = journals.flatMap((content) =>
		content === null ? [] : windowOf(ports, parseRunLines(content), since),
	);
	return {
		runs: windows
			.flatMap(({ runs }) => runs)
			.filter((run) => run.state === "running" || (run.endedAt ?? run.startedAt) >= since)
			.sort((a, b) => a.startedAt.localeCompare(b.startedAt)),
		unseen: [...new Set(windows.flatMap(({ unseen }) => unseen))],
		unreadable: journals.filter((content) => content === null).length,
	};
}

/** The whole of each journal that can matter; null for one that the system does not let us read. */
function readJournals(ports: ReadPorts, folder: string, since: string): (string | null)[] {
	return orElse(() => ports.files.list(folder), [])
		.filter(({ name, kind }) => kind === "file" && name.endsWith(".jsonl"))
		.flatMap(({ name }) => {
			const path = inside(folder, name);
			return orElse<(string | null)[]>(
				() => (mayMatter(ports, path, since) ? [ports.files.readText(path) ?? ""] : []),
				[null],
			);
		});
}

/** A window that is open may run something for days without a new line. */
function mayMatter(ports: ReadPorts, path: string, since: string): boolean {
	if ((ports.files.info(path)?.modified ?? 0) >= Date.parse(since)) return true;
	const [first] = parseRunLines(ports.files.readHead(path, 1024)?.split("\n")[0] ?? "");
	return first?.kind === "window" && !isAbandoned(ports, first.owner, first.at);
}

interface Window {
	readonly runs: readonly WindowRun[];
	readonly unseen: readonly string[];
}

/** One window's runs. A journal without its first line cannot say whether its window is open. */
function windowOf(ports: ReadPorts, lines: readonly RunLine[], since: string): Window[] {
	const first = lines[0];
	if (first?.kind !== "window") return [];
	const last = lines.at(-1)?.at ?? first.at;
	const isOpen = !isAbandoned(ports, first.owner, last);
	const runs = new Map<string, WindowRun>();
	const unseen = new Set<string>();
	for (const line of lines) {
		if (line.kind === "began") runs.set(line.id, begun(line, isOpen));
		else if (line.kind === "unseen") unseen.add(line.name);
		else if (line.kind === "seen") unseen.delete(line.name);
		else if (line.kind !== "window") {
			const run = runs.get(line.id);
			if (run !== undefined) runs.set(line.id, over(run, line));
		}
	}
	return [{ runs: [...runs.values()], unseen: isOpen || last >= since ? [...unseen] : [] }];
}

function begun({ id, run, at }: Extract<RunLine, { kind: "began" }>, isOpen: boolean): WindowRun {
	const state = isOpen ? "running" : "cut";
	return { id, ...run, startedAt: at, state, endedAt: null, exitCode: null, output: null };
}

function over(run: WindowRun, line: Extract<RunLine, { kind: "ended" | "lost" }>): WindowRun {
	if (line.kind === "lost") return { ...run, state: "lost" };
	const { at, exitCode, output, command } = line;
	return { ...run, command: command === "" ? run.command : command, state: "ended", endedAt: at, exitCode, output };
}
