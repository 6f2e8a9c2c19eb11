import type { ToolOutcome } from "../transcriptBuilder";
import { wordsOf } from "./markdown";
import { planReviewSchema } from "./schema";

/** A plan put before the user, and what came of it; `outcome` is null while it is open. */
export interface PlanReview {
	readonly plan: string;
	readonly outcome: Omit<ToolOutcome, "offset"> | null;
}

/** Reads a `planReview` part (`chatPlanReviewData.ts`); null when it holds no plan. */
export function readPlanReview(part: unknown): PlanReview | null {
	const read = planReviewSchema.safeParse(part);
	if (!read.success) return null;
	const { content, data } = read.data;
	if (data == null) return { plan: wordsOf(content), outcome: null };
	if (data.rejected !== true) return { plan: wordsOf(content), outcome: { ok: true, result: data.feedback ?? null } };
	return { plan: wordsOf(content), outcome: { ok: false, denial: data.feedback ?? "" } };
}
