import * as z from "zod/mini";

/** Why a session ended (R-000-53). */
export const endedReasons = [
	"tier_A_direct_closure",
	"tier_B_explicit_handoff",
	"tier_C_terminal_gratitude",
	"tier_D_pause_confirmed",
	"tier_E_lifecycle",
	"tier_F_unknown_unknown",
	"inactivity_timeout",
	"manual",
] as const;
export type EndedReason = (typeof endedReasons)[number];

const count = z.int().check(z.nonnegative());
const endedReason = z.enum(endedReasons);

/** The runtime's identity, from its own identifier; unknown parts are null (R-000-3). */
export const modelIdentitySchema = z.strictObject({
	family: z.nullable(z.string()),
	version: z.nullable(z.string()),
	host: z.nullable(z.string()),
});
export type ModelIdentity = z.infer<typeof modelIdentitySchema>;

/** The keys that a handoff sets at the root of `session_end.json`; content-free by design (R-000-52, 58). */
export const beaconSchema = z.strictObject({
	session_id: z.string(),
	schema_version: z.literal("1.0"),
	model: modelIdentitySchema,
	duration_min: count,
	msg_count: count,
	ended_reason: endedReason,
	handoff: z.strictObject({
		decisions_count: count,
		open_loops_count: count,
		lessons_codified_count: count,
		verify_fires_by_tier: z.strictObject({ T0: count, T1: count, T2: count, T3: count, T4: count }),
		agent_swarm_fans: count,
		honesty_mode: z.enum(["brutal", "grounded", "soft"]),
		errors_caught_pre_emit: count,
		ended_reason: endedReason,
	}),
});
export type Beacon = z.infer<typeof beaconSchema>;
