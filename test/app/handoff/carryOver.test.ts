import { appendFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createHandoff } from "../../../src/app/handoff/createHandoff";
import { earlierSections } from "../../../src/app/handoff/earlierSections";
import { saveEdits } from "../../../src/app/review/editsFile";
import type { Transcript } from "../../../src/core/model/transcript";
import type { ItemChange } from "../../../src/core/review/edits";
import { conversation, edit, run, say, turn } from "../../core/scan/support/conversation";
import { scratchPorts } from "../../support/scratchPorts";

const parser = "Streaming parser for files over 50 MB";
const docs = "Translate the tide glossary into Danish";

/** A session that leaves two things for later. */
const first = named(
	"first",
	turn("Fix the export", edit("/ws/a.ts", "x"), say(`Fixed.\n\nNext steps:\n- ${parser}\n- ${docs}`)),
);
/** One that has nothing to do with them. */
const other = named(
	"other",
	turn("Rename the logo file", run("git mv logo.png mark.png", 0), say("Renamed it to mark.png.")),
);
const third = named("third", turn("Bump the copyright year", edit("/ws/LICENSE", "2026"), say("It says 2026 now.")));

describe("the next handoff of a folder (R-003-7)", () => {
	it("takes over what the earlier one leaves open, once, and says from when", () => {
		const { handOff, items, text } = workspace();
		handOff(first, "10:00");
		handOff(other, "11:00");
		expect(items()).toEqual([`[ ] ${parser}`, `[ ] ${docs}`]);
		expect(lastSection(text())).toContain("inherited from 2026-11-30T10:00:00.000Z)");
		expect(lastSection(text())).toContain("conversation=first&turn=1");
		handOff(third, "12:00");
		expect(items()).toEqual([`[ ] ${parser}`, `[ ] ${docs}`]);
		expect(lastSection(text())).toContain("inherited from 2026-11-30T10:00:00.000Z)");
		expect(lastSection(text())).not.toContain("inherited from 2026-11-30T11:00:00.000Z)");
	});

	it("says so in the packet as well, and no finding of it claims to be the session's own", () => {
		const { handOff } = workspace();
		handOff(first, "10:00");
		const packet = handOff(other, "11:00");
		expect(packet.unfinished_items.map(({ title }) => title)).toEqual([parser, docs]);
		for (const { whats_left } of packet.unfinished_items)
			expect(whats_left).toContain("[inherited from the handoff of 2026-11-30T10:00:00.000Z]");
	});

	it.each([
		["ticked", (text: string) => text.replace(`[ ] “${parser}`, `[x] “${parser}`)],
		["ticked with a capital", (text: string) => text.replace(`[ ] “${parser}`, `[X] “${parser}`)],
		["struck through", (text: string) => text.replace(/^- \[ \] (“Streaming.*)$/m, "- [ ] ~~$1~~")],
		["taken out", (text: string) => text.replace(/^- \[ \] “Streaming.*\n(?: {2}- .*\n)*/m, "")],
	])("does not take over what the user has %s", (_, change) => {
		const { handOff, items, edited } = workspace();
		handOff(first, "10:00");
		edited(change);
		handOff(other, "11:00");
		expect(items()).toEqual([`[ ] ${docs}`]);
	});

	it.each([
		["ticked", (text: string) => text.replace(`[ ] “${parser}`, `[x] “${parser}`)],
		["taken out", (text: string) => text.replace(/^- \[ \] “Streaming.*\n(?: {2}- .*\n)*/m, "")],
	])("does not list again what the same conversation left and the user has %s", (_, change) => {
		const { handOff, items, edited } = workspace();
		handOff(first, "10:00");
		edited(change);
		handOff({ ...first, turns: [...first.turns, ...later(first, "Anything else?", "No.")] }, "11:00");
		expect(items()).toEqual([`[ ] ${docs}`]);
	});

	it("lists again what came up again after it was ticked", () => {
		const { handOff, items, edited } = workspace();
		handOff(first, "10:00");
		edited((text) => text.replace(`[ ] “${parser}`, `[x] “${parser}`));
		const again = later(
			first,
			"How about the parser?",
			`Not done.\n\nNext steps:\n- ${parser}`,
			"2026-11-30T10:30:00.000Z",
		);
		handOff({ ...first, turns: [...first.turns, ...again] }, "11:00");
		expect(items()).toContain(`[ ] ${parser}`);
	});

	it("leaves out what the new session did or worked on", () => {
		const { handOff, items } = workspace();
		handOff(first, "10:00");
		const doing = named(
			"doing",
			turn(
				`Write the streaming parser for files over 50 MB`,
				edit("/ws/p.ts", "x"),
				run("npm test", 0, "1 passed"),
				say("Done."),
			),
		);
		handOff(doing, "11:00");
		expect(items()).toEqual([`[ ] ${docs}`]);
	});

	it("finds anew what the same conversation leaves, and inherits nothing from it", () => {
		const { handOff, items, text } = workspace();
		handOff(first, "10:00");
		handOff({ ...first, turns: [...first.turns, ...later(first, "And now?", "Nothing new.")] }, "11:00");
		expect(items()).toEqual([`[ ] ${parser}`, `[ ] ${docs}`]);
		expect(lastSection(text())).not.toContain("inherited");
	});

	it("keeps what the user wrote into the list, also where the same conversation goes on", () => {
		const { handOff, items, edited } = workspace();
		handOff(first, "10:00");
		edited((text) =>
			text
				.replace(/^(- \[ \] “Translate.*)$/m, "$1\n- [ ] Call Kim about the \\<schema>")
				.replace("Danish”", "Frisian, not in Danish at all”"),
		);
		handOff({ ...first, turns: [...first.turns, ...later(first, "And now?", "Nothing new.")] }, "11:00");
		const edits = [
			"[ ] Translate the tide glossary into Frisian, not in Danish at all",
			"[ ] Call Kim about the <schema>",
		];
		expect(items().sort()).toEqual([`[ ] ${parser}`, ...edits].sort());
	});

	it("looks at both of two sections that were written side by side", () => {
		const [here, elsewhere] = [workspace(), workspace()];
		here.handOff(first, "10:00");
		const next = "Move the harbour table to JSON";
		elsewhere.handOff(
			named("side", turn("Tidy up", edit("/ws/b.ts", "x"), say(`Tidied.\n\nNext steps:\n- ${next}`))),
			"10:01",
		);
		appendFileSync(here.file, `\n${elsewhere.text()}`);
		here.handOff(other, "11:00");
		expect(here.items().sort()).toEqual([`[ ] ${next}`, `[ ] ${parser}`, `[ ] ${docs}`].sort());
		expect(lastSection(here.text())).toContain("taken over: 2026-11-30T10:00:00.000Z, 2026-11-30T10:01:00.000Z.");
	});

	it("leaves sections of other tools alone, and takes nothing from them", () => {
		const { handOff, items, file, text } = workspace();
		const foreign = "# Notes\n\n## Handoff 2026-11-29T10:00:00Z\n\n### Unfinished\n- [ ] Water the plants\n";
		writeFileSync(file, foreign);
		handOff(other, "11:00");
		expect(items()).toEqual([]);
		expect(text().startsWith(foreign)).toBe(true);
	});

	it("takes nothing from a folder that is not trusted", () => {
		const { handOff, ports, folder } = workspace();
		handOff(first, "10:00");
		const result = create(ports, folder, other, "11:00", false);
		expect(result.pending.packet.unfinished_items).toEqual([]);
	});

	it("masks secrets that somebody wrote into the file, and quotes what is dressed up as something else", () => {
		const { handOff, edited, text } = workspace();
		handOff(first, "10:00");
		const token = `ghp_${"a1B2c3D4e5F6".repeat(3)}`;
		edited((before) =>
			before.replace(/^- \[ \] “Translate.*$/m, `- [ ] Use ${token} ” <img src=x> [go](command:x) # now`),
		);
		handOff(other, "11:00");
		expect(lastSection(text())).not.toContain(token);
		expect(lastSection(text())).toMatch(/^- \[ \] “Use \[REDACTED\].*\\<img src=x>.*” \(/m);
	});

	it("reads only the end of an enormous file", () => {
		const { handOff, ports, folder, file, items } = workspace();
		writeFileSync(file, `${"Something else entirely, again and again. ".repeat(50)}\n`.repeat(25_000));
		expect(statSync(file).size).toBeGreaterThan(50_000_000);
		handOff(first, "10:00");
		const began = performance.now();
		expect(earlierSections(ports, folder)).toHaveLength(1);
		expect(performance.now() - began).toBeLessThan(2_000);
		handOff(other, "11:00");
		expect(items()).toEqual([`[ ] ${parser}`, `[ ] ${docs}`]);
	});

	it("goes on where the file is none that can be read", () => {
		const { ports, folder, file } = workspace();
		appendFileSync(file, new Uint8Array([0xff, 0xfe, 0x00, 0xd8, 0x0a]));
		expect(earlierSections(ports, folder)).toEqual([]);
	});
});

describe("an item of the user's own, put in in the review", () => {
	const call = "Call Kim about the schema today";
	const long = `${call} and ask how ${"the harbour master counts the tides of a year, and ".repeat(4)}why`;
	const boxed = `[ ] ${call} [added by hand]`;
	const added = (text: string): ItemChange => ({ key: "own", kind: "unfinished", added: true, text });
	const goneOn = { ...first, turns: [...first.turns, ...later(first, "And now?", "Nothing new.")] };

	it("stands once where the same conversation goes on, and is taken over once by another one", () => {
		const { handOff, items, edit } = workspace();
		edit(first, "09:00", added(call));
		for (const [transcript, time] of [
			[first, "10:00"],
			[goneOn, "11:00"],
			[other, "12:00"],
			[goneOn, "13:00"],
		] as const) {
			handOff(transcript, time);
			expect(items().filter((item) => item.includes(call))).toEqual([boxed]);
		}
	});

	it.each([
		["ticked", call, (text: string) => text.replace("[ ] “Call", "[x] “Call")],
		["ticked, a long one", long, (text: string) => text.replace("[ ] “Call", "[x] “Call")],
		["taken out", call, (text: string) => text.replace(/^- \[ \] “Call.*\n/m, "")],
	])("does not come back with its conversation when it was %s", (_, text, change) => {
		const { handOff, items, edit, edited } = workspace();
		edit(first, "09:00", added(text));
		handOff(first, "10:00");
		edited(change);
		handOff(goneOn, "11:00");
		expect(items()).toEqual([`[ ] ${parser}`, `[ ] ${docs}`]);
	});

	it("does not come back by way of the file when it was dropped in the review", () => {
		const { handOff, items, edit } = workspace();
		edit(first, "09:00", added(call));
		handOff(first, "10:00");
		edit(first, "10:30", { key: "own", kind: "unfinished", dropped: true });
		handOff(goneOn, "11:00");
		expect(items()).toEqual([`[ ] ${parser}`, `[ ] ${docs}`]);
	});

	it("comes back when the user wants it again after it was ticked", () => {
		const { handOff, items, edit, edited } = workspace();
		edit(first, "09:00", added(call));
		handOff(first, "10:00");
		edited((text) => text.replace("[ ] “Call", "[x] “Call"));
		edit(first, "10:30", { key: "own", kind: "unfinished", dropped: false });
		handOff(goneOn, "11:00");
		expect(items()).toContain(boxed);
	});
});

function named(id: string, ...turns: readonly ReturnType<typeof turn>[]): Transcript {
	return { ...conversation(...turns), id, startedAt: "2026-11-30T09:00:00.000Z" };
}

/** One more turn of a conversation. */
function later({ turns }: Transcript, user: string, answer: string, at: string | null = null): Transcript["turns"] {
	const offset = 1_000 + turns.length;
	const steps = [{ type: "assistant", text: answer, offset: offset + 1, at } as const];
	return [{ index: turns.length + 1, at, offset, user, steps }];
}

type ScratchPorts = ReturnType<typeof scratchPorts>["ports"];

function create(ports: ScratchPorts, folder: string, transcript: Transcript, time: string, trusted = true) {
	const now = `2026-11-30T${time}:00.000Z`;
	const dated = { ...transcript, endedAt: now };
	const result = createHandoff(
		{ ...ports, clock: { now: () => new Date(now) } },
		{
			reason: "manual",
			conversations: [{ transcript: dated, path: "/x", folder }],
			folders: [{ path: folder, trusted, create: "always" }],
			runHooks: false,
			extraPatterns: [],
			onlyNews: false,
		},
	);
	if (result.kind !== "created") throw new Error(`not created: ${result.kind}`);
	return result;
}

function workspace() {
	const { ports, workspace: folder } = scratchPorts();
	const file = join(folder, "NEXT_SESSION_HANDOFF.md");
	const text = () => readFileSync(file, "utf8");
	return {
		ports,
		folder,
		file,
		text,
		handOff: (transcript: Transcript, time: string) => create(ports, folder, transcript, time).pending.packet,
		/** The user edits something in the review. */
		edit: (conversation: Transcript, time: string, change: ItemChange) => {
			const clock = { now: () => new Date(`2026-11-30T${time}:00.000Z`) };
			expect(saveEdits({ ...ports, clock }, { conversation, changes: [change] }, (one) => one)).toBeNull();
		},
		/** Somebody changes the file. */
		edited: (change: (text: string) => string) => {
			const after = change(text());
			expect(after).not.toBe(text());
			writeFileSync(file, after);
		},
		/** The boxes of the newest section with their titles. */
		items: () =>
			[...lastSection(text()).matchAll(/^- (\[.\]) “(.*?)”/gm)].map(
				([, box, title]) => `${box} ${title?.replace(/\\/g, "")}`,
			),
	};
}

function lastSection(text: string): string {
	return text.slice(Math.max(0, text.lastIndexOf("\n## ")));
}
