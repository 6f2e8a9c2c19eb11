import { redactDeep } from "../../core/redact/redactDeep";
import { createRedactor } from "../../core/redact/redactor";
import { transcriptJson } from "../../core/render/transcriptJson";
import type { Command } from "../command";
import { agentOption, parseOptions, pathOption } from "../options";
import { readTranscript } from "../readTranscript";

/** `transcript`: writes nothing; prints the normalised transcript, secrets masked. */
export const transcriptCommand: Command = (context) => {
	const options = parseOptions(context.args, { transcript: { type: "string" }, agent: { type: "string" } });
	const path = pathOption("--transcript", options.transcript, context.cwd);
	const read = readTranscript(context, path, agentOption(options.agent));
	if (read === null) return 2;
	const redactor = createRedactor({ env: context.ports.places.env, extraPatterns: [] });
	context.print(JSON.stringify(transcriptJson(redactDeep(read, redactor))));
	return 0;
};
