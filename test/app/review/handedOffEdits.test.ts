import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { collectConversations } from "../../../src/app/conversations/collectConversations";
import { createHandoff, planHandoff } from "../../../src/app/handoff/createHandoff";
import { editsFolder, readEdits, saveEdits } from "../../../src/app/review/editsFile";
import type { FolderItem } from "../../../src/app/review/reviewHandoff";
import type { Packet } from "../../../src/core/model/packet";
import { placeSample } from "../../support/placeSample.mts";
import { scratchPorts } from "../../support/scratchPorts";

function setUp() {
	const set = scratchPorts();
	placeSample("claude-code", set.home, set.workspace);
	const order = () => ({
		reason: "manual" as const,
		conversations: collectConversations(set.ports, [set.workspace]).conversations.map(({ transcript, found }) => ({
			transcript,
			path: found.path,
			folder: set.workspace,
		})),
		folders: [{ path: set.workspace, trusted: true, create: "always" as const }],
		runHooks: false,
		extraPatterns: [/tide-secret/g],
		onlyNews: false,
	});
	const items = () => planHandoff(set.ports, order()).review.flatMap((folder) => folder.items);
	const item = (words: string): FolderItem => {
		const found = items().find(({ finding }) => finding.text.includes(words));
		if (found === undefined) throw new Error(`nothing says "${words}"`);
		return found;
	};
	const handOff = (): { narrative: string; packet: Packet } => {
		const created = createHandoff(set.ports, order());
		if (created.kind !== "created") throw new Error(created.kind);
		const narrative = readFileSync(join(set.workspace, "NEXT_SESSION_HANDOFF.md"), "utf8");
		return { narrative: narrative.slice(narrative.lastIndexOf("\n## ")), packet: created.pending.packet };
	};
	return { ...set, items, item, handOff };
}

const plain = (text: string) => text;

describe("a handoff after the review", () => {
	it("leaves out what was dropped, in section, packet and beacon", () => {
		const set = setUp();
		const { key, finding, conversation } = set.item("streaming parser");
		expect(set.handOff().narrative).toContain("streaming parser");
		const change = { key, kind: finding.kind, dropped: true };
		const all = set.items().filter((one) => one.finding.kind === finding.kind);
		expect(saveEdits(set.ports, { conversation, changes: [change] }, plain)).toBeNull();
		const { packet } = set.handOff();
		expect(packet.unfinished_items).toHaveLength(all.length - 1);
		expect(packet.unfinished_items.map(({ title }) => title)).not.toContain(finding.text);
		expect(packet.summary).toContain(`${all.length - 1} item`);
	});

	it("says what the user said instead, and what they added, and that they did", () => {
		const set = setUp();
		const { key, finding, conversation } = set.item("streaming parser");
		const changes = [
			{ key, kind: finding.kind, text: "Stream files over 50 MB" },
			{ key: "own", kind: "constraint" as const, added: true as const, text: "Never touch the tide-secret table" },
		];
		saveEdits(set.ports, { conversation, changes }, plain);
		const { narrative, packet } = set.handOff();
		expect(packet.unfinished_items.map(({ title }) => title)).toContain("Stream files over 50 MB [reworded by hand]");
		expect(narrative).toContain("Stream files over 50 MB");
		expect(narrative).toContain("reworded by hand");
		expect(narrative).toMatch(/Never touch the .*REDACTED.* table .*added by hand/);
		expect(narrative).not.toContain("tide-secret");
	});

	it("masks secrets before the user's words are kept, in a file that is the user's alone", () => {
		const set = setUp();
		const { conversation } = set.item("streaming parser");
		const changes = [{ key: "own", kind: "lesson" as const, added: true as const, text: "the key is hunter2" }];
		saveEdits(set.ports, { conversation, changes }, (text) => text.replaceAll("hunter2", "[REDACTED]"));
		const folder = editsFolder(set.ports);
		const [name = ""] = readdirSync(folder);
		expect(readFileSync(join(folder, name), "utf8")).not.toContain("hunter2");
		expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
		expect(statSync(folder).mode & 0o777).toBe(0o700);
	});

	it("is made without edits where their file is torn, and tells; the next edit puts it aside", () => {
		const set = setUp();
		const { key, finding, conversation } = set.item("streaming parser");
		const change = { key, kind: finding.kind, dropped: true };
		saveEdits(set.ports, { conversation, changes: [change] }, plain);
		const folder = editsFolder(set.ports);
		const path = join(folder, readdirSync(folder)[0] ?? "");
		writeFileSync(path, '{"version":1,"edi');
		expect(readEdits(set.ports, conversation)).toMatchObject({ edits: [], problem: { code: "file.unreadable", path } });
		expect(set.handOff().narrative).toContain("streaming parser");
		saveEdits(set.ports, { conversation, changes: [change] }, plain);
		expect(readEdits(set.ports, conversation).edits).toHaveLength(1);
		expect(readdirSync(folder).some((name) => name.includes(".broken-"))).toBe(true);
	});

	it("keeps what a newer version keeps in the file, and tells when the disk refuses", () => {
		const set = setUp();
		const { key, finding, conversation } = set.item("streaming parser");
		const change = { key, kind: finding.kind, dropped: true };
		saveEdits(set.ports, { conversation, changes: [change] }, plain);
		const folder = editsFolder(set.ports);
		const path = join(folder, readdirSync(folder)[0] ?? "");
		writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), mood: "good" }));
		saveEdits(set.ports, { conversation, changes: [{ ...change, dropped: false }] }, plain);
		expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ mood: "good", edits: [] });
		writeFileSync(join(set.home, ".codialectic/blocked"), "");
		const places = { ...set.ports.places, home: join(set.home, ".codialectic/blocked") };
		const problem = saveEdits({ ...set.ports, places }, { conversation, changes: [change] }, plain);
		expect(problem?.code).toBe("file.notWritten");
		expect(existsSync(path)).toBe(true);
	});
});
