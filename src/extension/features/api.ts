import * as vscode from "vscode";
import { type EndedReason, endedReasons } from "../../core/model/beacon";

/** A handoff was made, by whatever cause. No word of the conversation is in it. */
export interface HandoffEvent {
	/** uuid of the handoff. */
	readonly sessionId: string;
	readonly reason: EndedReason;
	/** Handoff files that were written. */
	readonly files: readonly string[];
}

/** What the extension exports: for agent runtimes that know when a session ends. */
export interface CodiHandoffApi {
	/** Hands off the conversations of this window that have news. `reason` is one of the catalogue's, `tier_E_lifecycle` by default. */
	closeSession(options?: { readonly reason?: string }): Promise<void>;
	readonly onDidHandoff: vscode.Event<HandoffEvent>;
}

export function createApi(
	fire: (reason: EndedReason) => Promise<void>,
	onDidHandoff: vscode.Event<HandoffEvent>,
): CodiHandoffApi {
	return { closeSession: ({ reason } = {}) => fire(reasonOr(reason)), onDidHandoff };
}

/**
 * `vscode://codialectic.codi-handoff/close?reason=…` does the same from outside;
 * `…/turn?conversation=<id>&turn=<index>&offset=<bytes>` shows a place in a conversation, as handoffs link to it.
 */
export function registerUriHandler(
	fire: (reason: EndedReason) => Promise<void>,
	showTurn: (uri: vscode.Uri) => Promise<void>,
): vscode.Disposable {
	return vscode.window.registerUriHandler({
		handleUri: (uri) => {
			if (uri.path === "/close") return fire(reasonOr(new URLSearchParams(uri.query).get("reason") ?? undefined));
			if (uri.path === "/turn") return showTurn(uri);
		},
	});
}

function reasonOr(reason: string | undefined): EndedReason {
	return endedReasons.find((known) => known === reason) ?? "tier_E_lifecycle";
}
