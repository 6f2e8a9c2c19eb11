import type { Problem } from "../../core/model/problem";
import { type EmitPorts, lockWaitMs, privateFile, privateFolder } from "../emit/emitPorts";
import { decodeExactly, type EncodedText, encode, startsWith } from "../emit/encodedText";
import { notWritten, unreadable } from "../emit/failureProblem";
import type { AgentHook, SharedSettings } from "./agents/agentSettings";
import { agentSettings } from "./agents/agents";
import type { HookAgent } from "./hookAgent";
import { callsLauncher } from "./launcherPath";
import { addHookEntry, removeHookEntries } from "./settings/hookEntries";
import { parseSettings } from "./settings/jsonText";

/** A change of one agent's settings file, to be shown before it is made. Null stands for "no file". */
export interface HookPlan {
	readonly path: string;
	readonly before: Uint8Array | null;
	readonly after: Uint8Array | null;
}
export type HookChange = "add" | "remove";

/** Works out what connecting an agent, or taking that back, changes in its settings. Nothing is written. */
export function planAgentHook(
	{ files, places }: Pick<EmitPorts, "files" | "places">,
	agent: HookAgent,
	change: HookChange,
): HookPlan | Problem {
	const settings = agentSettings[agent];
	const path = settings.path(places);
	try {
		const before = files.readBytes(path);
		const old = before === null ? null : decodeExactly(before);
		if (old?.isExact === false) return { code: "file.unreadable", path, reason: `it is not valid ${old.encoding}` };
		const text =
			settings.kind === "own"
				? editOwn(settings.content(places), { path, old, change })
				: editShared(settings, settings.hooks(places), { path, old, change });
		if (text !== null && typeof text !== "string") return text;
		return { path, before, after: text === null ? null : encoded(text, old, before) };
	} catch (error) {
		return unreadable(error, path);
	}
}

/** Does a plan change anything? Connecting an agent that is connected does not. */
export function changesAnything({ before, after }: HookPlan): boolean {
	return !isSame(before, after);
}

/** Makes a planned change. Refuses, and changes nothing, when the file is not as it was when the plan was made. */
export function applyPlan(
	{ files, locks }: Pick<EmitPorts, "files" | "locks">,
	{ path, before, after }: HookPlan,
): Problem | null {
	try {
		return locks.hold(`settings ${path}`, lockWaitMs, () => {
			if (!isSame(files.readBytes(path), before))
				return { code: "file.notWritten", path, reason: "it was changed in the meantime" };
			if (after === null) files.remove(path);
			else {
				files.makeFolder(path.replace(/[\\/][^\\/]*$/, ""), privateFolder);
				files.replace(path, after, privateFile);
			}
			return null;
		});
	} catch (error) {
		return notWritten(error, path);
	}
}

/** The plan that takes an applied one back: the bytes are again what they were. */
export function undoOf({ path, before, after }: HookPlan): HookPlan {
	return { path, before: after, after: before };
}

interface Wish {
	readonly path: string;
	/** Null when there is no file. */
	readonly old: EncodedText | null;
	readonly change: HookChange;
}

function editShared(
	{ fresh }: SharedSettings,
	hooks: readonly AgentHook[],
	{ path, old, change }: Wish,
): string | null | Problem {
	if (old === null || old.text.trim() === "") {
		if (change === "remove") return old === null ? null : old.text;
		const lists = Object.fromEntries(hooks.map(({ event, entry }) => [event, [entry]]));
		return `${JSON.stringify({ ...fresh, hooks: lists }, null, 2)}\n`;
	}
	let { text } = old;
	for (const { event, entry } of hooks) {
		const place = { path, event };
		const edited = change === "add" ? addHookEntry(text, place, entry) : removeHookEntries(text, place);
		if (typeof edited !== "string") return edited;
		text = edited;
	}
	const checked = parseSettings(text, path);
	return "code" in checked ? checked : text;
}

function editOwn(content: string, { path, old, change }: Wish): string | null | Problem {
	if (old !== null && old.text.trim() !== "" && !callsLauncher(old.text))
		return { code: "file.notWritten", path, reason: "it was not written by Codi Handoff" };
	return change === "add" ? content : null;
}

/** A text as bytes, with the encoding and the mark of the file that it replaces. */
function encoded(text: string, old: EncodedText | null, before: Uint8Array | null): Uint8Array {
	const mark = before?.subarray(0, old?.markBytes) ?? new Uint8Array();
	const body = encode(text, old?.encoding ?? "utf-8");
	const bytes = new Uint8Array(mark.length + body.length);
	bytes.set(mark);
	bytes.set(body, mark.length);
	return bytes;
}

function isSame(one: Uint8Array | null, other: Uint8Array | null): boolean {
	if (one === null || other === null) return one === other;
	return one.length === other.length && startsWith(one, other);
}
