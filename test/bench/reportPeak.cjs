// Preloaded into a measured process: says at its end how much memory it had at most, and how much it computed.
process.on("exit", () => {
	const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
	process.stderr.write(`\npeakKilobytes=${maxRSS} cpuMicroseconds=${userCPUTime + systemCPUTime}\n`);
});
