import type { PlanItem } from "../../model/transcript";

/** Reads a `task_progress` checklist (`- [x] done`, `- [ ] open`). Null when the text holds none. */
export function readProgress(text: string): readonly PlanItem[] | null {
	const items = [...text.matchAll(/^\s*[-*]\s+\[([ xX])\]\s+(.+)$/gm)].map(
		([, mark, words = ""]): PlanItem => ({ text: words.trim(), status: mark === " " ? "pending" : "completed" }),
	);
	return items.length === 0 ? null : items;
}
