import type { Beacon } from "../model/beacon";
import type { Handoff } from "../model/handoff";
import type { Packet } from "../model/packet";

/**
 * The beacon of a handoff: counts and reasons, no word of the conversation (R-000-52, 54, 58).
 * No verification, review or failed validation is observed by this program, so those counters are truly 0.
 */
export function buildBeacon(handoff: Handoff, packet: Packet): Beacon {
	return {
		session_id: handoff.id,
		schema_version: "1.0",
		model: handoff.model,
		duration_min: handoff.durationMinutes,
		msg_count: handoff.messages,
		ended_reason: handoff.reason,
		handoff: {
			decisions_count: packet.decisions_made.length,
			open_loops_count: packet.unfinished_items.length,
			lessons_codified_count: packet.lessons_learned.length,
			verify_fires_by_tier: { T0: 0, T1: 0, T2: 0, T3: 0, T4: 0 },
			agent_swarm_fans: 0,
			honesty_mode: "grounded",
			errors_caught_pre_emit: 0,
			ended_reason: handoff.reason,
		},
	};
}
