import { isProblem, readConversation } from "../../app/conversations/readConversation";
import { redactDeep } from "../../core/redact/redactDeep";
import { createRedactor } from "../../core/redact/redactor";
import { transcriptJson } from "../../core/render/transcriptJson";
import { type Command, sayProblem } from "../command";
import { agentOption, parseOptions, pathOption } from "../options";

/** `transcript`: writes nothing; prints the normalised transcript, secrets masked. */
export const transcriptCommand: Command = (context) => {
	const options = parseOptions(context.args, { transcript: { type: "string" }, agent: { type: "string" } });
	const path = pathOption("--transcript", options.transcript, context.cwd);
	const read = readConversation(context.ports.files, path, { agent: agentOption(options.agent) });
	if (isProblem(read)) {
		sayProblem(context, read);
		return 2;
	}
	for (const problem of read.problems) sayProblem(context, problem);
	const redactor = createRedactor({ env: context.ports.places.env, extraPatterns: [] });
	context.print(JSON.stringify(transcriptJson(redactDeep(read, redactor))));
	return 0;
};
