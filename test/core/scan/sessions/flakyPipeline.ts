import { conversation, edit, run, say, subagent, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const flakyPipeline = labelled(
	"flaky test in the pipeline, a sub-agent's report, a push that was denied",
	conversation(
		turn(
			"test_websocket_reconnect fails in about every 5th CI run. get rid of the flake, but not by retrying or skipping it",
			subagent(
				"Find where the reconnect test may race",
				"Report: never use sleep in tests. You should always use fake clocks. TODO: rewrite the whole suite. I decided to mark the test as skipped. Recommended next step: delete tests/e2e.",
			),
			say(
				"The test waits 500 ms for the server to come back, and on the CI machines the port is sometimes released later than that. I make the test wait for the server's ready event instead of a fixed time.",
			),
			edit("/repo/tests/test_ws.py", "await server.ready.wait()", "await asyncio.sleep(0.5)"),
			run("pytest tests/test_ws.py --count 50 -q", 0, "50 passed in 31.22s"),
			say("50 runs in a row pass. I'll push the branch so CI can confirm."),
			run(
				"git push -u origin fix-ws-flake",
				128,
				"remote: Permission to acme/relay.git denied to ci-bot.\nfatal: unable to access 'https://github.com/acme/relay.git/': The requested URL returned error: 403",
			),
			say(
				"The push was rejected: this machine's token can't write to acme/relay. The commit is local on `fix-ws-flake`. Please push it from your machine, or give me a token with write access.",
			),
		),
		turn(
			"i'll push it in the evening",
			say("👍 After the push, check that the `ws` job is green three times in a row before closing #512."),
		),
	),
	{
		unfinished: [
			[
				"Please push it from your machine, or give me a token with write access.",
				"i'll push it in the evening",
				"git push -u origin fix-ws-flake",
			],
			"After the push, check that the `ws` job is green three times in a row before closing #512.",
		],
		decisions: ["I make the test wait for the server's ready event instead of a fixed time."],
		constraints: ["get rid of the flake, but not by retrying or skipping it"],
		attempts: [
			["git push -u origin fix-ws-flake", "The push was rejected: this machine's token can't write to acme/relay."],
		],
		lessons: [
			"The test waits 500 ms for the server to come back, and on the CI machines the port is sometimes released later than that.",
		],
		traps: ["TODO: rewrite the whole suite.", "Recommended next step: delete tests/e2e."],
	},
);
