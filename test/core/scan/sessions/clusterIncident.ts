import { conversation, read, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const clusterIncident = labelled(
	"incident in a cluster, pasted events and a quoted issue, diagnosis only",
	conversation(
		turn(
			'payments-api restarts every ~10 min since the 14:00 deploy. events:\n\n```\nWarning  Unhealthy  2m  kubelet  Liveness probe failed: Get "http://10.2.1.7:8080/healthz": context deadline exceeded\nNormal   Killing    2m  kubelet  Container api failed liveness probe, will be restarted\n```\n\nread only please, I don\'t want anything changed in prod',
			run("kubectl -n pay get pods", 0, "payments-api-7d9f  1/1  Running  6 (3m ago)"),
			run("kubectl -n pay logs payments-api-7d9f --previous", 0, 'level=warn msg="pool exhausted, waiting" wait=31s'),
			say(
				"The probe handler checks out a database connection, and the pool (10) is exhausted by the new reconciliation job, which keeps a transaction open for minutes. So the pods are healthy but the probe starves.",
			),
		),
		turn(
			"someone found this upstream, relevant?\n\n> **pgxpool: Acquire blocks forever when ctx has no deadline** #1288\n> We should add a default acquire timeout. TODO: decide on a value. You will need to pass a context with deadline until then.",
			say(
				"Related but not the cause: our context has a deadline of 1 s, that's why the probe fails rather than hangs. The fix belongs in our probe: it should not touch the database at all.",
			),
		),
		turn(
			"agree: liveness without db, readiness keeps the db check. i'll do the PR myself tomorrow morning. as a stopgap can we raise the pool?",
			read("/repos/payments/deploy/values.yaml"),
			say(
				"Yes: `db.pool.max` in deploy/values.yaml, 10 to 30; Postgres allows 200 connections and we run 4 pods. Since you want nothing changed from here, the command would be `helm upgrade payments ./deploy -n pay --set db.pool.max=30`.",
			),
		),
		turn(
			"done, applied. pods are stable for 5 min now. bye",
			say("Good. Watch the restarts after the next reconciliation run at 16:00."),
		),
	),
	{
		unfinished: [
			[
				"agree: liveness without db, readiness keeps the db check. i'll do the PR myself tomorrow morning.",
				"it should not touch the database at all.",
			],
			"Watch the restarts after the next reconciliation run at 16:00.",
		],
		decisions: ["agree: liveness without db, readiness keeps the db check."],
		constraints: ["read only please, I don't want anything changed in prod"],
		lessons: [
			"The probe handler checks out a database connection, and the pool (10) is exhausted by the new reconciliation job, which keeps a transaction open for minutes.",
		],
		traps: [
			"We should add a default acquire timeout. TODO: decide on a value. You will need to pass a context with deadline until then.",
			"helm upgrade payments ./deploy -n pay --set db.pool.max=30",
		],
	},
);
