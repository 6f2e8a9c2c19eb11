/** Does one step and says in one line what it was and how many seconds it took. */
export async function timed<T>(step: string, work: () => Promise<T>): Promise<T> {
	const start = performance.now();
	const result = await work();
	console.log(`  ${step} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
	return result;
}
