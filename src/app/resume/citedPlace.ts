import { isAbsolutePath } from "../../core/model/isAbsolutePath";
import { absolutePath } from "../../core/sources/paths";

/** Where a path that a handoff names lies. */
export type CitedPlace =
	/** In the folder; `path` is relative to it, with slashes. `isForeign`: it was written on another machine or in another checkout. */
	{ readonly kind: "inside"; readonly path: string; readonly isForeign: boolean } | { readonly kind: "outside" };

/** `folder`: real path of the workspace folder; `spelled`: how the user reaches it, where that differs. */
export interface PlaceFolders {
	readonly folder: string;
	readonly spelled: string;
	readonly platform: "linux" | "darwin" | "win32";
}

/**
 * Where a cited path lies, by its letters alone: nothing is looked at. A path of Windows is read on other systems too; an
 * absolute one that does not lie here counts as the workspace's when it leads through a folder of the same name.
 */
export function citedPlace(cited: string, { folder, spelled, platform }: PlaceFolders): CitedPlace {
	if (cited.startsWith("~")) return { kind: "outside" };
	const isWindows = platform === "win32";
	const written = isWindows || isAbsolutePath(cited) ? cited : cited.replaceAll("\\", "/");
	const absolute = absolutePath(written, folder);
	for (const root of [folder, spelled]) {
		const relative = below(absolute, root, isWindows);
		if (relative !== null) return { kind: "inside", path: relative, isForeign: false };
	}
	return isAbsolutePath(written) ? foreign(absolute, folder) : { kind: "outside" };
}

/** A path below a root, relative to it with slashes; null when it does not lie there. */
function below(path: string, root: string, isWindows: boolean): string | null {
	const [whole, start] = [slashed(path), `${slashed(root).replace(/\/$/, "")}/`];
	const isBelow = isWindows ? whole.toLowerCase().startsWith(start.toLowerCase()) : whole.startsWith(start);
	return isBelow ? whole.slice(start.length) : null;
}

function foreign(path: string, folder: string): CitedPlace {
	const name = slashed(folder).split("/").at(-1) ?? "";
	const at = name === "" ? -1 : slashed(path).lastIndexOf(`/${name}/`);
	if (at < 0) return { kind: "outside" };
	return { kind: "inside", path: slashed(path).slice(at + name.length + 2), isForeign: true };
}

function slashed(path: string): string {
	return path.includes("\\") && !path.startsWith("/") ? path.replaceAll("\\", "/") : path;
}
