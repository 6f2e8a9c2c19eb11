import { utf8Head } from "../../core/wake/utf8Head";
import type { MemoryIndex } from "../../core/wake/wake";
import { orElse } from "../orElse";
import type { Files, Places } from "../ports";
import { type ContextRegistry, registryFilePath } from "./contextRegistry";

/** R-000-77, in bytes of UTF-8. */
const usualBudget = 12_288;

/** Where the index is looked for: what the registry names is all there is; else `MEMORY.md` of its workspace. */
export function memoryIndexPath(places: Places, context: ContextRegistry): string | null {
	const named = context.memory_index_path;
	if (named === undefined && context.workspace_root === undefined) return null;
	return registryFilePath(places, context, named ?? "MEMORY.md");
}

/** The beginning of the index of what is remembered (R-000-77). Total: what cannot be read counts as absent. */
export function readMemoryIndex(
	files: Files,
	path: string,
	{ memory_index_budget_bytes }: ContextRegistry,
): MemoryIndex | null {
	const budgetBytes = memory_index_budget_bytes ?? usualBudget;
	return orElse(() => {
		const info = files.info(path);
		const read = info?.kind === "file" ? files.readHead(path, budgetBytes) : null;
		if (info === null || read === null) return null;
		const { text, bytes } = utf8Head(read, budgetBytes);
		// A text in UTF-16 is longer or shorter as UTF-8: then only the file's own size is known.
		const isWhole = info.size <= budgetBytes && text === read;
		const loadedBytes = isWhole ? info.size : Math.min(bytes, info.size - 1);
		const rest = `…(${info.size - loadedBytes} more bytes — full index at ${path}; read on demand)`;
		const separator = text === "" || text.endsWith("\n") ? "" : "\n";
		return {
			path,
			text: isWhole ? text : `${text}${separator}${rest}`,
			loadedBytes,
			totalBytes: info.size,
			budgetBytes,
		};
	}, null);
}
