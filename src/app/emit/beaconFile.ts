import { type Beacon, beaconSchema } from "../../core/model/beacon";
import type { Problem } from "../../core/model/problem";
import type { EmitPorts } from "./emitPorts";
import { mergeIntoRegistry } from "./registryMerge";

/**
 * Puts the beacon beside the hooks in `session_end.json` (R-000-51 to 59): its keys at the root, everything else stays.
 * The strict schema keeps it free of content (R-000-58). Null when it stands there.
 */
export function mergeBeacon(ports: Pick<EmitPorts, "files" | "locks" | "places">, beacon: Beacon): Problem | null {
	return mergeIntoRegistry(ports, Object.entries(beaconSchema.parse(beacon)));
}
