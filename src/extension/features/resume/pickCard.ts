import * as vscode from "vscode";
import { baseName } from "../../../core/model/baseName";
import type { HandoffCard } from "../../../core/resume/readinessCard";
import { whenWritten } from "./whenWritten";

interface CardItem<C extends HandoffCard> extends vscode.QuickPickItem {
	readonly card: C;
}

/** The only card, or the one that the user chooses. Null: cancelled. */
export async function pickCard<C extends HandoffCard>(cards: readonly C[]): Promise<C | null> {
	const [only, ...more] = cards;
	if (only === undefined || more.length === 0) return only ?? null;
	const items = cards.map(
		(card): CardItem<C> => ({
			label: baseName(card.folder),
			description: whenWritten(card),
			detail: card.content.items[0]?.title ?? vscode.l10n.t("Nothing was left to do."),
			card,
		}),
	);
	const picked = await vscode.window.showQuickPick(items, { placeHolder: vscode.l10n.t("Folder to go on with") });
	return picked?.card ?? null;
}
