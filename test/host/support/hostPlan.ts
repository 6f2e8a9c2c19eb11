import { readFileSync } from "node:fs";
import { type HostPlan, PLAN_VARIABLE } from "../plan.mts";

/** The driver's plan for this window. Its `places` say where the scratch home and workspace are. */
export function hostPlan(): HostPlan {
	const path = process.env[PLAN_VARIABLE];
	if (path === undefined) throw new Error(`${PLAN_VARIABLE} is not set: start the suite with npm test`);
	return JSON.parse(readFileSync(path, "utf8"));
}
