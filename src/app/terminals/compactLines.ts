import type { RunLine } from "./runJournalFile";

/**
 * The lines of a journal that are worth most, in their order: the window's, those of what still runs, and then of the
 * latest runs as many as make up about `bytes`.
 */
export function compactLines(lines: readonly RunLine[], bytes: number): RunLine[] {
	const over = new Set(lines.flatMap((line) => (line.kind === "ended" || line.kind === "lost" ? [line.id] : [])));
	const isRun = (line: RunLine) => "id" in line && over.has(line.id);
	let size = JSON.stringify(lines.filter((line) => !isRun(line))).length;
	const kept = new Set<string>();
	for (const line of [...lines].reverse()) {
		if (!("id" in line) || !over.has(line.id)) continue;
		size += JSON.stringify(line).length;
		if (size > bytes && !kept.has(line.id)) break;
		kept.add(line.id);
	}
	return lines.filter((line) => !isRun(line) || ("id" in line && kept.has(line.id)));
}
