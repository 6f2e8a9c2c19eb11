import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const billingRefactor = labelled(
	"a large class taken apart in phases, progress as a table",
	conversation(
		turn(
			"BillingService has 3800 lines. Split it up along the phases in REFACTOR.md. Public method signatures stay exactly as they are, other teams depend on them.",
			run("wc -l src/main/java/com/acme/BillingService.java", 0, "3811"),
			edit("/src/acme/InvoiceCalculator.java", "final class InvoiceCalculator {}"),
			edit("/src/acme/BillingService.java", "calculator.total(order)", "long total"),
			run("./gradlew test", 0, "BUILD SUCCESSFUL in 1m 12s"),
			say(
				"# Phase 1 complete 🎉\n\n| Phase | Scope | Status |\n| --- | --- | --- |\n| 1 | Invoice calculation | ✅ done |\n| 2 | Dunning | ⏳ not started |\n| 3 | Payment providers | ⏳ not started |\n\nI extracted `InvoiceCalculator` as a package-private class rather than an interface, since there is only one implementation.\n\nReady to continue with phase 2 (dunning) whenever you are.",
			),
		),
		turn(
			"go on with 2",
			edit("/src/acme/DunningRun.java", "final class DunningRun {}"),
			run("./gradlew test", 1, "DunningRunTest > sendsSecondReminder FAILED\nBUILD FAILED in 58s"),
			say(
				"The second reminder relied on a field that the first one set as a side effect. Moving the methods one by one broke that order. I put the state into a `DunningState` record that is passed along.",
			),
			edit("/src/acme/DunningState.java", "record DunningState(int level, LocalDate due) {}"),
			run("./gradlew test", 0, "BUILD SUCCESSFUL in 1m 15s"),
			say(
				"# Phase 2 complete\n\n- `DunningRun` and `DunningState` extracted, 612 lines moved\n- All 418 tests green\n\n**Remaining:** phase 3, payment providers. It needs a decision first: the Klarna adapter calls back into BillingService, so either we invert that call or we leave Klarna out of phase 3.",
			),
		),
		turn(
			"ok let me think about klarna. stop here",
			say("Stopping here. Nothing is left uncommitted on my side apart from phase 2, which is staged."),
		),
	),
	{
		unfinished: [
			[
				"**Remaining:** phase 3, payment providers.",
				"It needs a decision first: the Klarna adapter calls back into BillingService, so either we invert that call or we leave Klarna out of phase 3.",
				"ok let me think about klarna.",
			],
			["Nothing is left uncommitted on my side apart from phase 2, which is staged."],
		],
		decisions: [
			"I extracted `InvoiceCalculator` as a package-private class rather than an interface, since there is only one implementation.",
			"I put the state into a `DunningState` record that is passed along.",
		],
		constraints: ["Public method signatures stay exactly as they are, other teams depend on them."],
		attempts: [["Moving the methods one by one broke that order.", "DunningRunTest > sendsSecondReminder FAILED"]],
		lessons: ["The second reminder relied on a field that the first one set as a side effect."],
		traps: ["Ready to continue with phase 2 (dunning) whenever you are."],
	},
);
