import type * as z from "zod/mini";
import type { Problem } from "../../core/model/problem";
import { firstIssue } from "../emit/firstIssue";
import { lineInJson } from "../emit/jsonObject";
import { readRegistryFile } from "../emit/registryFile";
import type { Files } from "../ports";

/** A JSON file of the user's in `~/.codialectic`: not there, not to be used, or read. */
export type SettingsFile<T> =
	| { readonly kind: "absent" }
	| { readonly kind: "refused"; readonly problem: Problem }
	| { readonly kind: "read"; readonly value: T };

/** Reads such a file and checks it whole; what is wrong with it is told with its place. Never throws. */
export function readSettingsFile<T>(files: Files, path: string, schema: z.ZodMiniType<T>): SettingsFile<T> {
	const file = readRegistryFile(files, path);
	if (file.kind === "absent") return file;
	if (file.kind === "refused") return { kind: "refused", problem: ofSettings(file.problem) };
	const checked = schema.safeParse(file.json.value);
	if (checked.success) return { kind: "read", value: checked.data };
	const issue = firstIssue(checked.error);
	const place = `${issue.place}, ${lineInJson(file.json, issue.path)}`;
	return { kind: "refused", problem: { code: "settings.malformed", path, place, reason: issue.reason } };
}

function ofSettings(problem: Problem): Problem {
	return problem.code === "registry.malformed" ? { ...problem, code: "settings.malformed" } : problem;
}
