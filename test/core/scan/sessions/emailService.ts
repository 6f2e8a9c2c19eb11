import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const emailService = labelled(
	"mail service in Elixir, retries, waiting for DNS",
	conversation(
		turn(
			"Bounced mails aren't retried. I want exponential backoff, max 5 attempts. Keep the Oban queue names, dashboards depend on them.",
			say(
				"Oban's default `max_attempts` is 20, but the worker rescues every exception and returns :ok, hence a failed delivery counts as a success.",
			),
			edit("/svc/lib/mailer/worker.ex", "use Oban.Worker, queue: :mail, max_attempts: 5"),
			run(
				"mix test",
				1,
				"  1) test gives up after five attempts (Mailer.WorkerTest)\n     ** (Oban.PerformError)\n12 tests, 1 failure",
			),
			say(
				"The test helper raises instead of snoozing. `perform_job/2` doesn't emulate backoff, so I'm asserting on the `backoff/1` callback directly.",
			),
			edit("/svc/test/mailer/worker_test.exs", "assert Worker.backoff(%Job{attempt: 3}) == 8"),
			run("mix test", 0, "12 tests, 0 failures"),
			say(
				"Retries are in: five attempts, waiting 2, 4, 8, 16 seconds. The rescue clause is gone, errors now reach Oban.",
			),
		),
		turn(
			"Great. Next thing: SPF fails for the new domain.",
			run("dig +short TXT mail.example.org", 0, '"v=spf1 -all"'),
			say(
				"The SPF record of mail.example.org is `v=spf1 -all`, which rejects everything. It needs `include:_spf.provider.net`. DNS is not in this repository, so whoever manages the zone has to change it.",
			),
		),
		turn("that's Petra. I'll write her. Stop here", say("OK.")),
	),
	{
		unfinished: [
			[
				"DNS is not in this repository, so whoever manages the zone has to change it.",
				"It needs `include:_spf.provider.net`.",
				"I'll write her.",
				"The SPF record of mail.example.org is `v=spf1 -all`, which rejects everything.",
			],
		],
		decisions: [["I'm asserting on the `backoff/1` callback directly."], "I want exponential backoff, max 5 attempts."],
		constraints: ["Keep the Oban queue names, dashboards depend on them."],
		attempts: [["test gives up after five attempts", "The test helper raises instead of snoozing."]],
		lessons: [
			"the worker rescues every exception and returns :ok, hence a failed delivery counts as a success.",
			"`perform_job/2` doesn't emulate backoff",
		],
		traps: [],
	},
);
