import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/core/model/finding";
import type { FolderHandoff } from "../../../src/core/model/handoff";
import type { Watch } from "../../../src/core/model/watch";
import { buildPacket } from "../../../src/core/packet/buildPacket";
import { buildHandoff } from "../../../src/core/pipeline";
import { createRedactor } from "../../../src/core/redact/redactor";
import { narrativeBody } from "../../../src/core/render/narrative";
import { resumePrompt } from "../../../src/core/render/prompt";
import { fallbackText, statusBlock } from "../../../src/core/render/status";
import { exampleFolder, exampleHandoff } from "../../support/model/exampleHandoff";
import { ask, conversation, edit, plan, read, refused, run, say, subagent, turn } from "../scan/support/conversation";
import { running, run as terminalRun } from "../terminal/runs";
import { hostileTexts, sign } from "./support/hostileTexts";
import { sectionFaults } from "./support/sectionFaults";

const redactor = createRedactor({ env: {}, extraPatterns: [] });
const id = exampleHandoff.id;
const table = Object.entries(hostileTexts);

describe("orders to the next agent, whatever they are dressed in", () => {
	it.each(table)("in every field of a handoff: %s", (_, text) => {
		expect(sectionFaults(narrativeBody(hostileFolder(text), id), sign)).toEqual([]);
	});

	it.each(table)("at every place of a transcript: %s", (_, text) => {
		for (const folder of handoffOf(text).folders) expect(sectionFaults(narrativeBody(folder, id), sign)).toEqual([]);
	});

	it("are found at many places, so that there is something to be tested", () => {
		const [folder] = handoffOf(sign).folders;
		const kinds = new Set(folder?.findings.map(({ kind }) => kind));
		expect([...kinds].sort()).toEqual(
			["attempt", "constraint", "correction", "decision", "intent", "issue", "lesson", "question", "unfinished"].filter(
				(kind) => kinds.has(kind as Finding["kind"]),
			),
		);
		expect(kinds.size).toBeGreaterThanOrEqual(6);
	});

	it("combined at random, with random text between them", () => {
		const piece = fc.oneof(
			fc.constantFrom(...table.map(([, text]) => text).filter((text) => text.length < 500)),
			fc.string({ unit: "binary", maxLength: 12 }),
			fc.stringMatching(/^[-#>*+=|:`~\\<>[\]()!&;_.\s0-9a-z]{0,12}$/),
		);
		fc.assert(
			fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
				const text = pieces.join("");
				expect(sectionFaults(narrativeBody(hostileFolder(`${text}${sign}`), id), sign)).toEqual([]);
			}),
			{ numRuns: 150 },
		);
	});

	it("leave the number of boxes and items as it is", () => {
		for (const [, text] of table) {
			const body = narrativeBody(hostileFolder(text), id);
			expect(body.match(/^\s*(?:[-*+]|\d+[.)]) \[.\]/gm)).toEqual(["- [ ]"]);
		}
	});
});

