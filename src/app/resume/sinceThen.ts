import type { HandoffRecord } from "../../core/resume/handoffRecord";
import type { SinceThen } from "../../core/resume/readinessCard";
import { narrativeName } from "../emit/paths";
import type { Repository } from "./repository";

const most = { commits: 10, files: 50 };

/** What happened since the newest handoff, as far as git can say. `replaced`: headings of those that it replaces. */
export function sinceThen(
	repository: Repository | null,
	newest: HandoffRecord,
	replaced: readonly string[],
): SinceThen {
	const since = newest.section.at?.slice(0, 19) ?? "";
	const changes = repository?.changes?.filter(({ at }) => at === "" || at >= since) ?? null;
	const commits = repository?.commits?.filter(({ at }) => at >= since) ?? null;
	const files = new Set(changes?.map(({ path, to }) => to ?? path));
	const uncommitted = repository?.uncommitted ?? null;
	for (const path of uncommitted ?? []) files.add(path);
	// The handoff itself is no news.
	files.delete(narrativeName);
	return {
		branchThen: newest.branch,
		branchNow: repository?.branch ?? null,
		commitsCount: commits?.length ?? null,
		commits: commits?.slice(0, most.commits).map(({ sha, subject }) => ({ sha, subject })) ?? [],
		files: [...files].slice(0, most.files),
		filesCount: repository === null || uncommitted === null ? null : files.size,
		uncommittedCount: uncommitted === null ? null : uncommitted.size - Number(uncommitted.has(narrativeName)),
		otherHandoffs: replaced,
	};
}
