import { baseName } from "../../core/model/baseName";
import { isAbsolutePath } from "../../core/model/isAbsolutePath";
import { createRedactor } from "../../core/redact/redactor";
import { splitSections } from "../../core/resume/splitSections";
import type { Wake, WakeFile } from "../../core/wake/wake";
import { inside, narrativeName, narrativePath } from "../emit/paths";
import { orElse } from "../orElse";
import type { Files, Places, Ports } from "../ports";
import { readNarrative } from "../resume/narrativeText";
import { type ContextRegistry, readContextRegistry, registryFilePath } from "./contextRegistry";
import { memoryIndexPath, readMemoryIndex } from "./memoryIndex";
import { runStartHooks } from "./startHooks";

export interface WakeOrder {
	/** Workspace folders, the first of them is the hooks' working folder; may be none. */
	readonly folders: readonly string[];
	/** False in Restricted Mode: nothing is run. */
	readonly trusted: boolean;
}

/**
 * Looks up what belongs to the context of a session that starts, and runs the user's hooks for that (R-000-74, 75, 77).
 * Writes nothing, and never throws for what it finds.
 */
export async function wake(
	ports: Pick<Ports, "files" | "places" | "processes" | "clock">,
	{ folders, trusted }: WakeOrder,
): Promise<Wake> {
	const { files, places } = ports;
	const hooks = await runStartHooks(ports, { cwd: folders[0] ?? null, trusted, budgetSeconds: null });
	const registry = readContextRegistry(files, places);
	const context = registry.kind === "read" ? registry.value : {};
	const named = namedFiles(places, context);
	const found = named.filter(({ path }) => isReadable(files, path));
	const roots = folders.map((folder) => ({
		name: folders.length === 1 ? "Root handoff" : `Root handoff of ${baseName(folder)}`,
		path: narrativePath(folder),
		at: writtenAt(files, folder),
	}));
	const handoffs = roots.filter(({ path }) => isReadable(files, path));
	const index = memoryIndexPath(places, context);
	const memory = index === null ? null : readMemoryIndex(files, index, context);
	const redactor = createRedactor({ env: places.env, extraPatterns: [] });
	const wanted = [...named, ...roots].map(({ path }) => path);
	const read = new Set([...found, ...handoffs].map(({ path }) => path));
	return {
		registry: registry.kind === "refused" ? registry.problem : registry.kind,
		files: found,
		handoffs,
		wipHandoffs: wipHandoffs(files, places, context),
		memory: memory === null ? null : { ...memory, text: redactor.redact(memory.text) },
		hooks,
		skipped: [...wanted.filter((path) => !read.has(path)), ...(index === null || memory !== null ? [] : [index])],
	};
}

/** What the registry names to be read, in the order of its tiers. A path that leads nowhere stays as it is written. */
function namedFiles(places: Places, context: ContextRegistry): WakeFile[] {
	const constitution =
		places.env.CODI_CONSTITUTION_PATH ?? context.constitution_path ?? context.principles_path ?? undefined;
	const named = [
		["Constitution", constitution],
		["Identity", context.identity_path],
		["Brand", context.brand_path],
		["Strategy", context.strategy_rel_path],
	] as const;
	return named.flatMap(([name, path]) =>
		path === undefined || path === "" ? [] : [{ name, path: registryFilePath(places, context, path) ?? path }],
	);
}

/** One level of folders below that of the work in progress; null when the registry names no workspace. */
function wipHandoffs(files: Files, places: Places, context: ContextRegistry): string[] | null {
	if (context.workspace_root === undefined) return null;
	const folder = registryFilePath(places, context, context.wip_dir ?? "WIP");
	if (folder === null) return [];
	return orElse(() => files.list(folder), [])
		.filter(({ kind }) => kind === "folder")
		.map(({ name }) => inside(folder, `${name}/${narrativeName}`))
		.filter((path) => isReadable(files, path))
		.sort();
}

function writtenAt(files: Files, folder: string): string | null {
	const narrative = readNarrative(files, folder);
	return narrative.kind === "read" ? (splitSections(narrative.text).sections[0]?.at ?? null) : null;
}

function isReadable(files: Files, path: string): boolean {
	// A relative path that no workspace was named for would lead to wherever this program runs.
	return (
		isAbsolutePath(path) && orElse(() => files.info(path)?.kind === "file" && files.readHead(path, 1) !== null, false)
	);
}
