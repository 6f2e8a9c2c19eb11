import { isProblem, readConversation } from "../../app/conversations/readConversation";
import { buildPacket } from "../../core/packet/buildPacket";
import { buildHandoff, scanMasked } from "../../core/pipeline";
import { createRedactor } from "../../core/redact/redactor";
import { findingsJson } from "../../core/render/transcriptJson";
import { type Command, sayProblem } from "../command";
import { agentOption, parseOptions, pathOption } from "../options";

/** `scan`: writes nothing; prints the packet, or with `--findings` the findings with their evidence. */
export const scanCommand: Command = (context) => {
	const options = parseOptions(context.args, {
		transcript: { type: "string" },
		agent: { type: "string" },
		workspace: { type: "string" },
		findings: { type: "boolean" },
	});
	const path = pathOption("--transcript", options.transcript, context.cwd);
	const read = readConversation(context.ports.files, path, { agent: agentOption(options.agent) });
	if (isProblem(read)) {
		sayProblem(context, read);
		return 2;
	}
	for (const problem of read.problems) sayProblem(context, problem);
	const redactor = createRedactor({ env: context.ports.places.env, extraPatterns: [] });
	const handoff = buildHandoff({
		id: context.ports.ids.uuid(),
		createdAt: context.ports.clock.now().toISOString(),
		reason: "manual",
		conversations: [{ transcript: read, path, folder: options.workspace ?? read.cwd }],
		git: new Map(),
		supersedes: new Map(),
		redactor,
	});
	const packet = buildPacket(handoff);
	context.print(JSON.stringify(options.findings ? findingsJson(packet, read, scanMasked(read, redactor)) : packet));
	return 0;
};
