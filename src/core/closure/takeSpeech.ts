import { nameMark, opaqueMark } from "./readWords";

/** Characters of a message's end that are looked at: a farewell is short, and a paste may have any length. */
const window = 900;

export interface Speech {
	readonly text: string;
	/** Whether the message goes back further than `text`. */
	readonly isCut: boolean;
}

/**
 * What the user says in their own voice: code, quotations, pasted output and markup are replaced by `opaqueMark`,
 * for "print 'bye'" says nothing about leaving. Only the end of a long message is kept. Linear in its length.
 */
export function takeSpeech(message: string): Speech {
	const trimmed = message.trimEnd();
	const isCut = trimmed.length > window;
	const end = isCut ? trimmed.slice(-window) : trimmed;
	const isInsideFence = isCut && countFences(trimmed.slice(0, -window)) % 2 === 1;
	return { text: replaceForeign(isInsideFence ? `\`\`\`${end}` : end), isCut };
}

function countFences(text: string): number {
	let count = 0;
	for (let at = text.indexOf("```"); at >= 0; at = text.indexOf("```", at + 3)) count++;
	return count;
}

const opaque = ` ${opaqueMark} `;

function replaceForeign(text: string): string {
	return text
		.replace(/```[\s\S]*?(?:```|$)/g, opaque)
		.replace(/<([a-z][\w-]{0,40})>[^<>]{0,400}<\/\1>/g, `\n${opaque}\n`)
		.replace(/<\/?[a-z][^<>\n]{0,80}>/g, "\n")
		.replace(/<3+/g, " ")
		.replace(/(?<![\w<])[:;=8xX]-?[)(DdPpOo3*]+(?!\w)|\^_*\^|(?<!\w)[xX][oO][xX][oO](?!\w)/g, " ")
		.replace(/[@-]?<[A-Z]{2,30}>/g, ` ${nameMark} `)
		.replace(/`[^`\n]{1,200}`/g, opaque)
		.replace(
			/"[^"\n]{2,200}"|\u201c[^\u201d\n]{1,200}\u201d|\u201e[^\u201c\u201d\n]{1,200}[\u201c\u201d]|\u00ab[^\u00bb\n]{1,200}\u00bb|\u300c[^\u300d\n]{1,200}\u300d|\u300e[^\u300f\n]{1,200}\u300f/g,
			opaque,
		)
		.replace(/(?<![\p{L}\p{N}])['\u2018][^'\u2018\u2019\n]{1,80}['\u2019](?![\p{L}\p{N}])/gu, opaque)
		.replace(/^[ \t]*(?:>|\u23bf|\u276f|\$ |\||#).*$/gm, opaque)
		.replace(/(?:^|\s)[-\u2014\u2013] ?[A-Z][A-Za-z]{0,11}\s*$/, " ");
}
