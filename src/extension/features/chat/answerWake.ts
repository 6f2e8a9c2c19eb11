import * as vscode from "vscode";
import { inline } from "../../../core/render/inline";
import { wakeStatus } from "../../../core/render/wakeStatus";
import { commands } from "../../ids";
import { openFolders } from "../targetFolders";
import type { ChatQuestion, ChatWindow } from "./participant";

/** `waky waky` and its like: the compact status block (R-000-75). What stands in the files is told when asked for. */
export async function answerWake({ services }: ChatWindow, { stream, token }: ChatQuestion): Promise<void> {
	stream.progress(vscode.l10n.t("Restoring the context…"));
	const order = { folders: openFolders() ?? [], trusted: vscode.workspace.isTrusted };
	const wake = await services.runWorker<"wake">({ kind: "wake", order }, token);
	const { registry, hooks, files, handoffs } = wake;
	if (typeof registry !== "string") services.log.problem(registry);
	if (hooks.kind === "refused") services.log.problem(hooks.problem);
	stream.markdown(wakeStatus(wake).map(statusLine).join("\n"));
	for (const { path } of [...files, ...handoffs]) stream.reference(vscode.Uri.file(path));
	if (handoffs.length === 0) return;
	stream.button({ command: commands.resume, title: vscode.l10n.t("Show Card") });
	stream.button({ command: commands.continueInNextAgent, title: vscode.l10n.t("Continue in Next Agent…") });
}

/** The lines of the block stand below each other in Markdown, too. */
function statusLine(line: string): string {
	return line === "" ? "" : `${inline(line)}  `;
}
