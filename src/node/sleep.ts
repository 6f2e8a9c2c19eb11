const never = new Int32Array(new SharedArrayBuffer(4));

/** Blocks this thread for some milliseconds without using the processor. */
export function sleep(milliseconds: number): void {
	Atomics.wait(never, 0, 0, milliseconds);
}
