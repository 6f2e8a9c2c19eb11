import { findConversations } from "../../src/app/conversations/findConversations";
import { isProblem, readConversation } from "../../src/app/conversations/readConversation";
import { locksFolder } from "../../src/app/emit/paths";
import type { Ports } from "../../src/app/ports";
import { briefsFolder } from "../../src/app/resume/briefsFolder";
import { readiness } from "../../src/app/resume/readiness";
import { writeBrief } from "../../src/app/resume/writeBrief";
import { lookForSuccessor, type SeenConversation } from "../../src/app/successor/lookForSuccessor";
import { successorPrompt } from "../../src/core/render/successorPrompt";
import { commandWith, usualCommands } from "../../src/core/successor/successors";
import { createPorts } from "../../src/node/createPorts";

/**
 * What *Continue in Next Agent…* does of itself. `begin FOLDER`: writes the brief, and prints where it is and how Codex
 * is started with it. `look FOLDER BRIEF STARTED_AT`: prints what is seen of the successor.
 */
function main([mode = "", folder = "", brief = "", startedAt = ""]: readonly string[]): unknown {
	const ports = createPorts(locksFolder);
	if (mode === "look")
		return lookForSuccessor(conversations(ports, folder), { folder, agent: "codex", startedAt, given: [brief] });
	const card = readiness(ports, folder, ports.clock.now());
	if (card.kind === "fresh") throw new Error("there is no handoff to go on from");
	const written = writeBrief(ports, {
		card,
		goal: null,
		briefsFolder,
		collabFiles: [],
		relay: [],
		pullRequests: null,
		extraPatterns: [],
	});
	if (written.kind === "failed") throw new Error(JSON.stringify(written.problem));
	const prompt = successorPrompt({ card, brief: written.path, goal: null });
	return { brief: written.path, gaps: written.gaps, command: commandWith(usualCommands.codex, prompt) };
}

function conversations(ports: Ports, folder: string): SeenConversation[] {
	return findConversations(ports, [folder]).found.flatMap((found) => {
		const transcript = readConversation(ports, found, { following: true });
		return isProblem(transcript) ? [] : [{ found, transcript }];
	});
}

process.stdout.write(JSON.stringify(main(process.argv.slice(2))));
