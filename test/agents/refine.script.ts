import { locksFolder } from "../../src/app/emit/paths";
import { askAgent, type RefineAgent } from "../../src/app/refine/askAgent";
import { createPorts } from "../../src/node/createPorts";

/** Asks an agent of this search path a question, as refining a handoff does, and prints what came of it. */
const [agent, question = ""] = process.argv.slice(2) as [RefineAgent, string?];
const signal = new AbortController().signal;
const answer = await askAgent(createPorts(locksFolder), agent, question, { timeoutSeconds: 50, signal });
process.stdout.write(JSON.stringify(answer));
