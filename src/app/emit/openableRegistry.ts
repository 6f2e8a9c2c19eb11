import type { Problem } from "../../core/model/problem";
import type { EmitPorts } from "./emitPorts";
import { registryPath } from "./paths";
import { readRegistryFile } from "./registryFile";
import { mergeIntoRegistry } from "./registryMerge";
import { registryTemplate } from "./registryTemplate";

/**
 * Makes sure that there is a registry with an explanation and a list of hooks to edit. What a file has already stays
 * as it is; a beacon alone gets the template's keys beside it.
 */
export function openableRegistry(ports: Pick<EmitPorts, "files" | "locks" | "places">): {
	readonly path: string;
	readonly problem: Problem | null;
} {
	const path = registryPath(ports.places);
	const file = readRegistryFile(ports.files, path);
	if (file.kind === "refused") return { path, problem: file.problem };
	const present = file.kind === "read" ? file.json.value : {};
	const missing = Object.hasOwn(present, "hooks") ? [] : Object.entries(JSON.parse(registryTemplate) as object);
	return { path, problem: missing.length === 0 ? null : mergeIntoRegistry(ports, missing) };
}
