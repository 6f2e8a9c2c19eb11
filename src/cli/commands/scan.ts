import { buildPacket } from "../../core/packet/buildPacket";
import { type HandoffInput, joinScans, scanMasked } from "../../core/pipeline";
import { createRedactor } from "../../core/redact/redactor";
import { findingsJson } from "../../core/render/transcriptJson";
import type { Command } from "../command";
import { agentOption, parseOptions, pathOption } from "../options";
import { readTranscript } from "../readTranscript";

/** `scan`: writes nothing; prints the packet, or with `--findings` the findings with their evidence. */
export const scanCommand: Command = (context) => {
	const options = parseOptions(context.args, {
		transcript: { type: "string" },
		agent: { type: "string" },
		workspace: { type: "string" },
		findings: { type: "boolean" },
	});
	const path = pathOption("--transcript", options.transcript, context.cwd);
	const read = readTranscript(context, path, agentOption(options.agent));
	if (read === null) return 2;
	const redactor = createRedactor({ env: context.ports.places.env, extraPatterns: [] });
	const scan = scanMasked(read, redactor);
	const input: HandoffInput = {
		id: context.ports.ids.uuid(),
		createdAt: context.ports.clock.now().toISOString(),
		reason: "manual",
		conversations: [{ transcript: read, path, folder: options.workspace ?? read.cwd }],
		git: new Map(),
		runs: new Map(),
		supersedes: new Map(),
		redactor,
	};
	const packet = buildPacket(joinScans(input, [{ ...scan, refinedBy: null }]));
	context.print(JSON.stringify(options.findings ? findingsJson(packet, read, scan) : packet));
	return 0;
};
