import * as vscode from "vscode";
import type { HandoffCard } from "../../../core/resume/readinessCard";

const dayMs = 86_400_000;

/** When the newest handoff of a card was written, as one says it: the day's name within a week, else the date. */
export function whenWritten({ ageMs, handoffs: [{ section }] }: HandoffCard): string {
	if (section.at === null || ageMs === null) return vscode.l10n.t("an unknown time");
	const isRecent = ageMs < 6 * dayMs;
	const day: Intl.DateTimeFormatOptions = isRecent ? { weekday: "long" } : { dateStyle: "medium" };
	const at = new Date(section.at);
	const time = at.toLocaleTimeString(vscode.env.language, { hour: "2-digit", minute: "2-digit" });
	return `${at.toLocaleDateString(vscode.env.language, day)} ${time}`;
}
