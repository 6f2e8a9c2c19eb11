import { baseName } from "../../model/baseName";
/** The session's id as far as the file's name holds it (its first eight characters), else the name itself. */
export function sessionIdInPath(path: string): string {
	const name = baseName(path).replace(/\.jsonl?$/, "");
	return /^session-.*-([0-9a-f]{8})$/.exec(name)?.[1] ?? name;
}
