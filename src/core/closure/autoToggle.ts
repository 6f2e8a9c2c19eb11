import { foldText } from "./foldText";

const phrase = /^codi[ -]?(?:handoff|hand[ -]off) auto (on|off)[.!]?$/;
const longestToggle = 40;

/** `codi handoff auto on|off`, said as the whole message (R-000-12); null for any other message. */
export function autoToggle(text: string): "on" | "off" | null {
	const message = text.trim();
	if (message.length > longestToggle) return null;
	const spoken = phrase.exec(foldText(message).replace(/\s+/g, " "))?.[1];
	return spoken === "on" || spoken === "off" ? spoken : null;
}
