import * as vscode from "vscode";

/** To the letter of R-000-21, in every language. */
export const question = "Closing out — write handoff? (y/n)";

export interface Ask extends vscode.Disposable {
	/** True only when the user said yes. Escape, n, anything else and being withdrawn are no. */
	readonly answer: Promise<boolean>;
}

/** Asks whether the session is closing, as a quick pick with `y` and `n`; typed `y` or `yes` counts (decision 2 of the design). */
export function askClosing(): Ask {
	const pick = vscode.window.createQuickPick();
	pick.placeholder = question;
	pick.items = [{ label: "y" }, { label: "n" }];
	const answer = new Promise<boolean>((resolve) => {
		pick.onDidAccept(() => {
			resolve(isYes(pick.value) || (pick.value === "" && pick.activeItems[0]?.label === "y"));
			pick.hide();
		});
		pick.onDidHide(() => {
			resolve(false);
			pick.dispose();
		});
	});
	// With a filter in the way “yes” would find no item, and Enter nothing to accept.
	pick.onDidChangeValue((typed) => {
		pick.items = [
			{ label: "y", alwaysShow: true },
			{ label: "n", alwaysShow: true },
		];
		const named = pick.items.find(({ label }) => label === typed.trim().toLowerCase()[0]);
		if (named !== undefined) pick.activeItems = [named];
	});
	pick.show();
	return { answer, dispose: () => pick.hide() };
}

function isYes(typed: string): boolean {
	return /^y(?:es)?$/i.test(typed.trim());
}
