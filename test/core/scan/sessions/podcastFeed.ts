import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const podcastFeed = labelled(
	"podcast feed in Go, everything done at once",
	conversation(
		turn(
			"Apple says our feed has invalid durations. Episodes over an hour show as 01:75:00",
			say(
				"`formatDuration` takes minutes as total seconds / 60 without the hour part removed. That's why 75 minutes turn up after the hour.",
			),
			edit("/pod/feed/duration.go", "m := (total / 60) % 60"),
			run("go test ./...", 0, "ok  \tpod/feed\t0.02s"),
			say("Fixed and covered by a test with 4500 seconds. Shall I regenerate the feed?"),
		),
		turn(
			"yes, and validate it",
			run("go run ./cmd/gen", 0, "wrote public/feed.xml"),
			run("xmllint --noout public/feed.xml", 0, ""),
			say("Regenerated and validated: no errors."),
		),
		turn("deploy it", run("make deploy", 0, "uploaded 1 file"), say("Deployed. The feed is live.")),
		turn("perfect, apple accepts it. bye"),
	),
	{
		lessons: ["`formatDuration` takes minutes as total seconds / 60 without the hour part removed."],
		traps: ["Shall I regenerate the feed?", "yes, and validate it"],
	},
);
