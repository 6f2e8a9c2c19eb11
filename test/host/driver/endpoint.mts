import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { DRIVER_ACTIONS, type DriverActions } from "../driverActions.mts";

export interface Endpoint {
	readonly address: string;
	close(): void;
}

/** Takes the calls of `ask()` from inside VS Code: a POST with `{ action, args }`, on the loopback address only. */
export async function openEndpoint(actions: () => DriverActions): Promise<Endpoint> {
	const server = createServer(async (request, response) => {
		const answer = await bodyOf(request)
			.then((body) => perform(actions(), body))
			.then(
				(value) => ({ value }),
				(error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
			);
		response.end(JSON.stringify(answer));
	});
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	const { port } = server.address() as AddressInfo;
	return {
		address: `http://127.0.0.1:${port}/`,
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}

async function perform(actions: DriverActions, body: string): Promise<unknown> {
	const { action, args } = JSON.parse(body) as { action: string; args: unknown[] };
	if (!Object.hasOwn(DRIVER_ACTIONS, action)) throw new Error(`There is no driver action "${action}"`);
	const perform = actions[action as keyof DriverActions] as (...args: unknown[]) => Promise<unknown>;
	return perform.apply(actions, args);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	let body = "";
	for await (const chunk of request.setEncoding("utf8")) body += chunk;
	return body;
}
