import { beginHandoff } from "../../../src/app/emit/beginHandoff";
import { advanceHandoff, finishHandoff } from "../../../src/app/emit/emitHandoff";
import { runHooks } from "../../../src/app/emit/runHooks";
import { portsAt, requestFor } from "./emitSupport";

/** A whole handoff with the conversations of its own kind: `HOME WORKSPACE CONVERSATION`. Says when it begins and when it has begun. */
async function main([home = "", workspace = "", conversation = ""]: readonly string[]): Promise<void> {
	const ports = portsAt(home);
	const request = requestFor(workspace, { onlyNews: true });
	const conversations = request.conversations.map((one) => ({ ...one, id: conversation }));
	process.stdout.write(`ready ${request.packet.session_id}\n`);
	const begun = beginHandoff(ports, { ...request, conversations });
	if (begun.kind !== "begun") throw new Error(JSON.stringify(begun));
	process.stdout.write("begun\n");
	const { pending } = advanceHandoff(ports, begun.pending);
	const after = await runHooks(ports, pending, async ({ name }) => {
		return { name, verdict: "PASS", code: 0, stderrLine: "", ending: "exited 0", ms: 0, line: null };
	});
	finishHandoff(ports, after.pending);
}

void main(process.argv.slice(2));
