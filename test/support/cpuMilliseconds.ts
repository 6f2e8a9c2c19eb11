/**
 * How long this process computed for a piece of work, in milliseconds. Guards against growth by the square are measured
 * by it: what else a busy machine does does not count.
 */
export function cpuMilliseconds(work: () => void): number {
	const start = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(start);
	return (user + system) / 1000;
}
