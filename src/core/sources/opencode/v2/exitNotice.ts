/** The exit code in the last line that the shell tool writes for the model; null when it tells of another end. */
export function exitNotice(text: string): number | null {
	const code = /(?:^|\n)Command exited with code (-?\d{1,10})\.\s*$/.exec(text.slice(-100))?.[1];
	return code === undefined ? null : Number(code);
}
