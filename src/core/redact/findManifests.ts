import type { Span } from "./span";
import { isPlaceholder } from "./value/placeholder";

/** Where a manifest begins: at its API version, whichever order its other members have, or at a document's mark. */
const boundary = /^---|apiVersion/gm;
const secretKind =
	/kind(?:\\{0,15}["'])?\s{0,9}:\s{0,9}(?:\\{0,15}["'])?(?:Sealed)?Secret(?:\\{0,15}["'])?(?=[\s,}\\]|$)/;
const dataBlock = /(?:^|[\s{,"'\\n])(?:data|stringData)(?:\\{0,15}["'])?\s{0,9}:\s{0,9}\{?(?=\s|\\|["'])/g;
const entry =
	/(?:\s|\\{1,15}n|,|\d{1,6}(?:→|\t|: ?)|[+-])*(?:\\{0,15}["'])?([\w.-]{1,253})(?:\\{0,15}["'])?[ \t]*:[ \t]*(?:[|>][+-]?\s+|\\{0,15}["'])?([A-Za-z0-9+/=][^\s"',\\}]*(?:\s+[A-Za-z0-9+/]{40,}={0,2})*)(?:\\{0,15}["'])?/y;
/** Members that stand after `data` at the level above, and end it. */
const otherMembers =
	/^(?:kind|type|metadata|apiVersion|immutable|data|stringData|name|namespace|annotations|labels|creationTimestamp)$/;
/** A manifest's data stands this near to its kind; beyond, it is another text's. */
const farthest = 20_000;

/** Values of a Kubernetes Secret: every entry of `data` and `stringData`, whatever its name. Certificates stay. */
export function findManifestSecrets(text: string): Span[] {
	if (!text.includes("Secret") || !text.includes("kind")) return [];
	const cuts = [0, ...Array.from(text.matchAll(boundary), (match) => match.index), text.length];
	return cuts.slice(1).flatMap((end, index) => findInManifest(text.slice(cuts[index], end), cuts[index] ?? 0));
}

function findInManifest(manifest: string, offset: number): Span[] {
	const kind = secretKind.exec(manifest);
	if (kind === null) return [];
	const from = Math.max(0, kind.index - farthest);
	const near = manifest.slice(from, kind.index + farthest);
	const spans: Span[] = [];
	let done = 0;
	for (const block of near.matchAll(dataBlock)) {
		if (block.index < done) continue;
		for (const span of readEntries(near, block.index + block[0].length)) {
			spans.push({ start: offset + from + span.start, end: offset + from + span.end });
			done = span.end;
		}
	}
	return spans;
}

function* readEntries(manifest: string, from: number): Generator<Span> {
	entry.lastIndex = from;
	for (let match = entry.exec(manifest); match !== null; match = entry.exec(manifest)) {
		const [whole, name = "", value = ""] = match;
		const next = entry.lastIndex;
		if (otherMembers.test(name)) return;
		const start = match.index + whole.lastIndexOf(value);
		const isCertificate = value.startsWith("LS0tLS1CRUdJTiBDRVJU");
		if (!isPlaceholder(value) && value.length >= 4 && !isCertificate) yield { start, end: start + value.length };
		entry.lastIndex = next;
	}
}
