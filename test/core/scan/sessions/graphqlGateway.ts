import { conversation, edit, interrupted, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const graphqlGateway = labelled(
	"gateway, interruptions, work redone another way",
	conversation(
		turn(
			"add per-client rate limiting to the graphql gateway",
			say("I'll use an in-memory token bucket keyed by the API key."),
			edit("/gw/src/limit.ts", "const buckets = new Map<string, Bucket>();"),
			interrupted(),
		),
		turn(
			"no no. we run 6 replicas, in memory is useless. redis",
			say(
				"Makes sense, with six replicas each would count alone. I'll move the bucket to Redis with a Lua script so that check and decrement are atomic.",
			),
			edit("/gw/src/limit.ts", "await redis.eval(script, 1, key)", "const buckets = new Map<string, Bucket>();"),
			run("pnpm test", 0, "Test Files  9 passed (9)"),
			say("Rate limiting is in Redis. If Redis is down, requests are let through (fail open) and a warning is logged."),
		),
		turn(
			"fail open is a no-go for the /admin schema",
			edit("/gw/src/limit.ts", "if (schema === 'admin') throw new Unavailable();"),
			run(
				"pnpm test",
				1,
				" FAIL  src/limit.test.ts > admin schema > rejects when redis is down\nTests  1 failed | 57 passed (58)",
			),
			say(
				"The admin schema should now fail closed, but my new test for it fails: ioredis retries for 20 seconds before it rejects, longer than the test's timeout. Setting `maxRetriesPerRequest: 1` on that client is probably the way to go.",
			),
			interrupted(),
		),
		turn(
			"do that",
			edit("/gw/src/redis.ts", "maxRetriesPerRequest: 1"),
			run("pnpm test", 0, "Tests  58 passed (58)"),
			say("All 58 tests pass now."),
		),
		turn(
			"limits per plan (free 60/min, pro 600) come from the billing service, which isn't deployed yet. hardcode 60 until they tell us the endpoint",
			edit("/gw/src/plans.ts", "// FIXME: take from the billing service\nexport const limitFor = () => 60;"),
			run("pnpm test", 0, "Tests  58 passed (58)"),
			say("Everyone has 60 per minute for the time being, see the FIXME in plans.ts."),
		),
	),
	{
		unfinished: [
			[
				"hardcode 60 until they tell us the endpoint",
				"// FIXME: take from the billing service",
				"Everyone has 60 per minute for the time being",
			],
		],
		decisions: [
			[
				"I'll move the bucket to Redis with a Lua script so that check and decrement are atomic.",
				"no no. we run 6 replicas, in memory is useless. redis",
			],
			["fail open is a no-go for the /admin schema"],
			"hardcode 60 until they tell us the endpoint",
		],
		corrections: ["we run 6 replicas, in memory is useless.", "fail open is a no-go for the /admin schema"],
		constraints: [["fail open is a no-go for the /admin schema"]],
		attempts: [
			["I'll use an in-memory token bucket keyed by the API key."],
			[
				"ioredis retries for 20 seconds before it rejects, longer than the test's timeout.",
				"admin schema > rejects when redis is down",
			],
		],
		lessons: ["ioredis retries for 20 seconds before it rejects, longer than the test's timeout."],
		traps: ["Setting `maxRetriesPerRequest: 1` on that client is probably the way to go."],
	},
);
