import { isAbsolutePath } from "../model/isAbsolutePath";
import type { SessionView } from "./sessionView";

/** Files that the session changed, in order of first change: edits that went through, absolute paths only. */
export function filesEditedIn(view: SessionView): string[] {
	const files = new Set<string>();
	for (const { tool } of view.calls) {
		if (tool.kind !== "edit" || tool.denial !== null || tool.ok === false) continue;
		for (const file of tool.files) if (isAbsolutePath(file)) files.add(file);
	}
	return [...files];
}

/** Successful `git commit` runs. A run without a known outcome counts when git's own line on the commit stands in its output. */
export function commitsIn(view: SessionView): number {
	return view.calls.filter(({ tool }) => {
		if (tool.kind !== "shell" || tool.denial !== null || tool.ok === false) return false;
		if (!/\bgit(?:\s+-[cC]\s+\S+|\s+-(?![cC]\s)[\w-]+(?:=\S+)?)*\s+commit\b/.test(tool.command ?? "")) return false;
		return tool.exitCode === 0 || /^\[[^\]\n]+ [0-9a-f]{6,}\]/m.test(tool.result ?? "");
	}).length;
}
