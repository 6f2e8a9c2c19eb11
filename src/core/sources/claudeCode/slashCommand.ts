import { insideTag } from "./injectedText";

/** Commands that steer the client; what follows them is a setting or a name, not a wish about the work. */
const clientCommands = new Set(
	(
		"add-dir agents branch bug chrome clear color compact config context copy cost debug desktop diff doctor effort " +
		"exit export extra-usage fast feedback files fork help hooks ide insights install-github-app install-slack-app " +
		"keybindings login logout mcp memory mobile model new output-style passes permissions plugin plugins " +
		"privacy-settings quit rate-limit-options release-notes reload-plugins remote-control remote-env rename reset " +
		"resume rewind sandbox session skills stats status statusline stickers tag tasks teleport terminal-setup theme " +
		"todos undo upgrade usage vim voice"
	).split(" "),
);

/**
 * The user's words in the record of a slash command: what was typed behind a command that starts work (a custom
 * command, a skill, `/init`, `/review`). Empty for a bare command and for commands of the client; null when the text
 * is no slash command. `/loop` keeps its name: without it nobody sees that its words were to be done again and again.
 */
export function slashCommandWords(text: string): string | null {
	if (!/^\s*<command-(?:name|message)>/.test(text)) return null;
	const name = insideTag(text, "command-name")?.trim().replace(/^\//, "") ?? "";
	const words = insideTag(text, "command-args")?.trim() ?? "";
	if (name === "loop" && words !== "") return `/loop ${words}`;
	return clientCommands.has(name) ? "" : words;
}
