import { conversation, edit, interrupted, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const legacyPerl = labelled(
	"old Perl program, user stops the agent, rewrite refused",
	conversation(
		turn(
			"invoice.pl prints a wrong date on the 31st. minimal fix please, nobody understands the rest",
			say("The file has many problems. I will restructure it into modules and add strict mode, then fix the date."),
			edit("/opt/erp/invoice.pl", "use strict; use warnings;"),
			interrupted(),
		),
		turn(
			"STOP. I said minimal. revert everything and change the one line",
			run("git checkout invoice.pl", 0, "Updated 1 path from the index"),
			edit(
				"/opt/erp/invoice.pl",
				"my $due = $date->clone->add(months => 1, end_of_month => 'limit');",
				"my $due = $date->add(months => 1);",
			),
			run("prove t/", 0, "All tests successful."),
			say(
				"Reverted, and one line changed. The bug: `add(months => 1)` on January 31 overflows into March because DateTime wraps by default; `end_of_month => 'limit'` keeps it in February.",
			),
		),
		turn(
			"thanks. do not deploy, accounting closes the month first. i'll ping you when it's safe",
			say("Understood, I won't deploy. The change is committed locally only."),
		),
	),
	{
		unfinished: [
			[
				"do not deploy, accounting closes the month first.",
				"The change is committed locally only.",
				"i'll ping you when it's safe",
			],
		],
		decisions: [],
		corrections: [["I said minimal.", "revert everything and change the one line"]],
		constraints: [
			"minimal fix please, nobody understands the rest",
			"do not deploy, accounting closes the month first.",
		],
		attempts: [["I will restructure it into modules and add strict mode, then fix the date."]],
		lessons: ["`add(months => 1)` on January 31 overflows into March because DateTime wraps by default"],
	},
);
