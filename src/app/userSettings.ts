import * as z from "zod/mini";
import type { Problem } from "../core/model/problem";
import { privateFile, privateFolder } from "./emit/emitPorts";
import { notWritten } from "./emit/failureProblem";
import { codialecticFolder, inside } from "./emit/paths";
import type { Ports } from "./ports";
import { readJson } from "./readJson";

const userSettingsSchema = z.object({
	version: z.literal(1),
	/** Sources of regular expressions of further secrets. */
	extraPatterns: z.array(z.string()),
	/** Real paths of workspace folders in which no handoff file may be created. */
	never: z.array(z.string()),
});
/**
 * What the user set in VS Code and what must hold without it, too: an agent's hook and the command line write the same
 * files. Mirrored by the extension, never edited by hand.
 */
export type UserSettings = Omit<z.infer<typeof userSettingsSchema>, "version">;

type SettingsPorts = Pick<Ports, "files" | "places">;

/** A file that is not there or cannot be read sets nothing. */
export function readUserSettings({ files, places }: SettingsPorts): UserSettings {
	const checked = userSettingsSchema.safeParse(readJson(files, settingsPath({ places })));
	return checked.data ?? { extraPatterns: [], never: [] };
}

/** May the handoff file be created in this folder? */
export function creationIn({ files, places }: SettingsPorts, folder: string): "always" | "never" {
	return readUserSettings({ files, places }).never.includes(files.realPath(folder)) ? "never" : "always";
}

/** Mirrors the settings of the open folders; what is set for others stays. */
export function mirrorUserSettings(
	ports: Pick<Ports, "files" | "places" | "locks">,
	extraPatterns: readonly string[],
	folders: readonly { readonly path: string; readonly create: "always" | "never" }[],
): Problem | null {
	const path = settingsPath(ports);
	try {
		ports.files.makeFolder(codialecticFolder(ports.places), privateFolder);
		return ports.locks.hold("settings", 2_000, () => {
			const before = readUserSettings(ports);
			const open = folders.map((folder) => ({ ...folder, path: ports.files.realPath(folder.path) }));
			const others = before.never.filter((one) => !open.some((folder) => folder.path === one));
			const never = [...others, ...open.filter(({ create }) => create === "never").map((folder) => folder.path)];
			const after = { version: 1, extraPatterns, never };
			if (!isSame(before.extraPatterns, extraPatterns) || !isSame(before.never, never))
				ports.files.replace(path, `${JSON.stringify(after, null, "\t")}\n`, privateFile);
			return null;
		});
	} catch (error) {
		return notWritten(error, path);
	}
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
	return one.length === other.length && one.every((text, at) => text === other[at]);
}

function settingsPath({ places }: Pick<Ports, "places">): string {
	return inside(codialecticFolder(places), "settings.json");
}
