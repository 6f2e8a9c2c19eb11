import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildPacket } from "../../../src/core/packet/buildPacket";
import { buildHandoff } from "../../../src/core/pipeline";
import { createRedactor } from "../../../src/core/redact/redactor";
import { narrativeBody } from "../../../src/core/render/narrative";
import { resumePrompt } from "../../../src/core/render/prompt";
import { packetBlock, statusBlock } from "../../../src/core/render/status";
import { exampleFolder, exampleHandoff } from "../../support/model/exampleHandoff";
import { ask, call, conversation, edit, plan, refused, run, say, turn } from "../scan/support/conversation";
import { running, run as terminalRun } from "../terminal/runs";

const redactor = createRedactor({ env: {}, extraPatterns: [] });
const alphabet = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"];
const secret = fc
	.string({ unit: fc.constantFrom(...alphabet), minLength: 36, maxLength: 36 })
	.filter((text) => new Set(text).size > 12)
	.map((text) => `ghp_${text}`);
const folder = "/work/tide";

describe("secrets are masked before anything is cut, so that no cut leaves a part of one", () => {
	it("wherever they stand, however far into a text", () => {
		fc.assert(
			fc.property(secret, fc.nat({ max: 420 }), (token, before) => {
				const text = `${"word ".repeat(Math.floor(before / 5))}${"x".repeat(before % 5)} token ${token} and more words behind it`;
				const handoff = handoffOf(text);
				const packet = buildPacket(handoff);
				const texts = [
					...handoff.folders.map((part) => narrativeBody(part, handoff.id)),
					packetBlock(packet),
					statusBlock({ packet, adapters: { kind: "none" }, passed: [], failureLines: [], teaser: handoff.teaser }),
					resumePrompt(folder, exampleHandoff.createdAt),
				];
				for (let at = "ghp_".length; at + 8 <= token.length; at++)
					for (const shown of texts) expect(shown).not.toContain(token.slice(at, at + 8));
			}),
			{ numRuns: 60 },
		);
	});

	it("in what an agent left running, too, which the handoff tells", () => {
		const [part] = handoffOf("--token=ghp_a1B2c3D4e5F6g7H8i9a1B2c3D4e5F6g7H8i9").folders;
		const body = part === undefined ? "" : narrativeBody(part, exampleHandoff.id);
		expect(body).toMatch(/### Still running\n.*\n- background command `listen --token=\[REDACTED\]` of `/);
		expect(body).toMatch(/- cron `--token=\[REDACTED\]` of `.*, schedule `\*\/5 \* \* \* \*`/);
	});

	it("and what is masked is shown as masked", () => {
		const token = `ghp_${"a1B2c3D4e5F6g7H8i9".repeat(2)}`;
		const [part] = handoffOf(`deploy with ${token}`).folders;
		expect(part === undefined ? "" : narrativeBody(part, exampleHandoff.id)).toContain("[REDACTED]");
	});
});

function handoffOf(text: string) {
	const transcript = conversation(
		turn(
			`Fix the export. Never do this: ${text}`,
			plan([`Write the parser: ${text}`, "pending"]),
			run(`deploy ${text}`, 1, `FAIL ${text}\n1 failed`),
			run("npm test", 1, `FAIL ${text}\n1 failed`),
			say(`I decided to use the file instead of the flag, because ${text}`),
		),
		turn(
			`No, that is wrong: ${text}`,
			edit(`${folder}/src/a.ts`, `// TODO ${text}`),
			call({
				name: "Bash",
				kind: "shell",
				command: `listen ${text}`,
				background: true,
				ok: null,
				result: `ID: ${text}`,
			}),
			call({ name: "CronCreate", kind: "other", text: `*/5 * * * *\n${text}`, result: `job ${text}`, ok: true }),
			refused({ name: "Bash", kind: "shell", command: text }, text),
			ask({ question: `Which way? ${text}`, options: [text, "no"], answer: null }),
			say(`The root cause is that ${text}.\n\nNext steps:\n- Add ${text}\n- Look at ${text}`),
		),
	);
	const git = exampleFolder.git;
	if (git === null) throw new Error("the example has a repository");
	const runs = [terminalRun(`curl ${text}`, "10:00", { exitCode: 1, output: text }), running(`serve ${text}`, "10:01")];
	return buildHandoff({
		id: exampleHandoff.id,
		createdAt: exampleHandoff.createdAt,
		reason: "manual",
		conversations: [{ transcript: { ...transcript, title: text }, path: "/x", folder }],
		git: new Map([[folder, { ...git, subject: text, stashes: [text], branch: text }]]),
		runs: new Map([[folder, { runs, unseen: [], unreadable: 0 }]]),
		supersedes: new Map(),
		redactor,
	});
}
