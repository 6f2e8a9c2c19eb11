import * as z from "zod/mini";
import type { Problem } from "../../core/model/problem";
import type { Files, Places } from "../ports";
import { firstIssue } from "./firstIssue";
import { type Hook, hookEntrySchema } from "./hook";
import { lineInJson } from "./jsonObject";
import { registryPath } from "./paths";
import { readRegistryFile } from "./registryFile";

export type Registry =
	/** No file (R-000-62). */
	| { readonly kind: "absent" }
	/** A file without hooks: a beacon only, or an empty list. */
	| { readonly kind: "empty" }
	| { readonly kind: "hooks"; readonly hooks: readonly Hook[] }
	/** Nothing of it may be used (R-000-63). */
	| { readonly kind: "refused"; readonly problem: Problem };

const registrySchema = z.object({ hooks: z.optional(z.array(hookEntrySchema)) });

/** Reads the user's hook registry. One entry that is wrong refuses the whole of it, with the entry and its line. */
export function readRegistry(files: Files, places: Places): Registry {
	const path = registryPath(places);
	const file = readRegistryFile(files, path);
	if (file.kind !== "read") return file;
	const checked = registrySchema.safeParse(file.json.value);
	if (!checked.success) {
		const issue = firstIssue(checked.error);
		const place = `${issue.place}, ${lineInJson(file.json, issue.path)}`;
		return { kind: "refused", problem: { code: "registry.malformed", path, place, reason: issue.reason } };
	}
	const hooks = checked.data.hooks ?? [];
	return hooks.length === 0 ? { kind: "empty" } : { kind: "hooks", hooks: hooks.map(toHook) };
}

function toHook({ timeout_seconds, ...entry }: z.infer<typeof hookEntrySchema>): Hook {
	return { ...entry, timeoutSeconds: timeout_seconds };
}
