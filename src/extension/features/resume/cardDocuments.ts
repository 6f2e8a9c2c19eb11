import * as vscode from "vscode";
import { baseName } from "../../../core/model/baseName";
import { cardText } from "../../../core/render/card";
import { sectionText } from "../../../core/resume/handoffSection";
import type { CardHandoff } from "../../../core/resume/readinessCard";
import type { ShownCard } from "./resumeCards";

const scheme = "codi-resume";
/** Documents that are kept: those that can still be open. */
const mostKept = 20;

/** Cards and sections as read-only documents: they are a record. */
export class CardDocuments implements vscode.TextDocumentContentProvider, vscode.Disposable {
	private readonly texts = new Map<string, string>();
	private readonly changed = new vscode.EventEmitter<vscode.Uri>();
	private readonly registration = vscode.workspace.registerTextDocumentContentProvider(scheme, this);
	readonly onDidChange = this.changed.event;

	provideTextDocumentContent(uri: vscode.Uri): string {
		return this.texts.get(uri.path) ?? "";
	}

	/** Opens the card, rendered. */
	async showCard(card: ShownCard): Promise<void> {
		await vscode.commands.executeCommand("markdown.showPreview", this.keepCard(card));
	}

	/** Puts a card in the place of that of the same folder, wherever it is shown. */
	keepCard(card: ShownCard): vscode.Uri {
		return this.keep(vscode.l10n.t("Resume {0}", baseName(card.folder)), "md", cardText(card));
	}

	/** Opens a text, rendered. */
	async showText(name: string, text: string): Promise<void> {
		await vscode.commands.executeCommand("markdown.showPreview", this.keep(name, "md", text));
	}

	/** Shows a section that was changed beside what was written. */
	async showChanges({ section, written }: CardHandoff): Promise<void> {
		const heading = section.heading.replace(/^#+\s*/, "");
		const before = this.keep(vscode.l10n.t("{0} as written", heading), "md", written ?? "");
		const now = this.keep(vscode.l10n.t("{0} now", heading), "md", sectionText(section));
		const title = vscode.l10n.t("{0}: as written ↔ now", heading);
		await vscode.commands.executeCommand("vscode.diff", before, now, title);
	}

	dispose(): void {
		vscode.Disposable.from(this.registration, this.changed).dispose();
	}

	private keep(name: string, ending: string, text: string): vscode.Uri {
		const uri = vscode.Uri.from({ scheme, path: `/${name.replaceAll(/[\\/?#]/g, "-")}.${ending}` });
		this.texts.delete(uri.path);
		this.texts.set(uri.path, text);
		const [oldest] = this.texts.keys();
		if (this.texts.size > mostKept && oldest !== undefined) this.texts.delete(oldest);
		this.changed.fire(uri);
		return uri;
	}
}
