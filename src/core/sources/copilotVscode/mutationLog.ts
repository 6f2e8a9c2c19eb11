import type { Operation } from "./schema";

type Container = Record<string | number, unknown>;

/** Parts of a request that are never read, some of them most of the file: what the model was sent, and lists of sources. */
const unread: ReadonlySet<string> = new Set([
	"codeCitations",
	"contentReferences",
	"followups",
	"usedContext",
	"variableData",
]);

/**
 * Replays the log of a chat (`objectMutationLog.ts`): each line changes the state that the lines before it made.
 * Remembers at which line the objects in it were written.
 */
export class MutationLog {
	/** The state as it stands. */
	state: unknown = {};
	private readonly offsets = new WeakMap<object, number>();

	/** Applies one line. False when it does not fit the state. */
	apply(operation: Operation, offset: number): boolean {
		const { kind, k: path = [], v: value, i: length } = operation;
		if (kind === 0) return this.start(value, offset);
		if (kind < 0 || kind > 3) return false;
		if (path[0] === "inputState" || (path[0] === "requests" && unread.has(String(path[2])))) return true;
		slim(value);
		const parent = this.find(path.slice(0, -1));
		const key = path.at(-1);
		if (parent === null || key === undefined || !canHold(parent, key)) return false;
		if (kind === 1) return this.set(parent, key, value, offset);
		if (kind === 2) return this.push(parent, key, value, length, offset);
		delete parent[key];
		return true;
	}

	/** Byte offset of the line that wrote a request or a part of an answer; null for anything else. */
	offsetOf(item: unknown): number | null {
		return isContainer(item) ? (this.offsets.get(item) ?? null) : null;
	}

	private start(value: unknown, offset: number): boolean {
		if (!isContainer(value)) return false;
		this.state = value;
		for (const request of listIn(value, "requests")) {
			slimRequest(request);
			this.mark([request, ...listIn(request, "response")], offset);
		}
		return true;
	}

	private set(parent: Container, key: string | number, value: unknown, offset: number): boolean {
		parent[key] = value;
		this.mark(Array.isArray(value) ? value : [value], offset);
		return true;
	}

	/** With a length the list is cut to it first; a list that is not there is made. */
	private push(
		parent: Container,
		key: string | number,
		value: unknown,
		length: number | undefined,
		offset: number,
	): boolean {
		const before = parent[key];
		const list = Array.isArray(before) ? before : [];
		if (before !== list) parent[key] = list;
		if (length !== undefined && length >= 0 && length < list.length) list.length = Math.floor(length);
		const items = Array.isArray(value) ? value : [];
		for (const item of items) list.push(item);
		this.mark(items, offset);
		return true;
	}

	private mark(items: readonly unknown[], offset: number): void {
		for (const item of items) if (isContainer(item)) this.offsets.set(item, offset);
	}

	private find(path: readonly (string | number)[]): Container | null {
		let at: unknown = this.state;
		for (const key of path) {
			if (!isContainer(at) || !canHold(at, key)) return null;
			at = at[key];
		}
		return isContainer(at) ? at : null;
	}
}

function isContainer(value: unknown): value is Container {
	return typeof value === "object" && value !== null;
}

function listIn(value: unknown, key: string): readonly unknown[] {
	const list = isContainer(value) ? value[key] : undefined;
	return Array.isArray(list) ? list : [];
}

/** A path in a file must not reach what all objects share, nor blow up a list. */
function canHold(parent: Container, key: string | number): boolean {
	if (Array.isArray(parent))
		return typeof key === "number" && Number.isInteger(key) && key >= 0 && key <= parent.length;
	return key !== "__proto__" && key !== "constructor" && key !== "prototype";
}

/** Takes what is never read off a value that is set or pushed: a list of requests, or a result. */
function slim(value: unknown): void {
	for (const item of Array.isArray(value) ? value : [{ result: value }]) slimRequest(item);
}

function slimRequest(request: unknown): void {
	if (!isContainer(request)) return;
	for (const name of unread) delete request[name];
	const { result } = request;
	if (!isContainer(result) || !isContainer(result.metadata)) return;
	const { promptTokens, outputTokens, resolvedModel } = result.metadata;
	result.metadata = { promptTokens, outputTokens, resolvedModel };
}
