import * as z from "zod/mini";
import type { Transcript } from "../../model/transcript";
import type { Database } from "../format";
import { TranscriptBuilder } from "../transcriptBuilder";
import { loadBubbles } from "./bubble";
import { BubbleReader, modelName } from "./bubbleReader";
import { type Composer, loadComposer } from "./composer";
import { FileContents } from "./fileContents";
import { readHeads } from "./heads";
import { readMoment } from "./moment";
import { type OrderedBubble, orderBubbles } from "./orderBubbles";
import { TodoList } from "./todoList";
import { recordIn } from "./toolSchema";
import { folderOf, readWorkspace } from "./workspace";

/** Reads one conversation. Null when the database has neither a readable record of it nor a bubble. */
export function readComposer(database: Database, id: string, path: string): Transcript | null {
	const composer = loadComposer(database, id);
	const { byId, size } = loadBubbles(database, id);
	if (composer === null && byId.size === 0) return null;
	const builder = new TranscriptBuilder("cursor", path, id);
	if (composer === null)
		builder.report({ code: "transcript.malformed", path, place: `composerData:${id}`, reason: "no readable record" });
	const { bubbles, skipped } = orderBubbles(composer, byId);
	builder.skipRecord(skipped);
	builder.cwd = folderIn(database, id, composer, bubbles);
	addBubbles(builder, composer, bubbles, new FileContents(database));
	if (composer !== null) addFacts(builder, composer, bubbles);
	return builder.build(Math.max(size, bubbles.length));
}

function addBubbles(
	builder: TranscriptBuilder,
	composer: Composer | null,
	bubbles: readonly OrderedBubble[],
	contents: FileContents,
): void {
	const reader = new BubbleReader(builder, toolsApart(composer), contents);
	for (const [offset, { id, bubble, at }] of bubbles.entries()) reader.read(id, bubble, { offset, at });
	if (composer?.status === "aborted" && bubbles.length > 0)
		builder.interruption("user", null, { offset: bubbles.length - 1, at: bubbles.at(-1)?.at ?? null });
}

/** What the record tells of the conversation as a whole. */
function addFacts(builder: TranscriptBuilder, composer: Composer, bubbles: readonly OrderedBubble[]): void {
	builder.title = composer.name || null;
	builder.model ??= modelName(composer.model);
	builder.tokens.context = composer.contextTokens || null;
	builder.tokens.window = composer.contextWindow || null;
	const todos = new TodoList().apply(composer.todos, false);
	if (todos !== null && todos.length > 0) builder.setPlan(todos);
	if (bubbles.some(({ at }) => at !== null)) return;
	builder.touch(readMoment(composer.createdAt));
	builder.touch(readMoment(composer.lastUpdatedAt));
}

function folderIn(
	database: Database,
	id: string,
	composer: Composer | null,
	bubbles: readonly OrderedBubble[],
): string | null {
	const told = readWorkspace(composer?.workspace).folder ?? readHeads(database).get(id)?.workspace.folder;
	if (told != null) return told;
	const single = bubbles.flatMap(({ bubble }) => (bubble.workspaceUris?.length === 1 ? bubble.workspaceUris : []));
	return folderOf(single.at(-1));
}

const capabilitySchema = z.looseObject({ data: z.looseObject({ bubbleDataMap: z.unknown() }) });

/** Before `_v` 3, tool calls stand in the composer's capabilities, in a map (or its JSON) by the bubble's id. */
function toolsApart(composer: Composer | null): ReadonlyMap<string, unknown> {
	const maps = (composer?.capabilities ?? []).flatMap((item) => {
		const capability = capabilitySchema.safeParse(item);
		return capability.success ? Object.entries(recordIn(capability.data.data.bubbleDataMap) ?? {}) : [];
	});
	return new Map(maps);
}
