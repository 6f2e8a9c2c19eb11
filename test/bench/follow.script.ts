import { randomUUID } from "node:crypto";
import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { locksFolder } from "../../src/app/emit/paths";
import { preparedPath, savePrepared } from "../../src/app/emit/preparedFile";
import { planHandoff } from "../../src/app/handoff/createHandoff";
import { sealPrepared } from "../../src/app/handoff/sealPrepared";
import type { Ports } from "../../src/app/ports";
import { type Advance, FollowedConversation } from "../../src/app/watch/followedConversation";
import type { Transcript } from "../../src/core/model/transcript";
import { createPorts } from "../../src/node/createPorts";

/** How often each thing is done; the two histories take turns, so that both meet the same machine. */
const [appends, plans, seals] = [60, 5, 25];
const warmUps = 10;

/** The CPU times of each thing in milliseconds, for one history. */
interface Times {
	readonly advance: number[];
	readonly tell: number[];
	readonly plan: number[];
	readonly seal: number[];
}

/**
 * `FOLDER LARGE SMALL`: follows both transcripts while turns are appended, makes handoffs ready and seals them.
 * Prints the times of large and small as JSON.
 */
function main([folder = "", large = "", small = ""]: readonly string[]): void {
	const ports = createPorts(locksFolder);
	const histories = [large, small].map((path, at) => {
		const workspace = join(folder, `workspace ${at}`);
		mkdirSync(workspace);
		return {
			...follow(ports, path, workspace),
			workspace,
			times: { advance: [], tell: [], plan: [], seal: [] } as Times,
		};
	});
	for (let time = 0; time < warmUps + appends; time++)
		for (const { path, conversation, times } of histories) {
			appendFileSync(path, oneTurn());
			let news: unknown;
			const ms = timed(() => {
				news = advance(conversation);
			});
			// What the editor's own thread has to do: it takes over what the watching thread posts.
			const told = timed(() => structuredClone({ found: conversation.found, news }));
			if (time >= warmUps) times.advance.push(ms);
			if (time >= warmUps) times.tell.push(told);
		}
	for (let time = 0; time < plans; time++)
		for (const { conversation, workspace, times } of histories)
			times.plan.push(timed(() => plan(ports, transcriptOf(conversation), workspace)));
	for (const { conversation, workspace, times } of histories) {
		const transcript = transcriptOf(conversation);
		for (let time = 0; time < seals; time++)
			times.seal.push(sealOnce(ports, { ...transcript, id: `c${time} in ${workspace}` }, workspace));
	}
	process.stdout.write(JSON.stringify(histories.map(({ times }) => times)));
}

function follow(ports: Ports, path: string, workspace: string) {
	const file = { path, session: null, others: [], changedAt: "", size: 0 };
	const found = { agent: "claude-code", id: path, title: null, cwd: null, folder: workspace, ...file } as const;
	const conversation = new FollowedConversation(ports, found);
	conversation.advance();
	return { path, conversation };
}

function advance(conversation: FollowedConversation): Advance {
	const advance = conversation.advance();
	if (advance.kind !== "changed" || advance.messages.length !== 1) throw new Error(JSON.stringify(advance));
	return advance;
}

/** A message of the user and an answer, as Claude Code writes them. */
function oneTurn(): string {
	const common = {
		isSidechain: false,
		timestamp: new Date().toISOString(),
		cwd: "/home/dev/tide-tables",
		version: "2.1.0",
	};
	const user = {
		...common,
		parentUuid: null,
		uuid: randomUUID(),
		type: "user",
		promptSource: "typed",
		message: { role: "user", content: "Now the next part, please." },
	};
	const answer = {
		...common,
		parentUuid: user.uuid,
		uuid: randomUUID(),
		type: "assistant",
		message: {
			id: `msg_${randomUUID()}`,
			role: "assistant",
			model: "claude-opus-4-7",
			content: [{ type: "text", text: "Done. ".repeat(200) }],
		},
	};
	return `${JSON.stringify(user)}\n${JSON.stringify(answer)}\n`;
}

function transcriptOf({ transcript }: FollowedConversation): Transcript {
	if (transcript === null) throw new Error("nothing was read");
	return transcript;
}

function plan(ports: Ports, transcript: Transcript, workspace: string) {
	return planHandoff(ports, {
		reason: "tier_E_lifecycle",
		conversations: [{ transcript, path: "", folder: workspace }],
		folders: [{ path: workspace, trusted: true, create: "always" }],
		runHooks: true,
		extraPatterns: [],
		onlyNews: true,
	}).request;
}

/** Makes a handoff ready and gives how long sealing it takes. */
function sealOnce(ports: Ports, transcript: Transcript, workspace: string): number {
	const ready = preparedPath(ports, ports.ids.uuid());
	const problem = savePrepared(ports, ready, plan(ports, transcript, workspace));
	if (problem !== null) throw new Error(JSON.stringify(problem));
	return timed(() => {
		const { kind } = sealPrepared(ports, ready);
		if (kind !== "sealed") throw new Error(kind);
	});
}

/** Milliseconds that were computed: what else the machine does hardly lengthens them. */
function timed(work: () => unknown): number {
	const start = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(start);
	return (user + system) / 1000;
}

main(process.argv.slice(2));
