const codeSpan = /(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;

/**
 * Markdown of one line as the plain text it shows: escapes and links taken away, code spans kept. The quotation marks in
 * which our own sections put foreign words go, too.
 */
export function plainText(markdown: string): string {
	let from = 0;
	let text = "";
	for (const span of markdown.matchAll(codeSpan)) {
		text += plainProse(markdown.slice(from, span.index)) + span[0];
		from = span.index + span[0].length;
	}
	return withoutLinks(text + plainProse(markdown.slice(from))).trim();
}

function plainProse(text: string): string {
	return text
		.replace(/“([^“”]*)”/g, "$1")
		.replace(/[“”]/g, "")
		.replace(/\\([!-/:-@[-`{-~])/g, "$1");
}

/** `[turn 3][0d0e8-3]`, and `[text](target)`. */
function withoutLinks(text: string): string {
	return text.replace(/\[([^[\]]*)\](?:\[[\w.-]+\]|\((?:<[^<>]*>|[^()\s]*)\))/g, "$1");
}

/** Where the links of a Markdown line lead, addresses of the net left out. */
export function linkTargets(markdown: string): string[] {
	return [...markdown.matchAll(/\]\((?:<([^<>]*)>|([^()\s]+))\)/g)].flatMap(([, angled, plain]) => {
		const target = decode(angled ?? plain ?? "");
		return /^[a-z][a-z0-9+.-]+:(?![\\/]?$)/i.test(target) && !/^[A-Za-z]:[\\/]/.test(target) ? [] : [target];
	});
}

function decode(target: string): string {
	try {
		return decodeURIComponent(target);
	} catch (error) {
		if (error instanceof URIError) return target;
		throw error;
	}
}
