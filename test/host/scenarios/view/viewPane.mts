import { setTimeout as sleep } from "node:timers/promises";
import type { Locator } from "playwright-core";
import type { Workbench } from "../../driver/workbench.mts";
import { waitFor } from "../../waitFor.mts";

/** A busy machine takes its time to start the extension after a reload. */
const patienceMs = 120_000;

/** The view of the extension in the side bar, as a user sees and uses it. */
export class ViewPane {
	readonly #workbench: Workbench;

	constructor(workbench: Workbench) {
		this.#workbench = workbench;
	}

	/** Shows the view, through its icon in the activity bar, unless it is shown already. */
	async open(): Promise<void> {
		const icon = this.#workbench.page.locator(".activitybar .action-item", {
			has: this.#workbench.page.locator('.action-label[aria-label="Codi"]'),
		});
		await icon.first().waitFor({ timeout: patienceMs });
		if (!(await icon.first().getAttribute("class"))?.includes("checked")) await icon.first().click();
		await this.row("Now").waitFor({ timeout: patienceMs });
	}

	/** The line that begins with a text. */
	row(text: string): Locator {
		return this.#workbench.page.locator(`.sidebar .monaco-list-row[aria-label^="${text}"]`).first();
	}

	/** What screen readers are told of each line in sight, from the top. */
	async labels(): Promise<readonly string[]> {
		const rows = this.#workbench.page.locator(".sidebar .monaco-list-row");
		return rows.evaluateAll((all) =>
			all
				.sort((a, b) => Number(a.getAttribute("data-index")) - Number(b.getAttribute("data-index")))
				.map((row) => row.getAttribute("aria-label") ?? ""),
		);
	}

	/** Waits until a line's label is as wanted. */
	async waitForLabel(wanted: RegExp): Promise<string> {
		try {
			return await waitFor(
				async () => (await this.labels()).find((label) => wanted.test(label)),
				`a line ${wanted} in the view`,
				patienceMs,
			);
		} catch (error) {
			throw new Error([String(error), "The view shows:", ...(await this.labels())].join("\n  "), { cause: error });
		}
	}

	/** Shows or hides what is below a line, as a user does who sees whether it took. */
	async unfold(text: string, open = true): Promise<void> {
		await waitFor(
			async () => {
				const row = this.row(text);
				if ((await row.getAttribute("aria-expanded")) === String(open)) return true;
				await row.click();
				await sleep(500);
				return false;
			},
			`${text} to be ${open ? "unfolded" : "folded"}`,
			patienceMs,
		);
	}

	/** Puts the keyboard's focus on a line that has a context menu, without choosing it. */
	async focus(text: string): Promise<void> {
		const menu = this.#workbench.page.locator(".monaco-menu");
		await this.row(text).click({ button: "right" });
		await menu.first().waitFor();
		await this.#workbench.press("Escape");
		await menu.first().waitFor({ state: "detached" });
	}

	/**
	 * Ticks or unticks the box of a line, as a user does who sees whether it took: a line that is drawn anew between the
	 * press and the release of the button loses the click.
	 */
	async toggle(text: string, wanted: RegExp): Promise<void> {
		await waitFor(
			async () => {
				await this.row(text).locator(".custom-view-tree-node-item-checkbox").first().click();
				return this.#soon(wanted);
			},
			`the box of ${text} to be changed to ${wanted}`,
			patienceMs,
		);
	}

	/** Is there such a line within a few seconds? */
	async #soon(wanted: RegExp): Promise<boolean> {
		for (const end = Date.now() + 5_000; Date.now() < end; await sleep(200))
			if ((await this.labels()).some((label) => wanted.test(label))) return true;
		return false;
	}

	/** Types into the input box that is open, in place of what stands in it. */
	async answer(text: string): Promise<void> {
		await this.#workbench.page.locator(".quick-input-widget:visible input").first().waitFor();
		await this.#workbench.press("Control+A");
		await this.#workbench.type(text);
		await this.#workbench.press("Enter");
	}
}
