import { request } from "node:http";
import type { DriverActions } from "../driverActions.mts";
import { hostPlan } from "./hostPlan";

/**
 * Has the driver do something in the window round this test.
 * Under test-electron there is no driver: tests that need it begin with `needDriver(this)`.
 */
export async function ask<A extends keyof DriverActions>(
	action: A,
	...args: Parameters<DriverActions[A]>
): Promise<Awaited<ReturnType<DriverActions[A]>>> {
	const { driver } = hostPlan();
	if (driver === null) throw new Error(`Nobody drives this window, so nobody can do "${action}"`);
	const answer = JSON.parse(await post(driver, JSON.stringify({ action, args })));
	if (answer.error !== undefined) throw new Error(`${action}: ${answer.error}`);
	return answer.value;
}

/** Skips the test, visibly, where nobody drives the window. */
export function needDriver(test: Mocha.Context): void {
	if (hostPlan().driver === null) test.skip();
}

/** Takes a picture of the window into `dist/screenshots`; under test-electron it only says that it cannot. */
export async function screenshot(name: string): Promise<void> {
	if (hostPlan().driver === null) console.log(`No screenshot "${name}": nobody drives this window`);
	else await ask("screenshot", name);
}

function post(address: string, body: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const call = request(address, { method: "POST" }, (response) => {
			let text = "";
			response.setEncoding("utf8");
			response.on("data", (chunk) => {
				text += chunk;
			});
			response.on("end", () => resolve(text));
		});
		call.on("error", reject);
		call.end(body);
	});
}
