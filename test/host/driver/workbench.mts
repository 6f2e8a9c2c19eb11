import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
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
		// The palette knows an extension's commands only once its extension host has reported them.
		for (const end = Date.now() + READY_MS; ; ) {
			await this.page.keyboard.press("F1");
			await this.page.locator(`${QUICK_INPUT} input`).first().waitFor();
			await this.page.keyboard.insertText(title);
			const index = await this.#settledRow(title);
			if (index >= 0) {
				// The best match need not be the first: the palette sorts by name.
				for (let row = 0; row < index; row++) await this.page.keyboard.press("ArrowDown");
				await this.page.keyboard.press("Enter");
				return;
			}
			if (Date.now() > end) throw new Error(`The palette does not know "${title}"`);
			await this.page.keyboard.press("Escape");
		}
	}

	/** Which row of the open quick pick has exactly this name, once that has not changed for a moment; else -1. */
	async #settledRow(name: string): Promise<number> {
		for (let last = -1, tries = 0; tries < 15; tries++) {
			await sleep(200);
			const names = await this.page.locator(`${QUICK_INPUT} .monaco-list-row .label-name`).allTextContents();
			const index = names.indexOf(name);
			if (index >= 0 && index === last) return index;
			last = index;
		}
		return -1;
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
		// It can close while it is looked at: then the list is empty, and nothing is waited for.
		const [placeholder] = await widget
			.locator("input[type=text], input:not([type])")
			.evaluateAll((inputs) => inputs.map((input) => input.getAttribute("placeholder")));
		if (placeholder === undefined) return null;
		return { placeholder: placeholder ?? "", rows: await widget.locator(".monaco-list-row").allInnerTexts() };
	}

	async checkAllRows(): Promise<void> {
		await this.page
			.locator(
				`${QUICK_INPUT} .quick-input-header [role=checkbox], ${QUICK_INPUT} .quick-input-header input[type=checkbox]`,
			)
			.first()
			.click();
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
