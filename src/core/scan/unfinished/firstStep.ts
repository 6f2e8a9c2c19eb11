import { checksOf } from "../checks";
import type { Draft } from "./draft";

const codeMark = /`([^`\n]{3,160})`/g;
const program =
	/^(?:\$ )?(?:[A-Z_][A-Z0-9_]*=\S+ )*(?:sudo )?(?:npm|npx|pnpm|yarn|bun|bunx|deno|node|git|gh|cargo|rustc|go|python3?|pip3?|uv|poetry|pytest|ruff|make|cmake|ninja|docker|docker-compose|podman|kubectl|helm|terraform|tofu|ansible\S*|aws|gcloud|az|rails|rake|bundle|bin\/\S+|\.\/\S+|mvn|gradle|\.\/gradlew|dotnet|swift|xcodebuild|flutter|dart|php|composer|artisan|mix|zig|stack|cabal|ctest|Rscript|psql|mysql|sqlite3|openocd|idf\.py|west|bash|sh|curl|ssh|scp|rsync|systemctl)(?: \S.*)?$/;

/** A mere name of a program or sub-command is no step: it takes an argument, or is a check. */
function isWhole(code: string): boolean {
	return code.trim().split(/\s+/).length >= 3 || checksOf(code).length > 0;
}

/** The first concrete step towards an item: a command that its own words name in code marks; null when none is named. */
export function firstStep(draft: Draft): string | null {
	if (draft.how !== null) return draft.how;
	for (const { quote } of draft.evidence)
		for (const [, code] of quote.matchAll(codeMark))
			if (code !== undefined && program.test(code) && isWhole(code)) return `Run ${code}`;
	return null;
}
