import type { Call } from "./sessionView";

const reads =
	/^(?:cd|pwd|ls|dir|cat|bat|head|tail|less|more|sed -n|awk|grep|rg|ag|find|fd|tree|wc|file|stat|which|where|type|echo|printenv|env|jq|nl|sort|uniq|diff|get-content|get-childitem|select-string|git (?:-c \S+ |-C \S+ )?(?:status|log|diff|show|branch|remote|rev-parse|ls-files|blame|grep))\b(?!.*(?:>|\btee\b))/i;

/** Does a command line do nothing but look around? */
function looksOnly(command: string): boolean {
	const parts = command
		.slice(0, 2_000)
		.replaceAll(/2>&1|[12]?>\s*\/dev\/null/g, "")
		.split(/&&|\|\||[;|\n]/)
		.map((part) => part.trim())
		.filter((part) => part !== "");
	return parts.length > 0 && parts.every((part) => reads.test(part));
}

/** Did a call change files, or run more than a look at something? What a shell ran without a record tells nothing. */
export function isWork({ tool }: Call): boolean {
	return tool.kind === "edit" || (tool.kind === "shell" && tool.command !== null && !looksOnly(tool.command));
}
