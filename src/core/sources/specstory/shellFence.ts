const shellLanguage = /^(?:bash|sh|shell|zsh|powershell|pwsh|cmd|console)$/;

/** Does a code block of this language, or one that this line opens, hold a command? */
export function isShellFence(opening: string): boolean {
	return shellLanguage.test(opening.replace(/^`{3,}/, "").trim());
}
