import type { Browser, BrowserContext } from "playwright-core";
import type { Host, WindowOptions } from "../../support/vscodeHost.mts";
import type { Places } from "../plan.mts";
import { Workbench } from "./workbench.mts";

const SIZE = { width: 1280, height: 800 };

/** A window of the hosted VS Code that can be opened, closed, reloaded and lost. */
export class ScenarioWindow {
	readonly places: Places;
	readonly host: Host;
	readonly #browser: Browser;
	readonly #options: WindowOptions;
	readonly #prefix: string;
	#context: BrowserContext | undefined;
	#workbench: Workbench | undefined;

	constructor(scenario: string, places: Places, host: Host, browser: Browser, options: WindowOptions) {
		this.places = places;
		this.host = host;
		this.#browser = browser;
		this.#options = options;
		this.#prefix = scenario;
	}

	/** The workbench of the open window. */
	get workbench(): Workbench {
		if (this.#workbench === undefined) throw new Error("The window is not open");
		return this.#workbench;
	}

	/** A second window on the same, as somebody has who opens the folder twice; to be opened, and disposed of. */
	another(): ScenarioWindow {
		return new ScenarioWindow(this.#prefix, this.places, this.host, this.#browser, this.#options);
	}

	/** Opens the window. What VS Code keeps in the browser (trust, layout) survives `close` and `crash`. */
	async open(): Promise<Workbench> {
		this.#context ??= await this.#browser.newContext({ viewport: SIZE });
		const page = await this.#context.newPage();
		this.#workbench = new Workbench(page, this.#prefix);
		await page.goto(this.host.url(this.#options));
		await this.#workbench.ready();
		return this.#workbench;
	}

	/** Closes the window as a user does: VS Code hears of it and `deactivate()` is called. */
	async close(): Promise<void> {
		const { page } = this.workbench;
		// "Leave site?" is asked where VS Code has something to finish, unsaved files or running terminals.
		page.once("dialog", (dialog) => dialog.accept());
		await Promise.all([page.waitForEvent("close"), page.close({ runBeforeUnload: true })]);
		this.#workbench = undefined;
	}

	/** Reloads the window, as "Developer: Reload Window" does. */
	async reload(): Promise<void> {
		await this.workbench.page.reload();
		await this.workbench.ready();
	}

	/** Ends the window's process without a word; the extension host lives on for the server's grace time. */
	async crash(): Promise<void> {
		const { page } = this.workbench;
		const session = await page.context().newCDPSession(page);
		const crashed = page.waitForEvent("crash");
		session.send("Page.crash").catch(() => {
			// The answer cannot come from a process that is gone.
		});
		await crashed;
		await page.close();
		this.#workbench = undefined;
	}

	/** Gives the browser's part back. */
	async dispose(): Promise<void> {
		await this.#context?.close();
	}
}
