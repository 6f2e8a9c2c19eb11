import { homedir } from "node:os";
import type { EditorWindow, Places } from "../app/ports";

/** The user's own places. `home` follows the environment (HOME, USERPROFILE), so that tests can move it. */
export function createPlaces(window: EditorWindow | null): Places {
	const { platform } = process;
	return {
		home: homedir(),
		env: process.env,
		platform: platform === "win32" || platform === "darwin" ? platform : "linux",
		window,
	};
}