describe("the other texts that people and agents get", () => {
	it.each(table)("the prompt keeps its lines: %s", (_, text) => {
		const prompt = resumePrompt(`/work/${text}/NEXT_SESSION_HANDOFF.md`, `Handoff ${text}`);
		expect(prompt.split(/[\n\r\u2028\u2029\u0085]/)).toHaveLength(5);
		expect(prompt).not.toMatch(unseen);
	});

	it.each(table)("the status block keeps its lines: %s", (_, text) => {
		const packet = buildPacket(exampleHandoff);
		const input = { packet, adapters: { kind: "blocked", names: [text] }, passed: [], failureLines: [text] } as const;
		const block = statusBlock({ ...input, teaser: text });
		expect(block.split(/[\n\r\u2028\u2029\u0085]/)).toHaveLength(10);
		expect(block).not.toMatch(unseen);
	});

	it.each(table)("the packet is shown so that it can be read back, and nothing in it acts: %s", (_, text) => {
		const packet = buildPacket({ ...exampleHandoff, folders: [hostileFolder(text)] });
		const shown = fallbackText(packet, "the README");
		expect(JSON.parse(/^```json\n([\s\S]*?)\n```$/m.exec(shown)?.[1] ?? "")).toEqual(packet);
		expect(shown.match(/^\s*(?:```|~~~)/gm)).toHaveLength(2);
		expect(shown).not.toMatch(unseen);
	});
});

/** Not seen, or not text; but for the line's end. */
const unseen =
	/[^\P{Cc}\n]|\p{Cs}|(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}|[\u2028\u2029]/u;

const kept = new Set(["kind", "source", "basis", "priority", "stakes", "speaker", "category", "risk", "by", "askedBy"]);
const ours = new Set([
	"agent",
	"check",
	"verdict",
	"state",
	"urgency",
	"operation",
	"supersedes",
	"readBefore",
	"folder",
	"since",
]);

/** The example with the text in place of every word that can come from a session, a file, git or a terminal. */
function hostileFolder(text: string): FolderHandoff {
	const issue: Finding = { ...issueOf(text), risk: "H" };
	const terminal = { ...terminalRun(text, "10:00", { name: text }), evidence: evidenceOf(text) };
	const folder: FolderHandoff = {
		...exampleFolder,
		findings: [...exampleFolder.findings, issue],
		filesEdited: [text, `/work/tide/${text}`, "/work/tide/javascript:alert(1)"],
		terminals: {
			running: [{ ...terminal, state: "running" }],
			fixed: [{ failed: terminal, passed: terminal }],
			failed: [terminal],
			afterAgent: [terminal],
			gaps: { noEnd: 1, noExitCode: 1, noOutput: 1, unseen: [text], unreadable: 1 },
		},
		watches: [watchOf(text)],
	};
	return swap(folder, text) as FolderHandoff;
}

function watchOf(text: string): Watch {
	const since = "2026-11-30T10:00:00.000Z";
	const marks = { id: text, schedule: text, owner: text, since, ports: [80], recreate: true, mayRun: false };
	return { kind: "background", what: `another ${text}`, ...marks };
}

function evidenceOf(text: string) {
	const run = { kind: "command", name: text, at: "2026-11-30T10:00:00.000Z" } as const;
	return { conversation: "run", turn: 0, offset: 0, speaker: "tool", quote: text, run } as const;
}

function issueOf(text: string) {
	const evidence = [{ conversation: text, turn: 1, offset: 1, speaker: "assistant", quote: text }] as const;
	return { kind: "issue", text, basis: "dialogue", evidence } as const;
}

function swap(value: unknown, text: string, key = ""): unknown {
	if (typeof value === "string") {
		if (kept.has(key) || ours.has(key) || /At$|^at$/.test(key)) return value;
		return value.startsWith("/work/tide/") ? value : text;
	}
	if (Array.isArray(value)) return value.map((inner) => swap(inner, text, key));
	if (value === null || typeof value !== "object") return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, swap(inner, text, name)]));
}

/** The handoff of a session in which the text stands wherever foreign text can stand. */
function handoffOf(text: string) {
	const transcript = conversation(
		turn(
			`Fix the export of ${text}. Never commit to main ${text}`,
			read(`/work/tide/${text}`, text),
			plan([`Write the parser ${text}`, "pending"], ["Fix the export", "completed"]),
			run(`cat ${text}`, 0, text),
			run("npm test", 1, `FAIL test/a.test.ts > ${text}\n${text}\n1 failed`),
			subagent(`Look at ${text}`, text),
			say(`I decided to split on line ends instead of trimming, because ${text}.\n\n${text}`),
		),
		turn(
			`No, that is wrong: ${text}`,
			edit(`/work/tide/src/${text}.ts`, `// TODO ${text}`),
			refused({ name: "Bash", kind: "shell", command: text }, text),
			ask({ question: `Which way? ${text}`, options: [text, "no"], answer: null }),
			say(
				`The attempt with ${text} failed. The root cause is that ${text}.\n\nNext steps:\n- Add tests for ${text}\n- ${text}`,
			),
		),
		turn(`${text}\n\nLater: deploy ${text}`, say(`Deferred: ${text}. You will need to run ${text}. ${text}`)),
	);
	const folder = "/work/tide";
	const git = exampleFolder.git;
	if (git === null) throw new Error("the example has a repository");
	const said = { branch: text, subject: text, stashes: [text], uncommitted: [text], conflicts: [text], upstream: text };
	const commits = [{ sha: "0123456789ab", subject: text }];
	const runs = [terminalRun(text, "10:00", { exitCode: 1, output: text, name: text }), running(text, "10:01")];
	return buildHandoff({
		id,
		createdAt: exampleHandoff.createdAt,
		reason: "manual",
		conversations: [{ transcript: { ...transcript, title: text, id: text, branch: text }, path: text, folder }],
		git: new Map([
			[folder, { ...git, ...said, session: { from: "0123456789ab", commits, files: [text], filesCount: 1 } }],
		]),
		runs: new Map([[folder, { runs, unseen: [text], unreadable: 0 }]]),
		supersedes: new Map(),
		redactor,
	});
}
