import { getNodeValue, type Node } from "jsonc-parser";
import type { Problem } from "../../../core/model/problem";
import { callsLauncher } from "../launcherPath";
import { appendEntry, printValue, removeEntry } from "./editEntries";
import { type JsonText, malformed, parseSettings, valueUnder } from "./jsonText";

/** Where in a settings file an agent's hooks of one event stand: `hooks.<event>[]`. */
export interface HookPlace {
	readonly path: string;
	readonly event: string;
}

/**
 * Makes sure that an entry of ours stands among an event's hooks, and no other entry of ours. It comes behind the
 * others: agents number hooks by position, and Codex ties its trust in the others to their numbers.
 */
export function addHookEntry(text: string, place: HookPlace, entry: object): string | Problem {
	const json = parseSettings(text, place.path);
	if ("code" in json) return json;
	const own = ownHandlers(json, place.event);
	if (own.length === 1 && isSame(own[0], entry)) return text;
	const rest = removeHookEntries(text, place);
	return typeof rest === "string" ? append(rest, place, entry) : rest;
}

/** Takes our entries out again, and the containers that this leaves empty. Other hooks stay as they are. */
export function removeHookEntries(text: string, place: HookPlace): string | Problem {
	for (let rest = text; ; ) {
		const json = parseSettings(rest, place.path);
		if ("code" in json) return json;
		const handler = ownHandlers(json, place.event)[0];
		if (handler === undefined) return rest;
		const { container, entry } = widest(groupOf(handler) ?? handler, json.root);
		rest = removeEntry(rest, container, entry);
	}
}

function append(text: string, { path, event }: HookPlace, entry: object): string | Problem {
	const json = parseSettings(text, path);
	if ("code" in json) return json;
	const hooks = valueUnder(json.root, "hooks");
	if (hooks === null)
		return appendEntry(text, json.root, 0, (style) => `"hooks": ${printValue({ [event]: [entry] }, style)}`);
	if (hooks.type !== "object") return malformed(path, text, hooks.offset, "expected an object");
	const list = valueUnder(hooks, event);
	if (list === null)
		return appendEntry(text, hooks, 1, (style) => `${JSON.stringify(event)}: ${printValue([entry], style)}`);
	if (list.type !== "array") return malformed(path, text, list.offset, "expected a list");
	return appendEntry(text, list, 2, (style) => printValue(entry, style));
}

/** Our handlers of an event: entries of its list, or of a group in it, as the agent has it. */
function ownHandlers({ root }: JsonText, event: string): Node[] {
	const hooks = valueUnder(root, "hooks");
	const list = hooks === null ? null : valueUnder(hooks, event);
	const entries = (list?.children ?? []).flatMap((entry) => [entry, ...(valueUnder(entry, "hooks")?.children ?? [])]);
	return entries.filter((entry) => {
		const command: unknown = valueUnder(entry, "command")?.value;
		return typeof command === "string" && callsLauncher(command);
	});
}

/** The group that holds a handler and no other; null when there is none, or others are in it. */
function groupOf(handler: Node): Node | null {
	const property = handler.parent?.parent;
	if (property?.type !== "property" || property.children?.[0]?.value !== "hooks") return null;
	return isAlone(handler) ? (property.parent ?? null) : null;
}

/** The outermost entry that is there for `node` alone, with what holds it. */
function widest(node: Node, root: Node): { readonly container: Node; readonly entry: Node } {
	const container = node.parent;
	if (container === undefined) throw new Error("an entry stands in no container");
	const around = container.parent?.type === "property" ? container.parent : container;
	if (container === root || !isAlone(node) || hidesAnother(around)) return { container, entry: node };
	return widest(around, root);
}

/** Whether a key stands twice in its object: without the last one, readers would see the one before. */
function hidesAnother(property: Node): boolean {
	const siblings = property.type === "property" ? (property.parent?.children ?? []) : [];
	return siblings.filter(({ children }) => children?.[0]?.value === property.children?.[0]?.value).length > 1;
}

function isAlone(node: Node): boolean {
	return node.parent?.children?.length === 1;
}

function isSame(handler: Node | undefined, entry: object): boolean {
	const own = handler === undefined ? undefined : (groupOf(handler) ?? handler);
	return own !== undefined && JSON.stringify(getNodeValue(own)) === JSON.stringify(entry);
}
