import { conversation, read, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const quickQuestion = labelled(
	"questions only, nothing left",
	conversation(
		turn(
			"where is the session timeout configured in this app?",
			run("rg -n timeout config", 0, "config/session.yml:3:  timeout: 1800"),
			say("In `config/session.yml`, line 3: 1800 seconds. The value can be overridden with `SESSION_TIMEOUT`."),
		),
		turn(
			"and does the admin area use the same?",
			read("/srv/app/admin/auth.rb"),
			say(
				"Yes. `Admin::Auth` reads the same key. If you want a shorter timeout for admins you could add a key of its own, but nothing requires it.",
			),
		),
		turn("no that's fine. thanks", say("You're welcome! Let me know if anything else comes up.")),
		turn(
			"one more: which version of rails is this",
			run("rg rails Gemfile.lock", 0, "    rails (7.2.1)"),
			say("Rails 7.2.1."),
		),
	),
	{ traps: ["If you want a shorter timeout for admins you could add a key of its own, but nothing requires it."] },
);
