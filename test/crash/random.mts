/** Random numbers that are the same for the same seed. */
export interface Random {
	/** From 0 up to, but without, 1. */
	next(): number;
	/** True in this share of calls. */
	chance(share: number): boolean;
	pick<T>(choices: readonly [T, ...T[]]): T;
}

/** A sequence of its own for each `stream` of a seed, so that what one round draws does not depend on the others. */
export function randomOf(seed: number, stream: number): Random {
	let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b)) >>> 0;
	// mulberry32
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	return {
		next,
		chance: (share) => next() < share,
		pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
	};
}
