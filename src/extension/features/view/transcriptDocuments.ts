import * as vscode from "vscode";
import type { Problem } from "../../../core/model/problem";
import { shorten } from "../../../core/model/shorten";
import type { Position, Selection } from "../../../core/review/excerpt";
import type { TranscriptPage, TranscriptPlace } from "../../../core/review/transcriptPage";
import { viewId } from "../../ids";
import { localised } from "../../log";
import { readSettings } from "../../settings";
import type { RunWorker } from "../runWorker";
import { openFolders } from "../targetFolders";
import type { WatchClient } from "../watchClient";

const transcriptScheme = "codi-transcript";

/** A place in a conversation. */
export interface ConversationPlace extends TranscriptPlace {
	/** The conversation's id. */
	readonly conversation: string;
}

/** Shows conversations around a place as read-only documents; what stands in them is rendered on a thread of its own. */
export class TranscriptDocuments implements vscode.TextDocumentContentProvider, vscode.Disposable {
	/** Of the documents that are open, by the query of their address. */
	private readonly pages = new Map<string, TranscriptPage>();
	private readonly subscriptions: vscode.Disposable;

	constructor(
		private readonly runWorker: RunWorker,
		private readonly watch: WatchClient,
	) {
		this.subscriptions = vscode.Disposable.from(
			vscode.workspace.registerTextDocumentContentProvider(transcriptScheme, this),
			vscode.workspace.onDidCloseTextDocument(({ uri }) => this.pages.delete(uri.query)),
		);
	}

	/** Opens a conversation at a place, with the words selected and in view. */
	async open(place: ConversationPlace): Promise<void> {
		const page = await vscode.window.withProgress({ location: { viewId } }, () => this.page(place));
		if ("code" in page) {
			await vscode.window.showErrorMessage(localised(page));
			return;
		}
		const document = await vscode.workspace.openTextDocument(uriOf(place, page.title));
		const selection = rangeOf(page.selection);
		const editor = await vscode.window.showTextDocument(document, { selection, preview: true });
		editor.revealRange(selection, vscode.TextEditorRevealType.InCenter);
	}

	/** Opens what an address names whose query says conversation, turn and offset; another one is passed over. */
	async openUri(uri: vscode.Uri): Promise<void> {
		const place = placeOf(uri);
		if (place !== null) await this.open(place);
	}

	/** Called for `open`, and by VS Code itself when it restores a window. */
	async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
		const place = placeOf(uri);
		if (place === null) return "";
		const page = await this.page(place);
		return "code" in page ? localised(page) : page.text;
	}

	dispose(): void {
		this.subscriptions.dispose();
	}

	private async page(place: ConversationPlace): Promise<TranscriptPage | Problem> {
		const query = queryOf(place);
		const known = this.pages.get(query);
		if (known !== undefined) return known;
		const page = await this.runWorker<"transcript">({
			kind: "transcript",
			request: {
				conversation: place.conversation,
				place,
				found: this.watch.conversations.find(({ id }) => id === place.conversation)?.found ?? null,
				folders: openFolders() ?? [],
				extraPatterns: readSettings().extraPatterns,
			},
		});
		if (!("code" in page)) this.pages.set(query, page);
		return page;
	}
}

/** The place stands in the address, so that a window that is opened again shows the same. */
function queryOf({ conversation, turn, offset, quote }: ConversationPlace): string {
	const query = new URLSearchParams({ conversation, turn: String(turn), offset: String(offset) });
	if (quote !== null) query.set("quote", quote);
	return query.toString();
}

/** Longer names make no good tab. */
const longestName = 40;

function uriOf(place: ConversationPlace, title: string): vscode.Uri {
	const name = shorten(title.replace(/[\\/:*?"<>|#%]+/g, " "), longestName);
	return vscode.Uri.from({
		scheme: transcriptScheme,
		path: `/${name}, turn ${place.turn}.txt`,
		query: queryOf(place),
	});
}

/** Null for an address that is none of ours. */
function placeOf({ query }: vscode.Uri): ConversationPlace | null {
	const parameters = new URLSearchParams(query);
	const conversation = parameters.get("conversation");
	const [turn, offset] = [Number(parameters.get("turn")), Number(parameters.get("offset"))];
	if (conversation === null || conversation === "" || !Number.isInteger(turn) || !Number.isInteger(offset)) return null;
	return { conversation, turn, offset, quote: parameters.get("quote") };
}

function rangeOf({ start, end }: Selection): vscode.Range {
	const position = ({ line, character }: Position) => new vscode.Position(line, character);
	return new vscode.Range(position(start), position(end));
}
