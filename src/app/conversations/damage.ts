/**
 * Why the beginning of a file of records tells nothing, in words; null when a record stands in it, or may: power cuts
 * leave files of the right length without their content.
 */
export function damageIn(head: string): string | null {
	const text = head.replaceAll("\u0000", "").replace(/^\uFEFF/, "");
	if (text.trim() !== "") return /^\s*\{/m.test(text) ? null : "no record of an agent stands at its beginning";
	return head.includes("\u0000") ? "it begins with nothing but NUL bytes, as after a power cut" : null;
}
