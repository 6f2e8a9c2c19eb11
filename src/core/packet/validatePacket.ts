import { type Packet, packetSchema } from "../model/packet";
import type { Problem } from "../model/problem";

/** Checks a packet against its schema. A missing, extra or mistyped field is named by its JSON path (R-000-42). */
export function validatePacket(candidate: unknown): Packet | Problem {
	const result = packetSchema.safeParse(candidate);
	if (result.success) return result.data;
	const issue = result.error.issues[0];
	const place = ["$", ...(issue?.path ?? [])].reduce<string>(
		(path, key) => (typeof key === "number" ? `${path}[${key}]` : path === "" ? String(key) : `${path}.${String(key)}`),
		"",
	);
	return { code: "packet.invalid", place, reason: issue?.message ?? "unknown" };
}
