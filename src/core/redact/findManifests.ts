import type { Span } from "./span";
import { isPlaceholder } from "./value/placeholder";

const secretKind = /kind(?:\\{0,15}["'])?\s*:\s*(?:\\{0,15}["'])?(?:Sealed)?Secret(?:\\{0,15}["'])?(?=[\s,}\\]|$)/g;
const dataBlock = /(?:^|[\s{,"'\\n])(?:data|stringData)(?:\\{0,15}["'])?\s*:\s*\{?(?=\s|\\|["'])/g;
const entry =
	/(?:\s|\\{1,15}n|,|\d{1,6}(?:→|\t|: ?)|[+-])*(?:\\{0,15}["'])?([\w.-]{1,253})(?:\\{0,15}["'])?[ \t]*:[ \t]*(?:[|>][+-]?\s+|\\{0,15}["'])?([A-Za-z0-9+/=][^\s"',\\}]*(?:\s+[A-Za-z0-9+/]{40,}={0,2})*)(?:\\{0,15}["'])?/y;
const documentEnd = /^---/m;
/** Members that stand after `data` at the level above, and end it. */
const otherMembers =
	/^(?:kind|type|metadata|apiVersion|immutable|data|stringData|name|namespace|annotations|labels|creationTimestamp)$/;

/** Values of a Kubernetes Secret: every entry of `data` and `stringData`, whatever its name. Certificates stay. */
export function findManifestSecrets(text: string): Span[] {
	if (!text.includes("Secret") || !text.includes("kind")) return [];
	const spans: Span[] = [];
	for (const match of text.matchAll(secretKind)) {
		const { start, end } = documentAround(text, match.index);
		const document = text.slice(start, end);
		for (const block of document.matchAll(dataBlock)) {
			for (const span of readEntries(document, block.index + block[0].length)) {
				spans.push({ start: start + span.start, end: start + span.end });
			}
		}
	}
	return spans;
}

const farthest = 20_000;

function documentAround(text: string, at: number): Span {
	const before = text.slice(Math.max(0, at - farthest), at);
	const lastMark = before.lastIndexOf("\n---");
	const start = lastMark < 0 ? Math.max(0, at - farthest) : at - before.length + lastMark + 4;
	const after = text.slice(at, at + farthest);
	const nextMark = after.search(documentEnd);
	return { start, end: nextMark < 0 ? at + after.length : at + nextMark };
}

function* readEntries(document: string, from: number): Generator<Span> {
	entry.lastIndex = from;
	for (let match = entry.exec(document); match !== null; match = entry.exec(document)) {
		const [whole, name = "", value = ""] = match;
		if (otherMembers.test(name)) return;
		const start = match.index + whole.lastIndexOf(value);
		const isCertificate = value.startsWith("LS0tLS1CRUdJTiBDRVJU");
		if (!isPlaceholder(value) && value.length >= 4 && !isCertificate) yield { start, end: start + value.length };
	}
}
