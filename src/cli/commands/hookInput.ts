/** A payload is a few hundred bytes; only one with a long answer of the agent in it comes near this. */
const mostKept = 1024 * 1024;
/** An agent that keeps the pipe open, or never writes, must not use up the time it gives us. */
const longestWaitMs = 300;

export interface HookInput {
	/** What came, as far as it was kept. */
	readonly text: string;
	/** How many bytes came. */
	readonly bytes: number;
}

/** Reads standard input until its end, but not for long; of a large input the beginning is kept and the rest drained. */
export function readHookInput(): Promise<HookInput> {
	const { stdin } = process;
	const kept: Buffer[] = [];
	let bytes = 0;
	return new Promise((resolve) => {
		const finish = () => {
			clearTimeout(timer);
			stdin.removeAllListeners("data");
			stdin.destroy();
			resolve({ text: Buffer.concat(kept).toString("utf8"), bytes });
		};
		// On a busy machine the time can be up before the first look at the pipe: look once more.
		const timer = setTimeout(() => setImmediate(finish), longestWaitMs);
		stdin.on("data", (piece: Buffer) => {
			const room = mostKept - Math.min(bytes, mostKept);
			if (room > 0) kept.push(piece.subarray(0, room));
			bytes += piece.length;
		});
		stdin.once("end", finish);
		// A pipe that breaks has given all it has; a closed or unusable standard input gives nothing.
		stdin.once("error", finish);
	});
}
