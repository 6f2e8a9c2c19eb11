// Preloaded into a program: says at its end how many bytes of its own code it loaded, and whether what runs other programs.
const { statSync } = require("node:fs");

process.on("exit", () => {
	const own = Object.keys(require.cache).filter((path) => path !== __filename);
	const bytes = own.reduce((sum, path) => sum + statSync(path).size, 0);
	const runsPrograms = process.moduleLoadList.includes("NativeModule child_process");
	process.stderr.write(`\nloaded=${JSON.stringify({ bytes, runsPrograms })}\n`);
});
