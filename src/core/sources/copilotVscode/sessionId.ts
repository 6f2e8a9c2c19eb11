import { baseName } from "../../model/baseName";
/** The session's id in the file's name. */
export function idInPath(path: string): string {
	return baseName(path).replace(/\.jsonl?$/, "");
}
