import type { Problem } from "../../core/model/problem";
import { createRedactor } from "../../core/redact/redactor";
import type { EmitPorts } from "../emit/emitPorts";
import { compilePatterns } from "../handoff/compilePatterns";
import { type ConversationChanges, saveEdits } from "./editsFile";

/** Remembers what the user edited in the review; secrets are masked. The problems are those of the disk. */
export function rememberEdits(
	ports: EmitPorts,
	edits: readonly ConversationChanges[],
	extraPatterns: readonly string[],
): readonly Problem[] {
	if (edits.length === 0) return [];
	const { patterns } = compilePatterns(extraPatterns);
	const redactor = createRedactor({ env: ports.places.env, extraPatterns: patterns });
	return edits.flatMap((one) => saveEdits(ports, one, (text) => redactor.redact(text)) ?? []);
}
