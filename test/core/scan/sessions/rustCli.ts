import { conversation, edit, plan, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const rustCli = labelled(
	"command line in Rust, plan half done, last test run red",
	conversation(
		turn(
			"Implement `grist export --format csv|json|xlsx` as described in docs/export.md",
			plan(
				["Read docs/export.md", "completed"],
				["CSV writer", "in_progress"],
				["JSON writer", "pending"],
				["XLSX writer", "pending"],
				["Update CHANGELOG.md", "pending"],
			),
			edit("/home/kim/grist/src/export/csv.rs", "pub fn write_csv() {}"),
			run("cargo test export", 0, "test result: ok. 6 passed; 0 failed"),
			plan(
				["Read docs/export.md", "completed"],
				["CSV writer", "completed"],
				["JSON writer", "in_progress"],
				["XLSX writer", "pending"],
				["Update CHANGELOG.md", "pending"],
			),
			edit("/home/kim/grist/src/export/json.rs", "pub fn write_json() {}"),
			run(
				"cargo test export",
				101,
				"test export::json::tests::keeps_key_order ... FAILED\n\nfailures:\n    export::json::tests::keeps_key_order\n\ntest result: FAILED. 9 passed; 1 failed",
			),
			say(
				"CSV is complete. For JSON one test fails: serde_json sorts the keys unless the `preserve_order` feature is on. That feature pulls in indexmap, so I'd like your okay before I add a dependency.",
			),
		),
		turn(
			"hmm. no new deps this week, release freeze. leave it red, i'll talk to sam",
			say("Okay, I leave `keeps_key_order` failing and do not touch Cargo.toml."),
		),
	),
	{
		unfinished: [
			["JSON writer", "export::json::tests::keeps_key_order", "leave it red, i'll talk to sam"],
			"XLSX writer",
			"Update CHANGELOG.md",
		],
		decisions: [["no new deps this week, release freeze.", "leave it red, i'll talk to sam"]],
		constraints: ["no new deps this week, release freeze."],
		lessons: ["serde_json sorts the keys unless the `preserve_order` feature is on."],
		traps: ["CSV writer"],
	},
);
