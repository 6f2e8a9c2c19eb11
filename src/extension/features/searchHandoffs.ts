import * as vscode from "vscode";
import { orElse } from "../../app/orElse";
import type { Files } from "../../app/ports";
import type { SearchableHandoff } from "../../app/search/searchableHandoffs";
import { baseName } from "../../core/model/baseName";
import { plainText } from "../../core/resume/plainText";
import { findWords } from "../../core/search/findWords";
import type { HandoffServices } from "../services";
import { showSection } from "./lastHandoffCommands";
import type { CardDocuments } from "./resume/cardDocuments";
import { withProgress } from "./withProgress";

interface FoundItem extends vscode.QuickPickItem {
	readonly handoff: SearchableHandoff;
}

/** Codi: Search Handoffs… Past handoffs of all folders by the words in them (R-002-20); opens the section. */
export async function searchHandoffs(services: HandoffServices, documents: CardDocuments): Promise<void> {
	const handoffs = await withProgress(vscode.l10n.t("Reading past handoffs…"), (token) =>
		services.runWorker<"search">({ kind: "search" }, token),
	);
	if (handoffs === null) return;
	if (handoffs.length === 0) {
		await vscode.window.showInformationMessage(vscode.l10n.t("There is no handoff yet. Run Codi: Handoff first."));
		return;
	}
	const chosen = await pick(handoffs);
	if (chosen !== null) await open(services.ports.files, documents, chosen);
}

/** Null: cancelled. What is typed is looked for in the whole text, which VS Code's own filter does not see. */
function pick(handoffs: readonly SearchableHandoff[]): Promise<SearchableHandoff | null> {
	const list = vscode.window.createQuickPick<FoundItem>();
	list.title = vscode.l10n.t("Codi: Search Handoffs");
	list.placeholder = vscode.l10n.t("Words of a past handoff");
	const show = (query: string) => {
		list.items = handoffs.flatMap((handoff) => itemOf(handoff, query) ?? []);
	};
	show("");
	return new Promise((resolve) => {
		list.onDidChangeValue(show);
		list.onDidAccept(() => {
			resolve(list.selectedItems[0]?.handoff ?? null);
			list.hide();
		});
		list.onDidHide(() => {
			resolve(null);
			list.dispose();
		});
		list.show();
	});
}

/** Null: it does not hold the words. */
function itemOf(handoff: SearchableHandoff, query: string): FoundItem | null {
	const line = findWords(handoff.text, query);
	if (line === null) return null;
	const { at, folder, content } = handoff;
	const where = folder === null ? vscode.l10n.t("no folder") : baseName(folder);
	return {
		label: new Date(at).toLocaleString(),
		description: where,
		detail: query.trim() === "" ? content : plainText(line),
		alwaysShow: true,
		handoff,
	};
}

/** The section in its file; where it no longer stands there, the words that were kept. */
async function open(files: Files, documents: CardDocuments, { file, heading, text, at }: SearchableHandoff) {
	const isThere = file !== null && (orElse(() => files.readText(file), null)?.includes(heading) ?? false);
	if (file !== null && isThere) await showSection(file, heading);
	else await documents.showText(vscode.l10n.t("Handoff of {0}", new Date(at).toLocaleString()), text);
}
