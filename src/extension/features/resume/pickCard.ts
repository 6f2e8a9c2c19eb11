import * as vscode from "vscode";
import { baseName } from "../../../core/model/baseName";
import type { ReadinessCard } from "../../../core/resume/readinessCard";
import { whenWritten } from "./whenWritten";

interface CardItem extends vscode.QuickPickItem {
	readonly card: ReadinessCard;
}

/** The only card, or the one that the user chooses. Null: cancelled. */
export async function pickCard(cards: readonly ReadinessCard[]): Promise<ReadinessCard | null> {
	const [only, ...more] = cards;
	if (only === undefined || more.length === 0) return only ?? null;
	const items = cards.map(
		(card): CardItem => ({
			label: baseName(card.folder),
			description: whenWritten(card),
			detail: card.content.items[0]?.title ?? vscode.l10n.t("Nothing was left to do."),
			card,
		}),
	);
	const picked = await vscode.window.showQuickPick(items, { placeHolder: vscode.l10n.t("Folder to go on with") });
	return picked?.card ?? null;
}
