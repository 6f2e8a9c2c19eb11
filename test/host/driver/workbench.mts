import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { DIST } from "../../support/paths.mts";
import type { DriverActions, ShownNotification } from "../driverActions.mts";

const READY_MS = 60_000;
const TOASTS = ".notification-toast .notification-list-item, .notifications-center.visible .notification-list-item";
const DIALOG = ".monaco-dialog-box";
const QUICK_INPUT = ".quick-input-widget:visible";

/** The workbench in a page: reads and presses what an extension's API cannot. */
export class Workbench implements DriverActions {
	readonly page: Page;
	readonly #prefix: string;

	/** @param prefix first part of the screenshots' names */
	constructor(page: Page, prefix: string) {
		this.page = page;
		this.#prefix = prefix;
	}

	/** Waits until the workbench is drawn and, where a folder is open, its extensions have been started. */
	async ready(): Promise<void> {
		await this.page.locator(".monaco-workbench .part.statusbar .statusbar-item").first().waitFor({ timeout: READY_MS });
	}

	async screenshot(name: string): Promise<string> {
		const folder = join(DIST, "screenshots");
		mkdirSync(folder, { recursive: true });
		const path = join(folder, `${this.#prefix}-${name}.png`);
		await this.page.screenshot({ path });
		return path;
	}

	async press(keys: string): Promise<void> {
		await this.page.keyboard.press(keys);
	}

	async type(text: string): Promise<void> {
		await this.page.keyboard.type(text);
	}

	async runCommand(title: string): Promise<void> {
		const firstRow = this.page.locator(`${QUICK_INPUT} .monaco-list-row`).first();
		// The palette knows an extension's commands only once its extension host has reported them.
		for (const end = Date.now() + READY_MS; ; ) {
			await this.page.keyboard.press("F1");
			await this.page.locator(`${QUICK_INPUT} input`).first().waitFor();
			await this.page.keyboard.insertText(title);
			if (await settlesOn(firstRow, title)) break;
			if (Date.now() > end) throw new Error(`The palette does not know "${title}"`);
			await this.page.keyboard.press("Escape");
		}
		await this.page.keyboard.press("Enter");
	}

	async notifications(): Promise<readonly ShownNotification[]> {
		// Read in one go: items come and go while a test looks.
		return this.page.locator(TOASTS).evaluateAll((items) =>
			items.map((item) => ({
				text: item.querySelector(".notification-list-item-message")?.textContent ?? "",
				buttons: [...item.querySelectorAll(".notification-list-item-buttons-container .monaco-button")].map(
					(button) => button.textContent ?? "",
				),
			})),
		);
	}

	async pressNotificationButton(button: string): Promise<void> {
		await this.page.locator(TOASTS).locator(".monaco-button", { hasText: button }).first().click();
	}

	async quickPick(): Promise<{ readonly placeholder: string; readonly rows: readonly string[] } | null> {
		const widget = this.page.locator(QUICK_INPUT);
		if ((await widget.count()) === 0) return null;
		const placeholder = await widget.locator("input[type=text], input:not([type])").first().getAttribute("placeholder");
		return { placeholder: placeholder ?? "", rows: await widget.locator(".monaco-list-row").allInnerTexts() };
	}

	async statusBar(): Promise<readonly string[]> {
		return this.page.locator(".part.statusbar .statusbar-item").allInnerTexts();
	}

	async dialog(): Promise<ShownNotification | null> {
		const box = this.page.locator(DIALOG);
		if ((await box.count()) === 0) return null;
		return {
			text: (await box.locator(".dialog-message-container").textContent()) ?? "",
			buttons: await box.locator(".dialog-buttons .monaco-button").allInnerTexts(),
		};
	}

	async pressDialogButton(button: string): Promise<void> {
		await this.page.locator(`${DIALOG} .dialog-buttons .monaco-button`, { hasText: button }).first().click();
	}
}

/** Whether a row begins with this text and still does a moment later, when late entries have come in. */
async function settlesOn(row: Locator, text: string): Promise<boolean> {
	for (let matches = 0, tries = 0; tries < 15; tries++) {
		await sleep(200);
		const shown = (await row.count()) > 0 ? ((await row.textContent()) ?? "") : "";
		matches = shown.startsWith(text) ? matches + 1 : 0;
		if (matches === 2) return true;
	}
	return false;
}
