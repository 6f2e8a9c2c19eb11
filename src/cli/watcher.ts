import { parentPort, workerData } from "node:worker_threads";
import { locksFolder } from "../app/emit/paths";
import type { WatchCommand, WatchEvent, WatcherStart } from "../app/watch/protocol";
import { Watcher } from "../app/watch/watcher";
import { createPorts } from "../node/createPorts";
import { createTimers } from "../node/timers";
import { createWatching } from "../node/watching";

/** The long-lived thread of a window: follows its conversations and keeps a handoff ready, away from the editor's own thread. */
const port = parentPort;
if (port !== null) {
	const { readyFile, window } = workerData as WatcherStart;
	const send = (event: WatchEvent) => port.postMessage(event);
	const watcher = new Watcher({
		ports: createPorts(locksFolder, window),
		watching: createWatching(),
		timers: createTimers(),
		readyFile,
		emit: send,
	});
	// The only sender is our own extension.
	port.on("message", (command: WatchCommand) => {
		if (command.kind === "stop") {
			watcher.close();
			port.close();
		} else watcher.take(command);
	});
}
