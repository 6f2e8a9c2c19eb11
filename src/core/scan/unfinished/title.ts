const openings = [
	/^(?:would|do) you (?:like|want) me to\s+/i,
	/^(?:want|like) me to\s+/i,
	/^(?:shall|should) (?:i|we)\s+/i,
	/^(?:or )?(?:(?:if|once|when|whenever) you[^,.]{0,40},\s*)?(?:i|we) can (?:also |now |then )?/i,
	/^let me know if you(?:'d| would)? (?:like|want) (?:me )?to\s+/i,
	/^let me know (?=wh|how)/i,
	/^you(?:'ll| will| would| also| still)* (?:need|have) to\s+/i,
	/^(?:please|then|also|finally|first|next|and|but|so|now|ok(?:ay)?|optional(?:ly)?)[,:]?\s+(?:also\s+)?/i,
	/^(?:can|could|would) you(?: please)?\s+/i,
	/^i(?:'ll| will| need to| still need to| also need to| have to|'m going to)(?: now| also)?\s+/i,
	/^(?:now )?let(?: me|'s)(?: also| now)?\s+/i,
	/^(?:next steps?|note|todo|important|pre-existing issue|remaining)\s*(?:\([^)]*\))?\s*[:\-–]\s*/i,
	/^quer que eu\s+/i,
	/^(?:próximos? passos?|próxima etapa)[^:]{0,20}:\s*/i,
	/^(?:agora )?vou\s+/i,
	/^(?:veux-tu|voulez-vous|souhaites-tu|souhaitez-vous) que je\s+/i,
	/^\d{1,2}[.)]\s+/,
];
const endings = /\s*[:：;,.!?…]+$/;

/** A sentence as the title of something to do: without "would you like me to", "you'll need to", "please". */
export function titleOf(plain: string): string {
	let text = plain;
	for (let changed = true; changed; ) {
		const before = text;
		for (const opening of openings) text = text.replace(opening, "");
		changed = text !== before;
	}
	text = text.replace(endings, "").trim();
	if (text === "") return plain;
	return text.charAt(0).toUpperCase() + text.slice(1);
}
