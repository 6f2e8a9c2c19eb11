import { spawn } from "node:child_process";
import { Worker } from "node:worker_threads";
import { releaseHandoff } from "../../src/app/emit/adoption";
import { locksFolder } from "../../src/app/emit/paths";
import { preparedPath } from "../../src/app/emit/preparedFile";
import { sealPrepared } from "../../src/app/handoff/sealPrepared";
import type { WatchCommand, WatchEvent } from "../../src/app/watch/protocol";
import { createPorts } from "../../src/node/createPorts";

/**
 * A window without an editor: `WATCHER WORKSPACE [CLI]`. Follows the workspace's conversations with the watching thread,
 * says `ready` when a handoff is ready, and, when anything comes on its input, closes as `deactivate()` does: seals,
 * says how that went, and with CLI starts the finisher.
 */
function main([watcher = "", workspace = "", cli]: readonly string[]): void {
	const ports = createPorts(locksFolder);
	const readyFile = preparedPath(ports, ports.ids.uuid());
	const worker = new Worker(watcher, { workerData: { readyFile } });
	const folders = [{ path: workspace, trusted: true, create: "always" }] as const;
	const command: WatchCommand = { kind: "settings", settings: { folders, extraPatterns: [], keepReady: true } };
	worker.on("message", (event: WatchEvent) => {
		if (event.kind === "ready" && event.items !== null) process.stdout.write("ready\n");
	});
	worker.postMessage(command);
	process.stdin.once("data", () => {
		const seal = sealPrepared(ports, readyFile);
		if (seal.kind === "sealed") {
			releaseHandoff(ports, seal.pending);
			if (cli !== undefined) spawn(process.execPath, [cli, "finish"], { detached: true, stdio: "ignore" }).unref();
		}
		process.stdout.write(`${seal.kind}\n`);
		process.exit(seal.kind === "failed" ? 1 : 0);
	});
}

main(process.argv.slice(2));
