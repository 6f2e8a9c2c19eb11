/** A notification as the user sees it. */
export interface ShownNotification {
	readonly text: string;
	readonly buttons: readonly string[];
}

/** What a test inside VS Code can have done in the window round it: what the API cannot see or press. */
export interface DriverActions {
	/** Writes `dist/screenshots/<scenario>-<name>.png` and returns its path. */
	screenshot(name: string): Promise<string>;
	/** Presses a key or a chord in Playwright's words, "Enter" or "Control+Shift+P". */
	press(keys: string): Promise<void>;
	type(text: string): Promise<void>;
	/** Runs a command through the palette, by its full title ("Codi: Handoff"), as a user does. */
	runCommand(title: string): Promise<void>;
	/** Notifications shown as toasts or, where the notification centre is open, in it. */
	notifications(): Promise<readonly ShownNotification[]>;
	/** Presses a button of the first notification that has one of this name; waits for it. */
	pressNotificationButton(button: string): Promise<void>;
	/** The prompt and the visible rows of an open quick pick or input box, null when none is open. */
	quickPick(): Promise<{ readonly placeholder: string; readonly rows: readonly string[] } | null>;
	/** Ticks the box above the rows of an open multi-select quick pick, which chooses all of them. */
	checkAllRows(): Promise<void>;
	/** Texts of the status bar's items. */
	statusBar(): Promise<readonly string[]>;
	/** Text and buttons of an open modal dialog, null when none is open. */
	dialog(): Promise<ShownNotification | null>;
	pressDialogButton(button: string): Promise<void>;
}

/** Every action, by name: the endpoint takes no other word. */
export const DRIVER_ACTIONS: Readonly<Record<keyof DriverActions, true>> = {
	screenshot: true,
	press: true,
	type: true,
	runCommand: true,
	notifications: true,
	pressNotificationButton: true,
	quickPick: true,
	checkAllRows: true,
	statusBar: true,
	dialog: true,
	pressDialogButton: true,
};
