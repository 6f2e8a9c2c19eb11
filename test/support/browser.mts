import { type Browser, chromium } from "playwright-core";
import { findChromium } from "./chromium.mts";

/** Starts a Chromium without a visible window; Playwright ends it when this process ends. */
export async function launchBrowser(): Promise<Browser> {
	return chromium.launch({
		executablePath: await findChromium(),
		// Ctrl+C is handled in one place, processGroup.
		handleSIGINT: false,
		handleSIGTERM: false,
		handleSIGHUP: false,
		args: [
			"--no-sandbox",
			"--disable-gpu",
			"--disable-quic",
			"--no-first-run",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
		],
	});
}
