import { conversation, edit, read, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const paymentsMobile = labelled(
	"payment sheet in a Swift app, careful user, several corrections",
	conversation(
		turn(
			"Apple Pay sheet doesn't show the shipping cost line when the cart has only gift cards + one physical item. Repro: UITests/GiftCardTests",
			read("/Users/dev/Basket/PaymentSheet.swift"),
			say(
				"The line is built in `summaryItems(for:)`. It checks `cart.items.allSatisfy(\\.isShippable)`, so a single gift card hides shipping for the whole cart. That should be `contains(where:)`.",
			),
			edit(
				"/Users/dev/Basket/PaymentSheet.swift",
				"cart.items.contains(where: \\.isShippable)",
				"cart.items.allSatisfy(\\.isShippable)",
			),
			run("xcodebuild test -scheme Basket -only-testing:UITests/GiftCardTests", 0, "** TEST SUCCEEDED **"),
			say("Fixed, and GiftCardTests passes."),
		),
		turn(
			"You changed the wrong thing in the summary order: total must be last, Apple rejects it otherwise.",
			edit("/Users/dev/Basket/PaymentSheet.swift", "items.append(total)", "items.insert(total, at: 0)"),
			run("xcodebuild test -scheme Basket -only-testing:UITests/GiftCardTests", 0, "** TEST SUCCEEDED **"),
			say("You're right, sorry. The total is the last item again."),
		),
		turn(
			"Also for the amounts: use NSDecimalNumber, never Double.",
			run("rg -n Double Basket", 0, "Basket/Tax.swift:14:    let rate: Double"),
			edit("/Users/dev/Basket/Tax.swift", "let rate: NSDecimalNumber", "let rate: Double"),
			run(
				"xcodebuild test -scheme Basket",
				65,
				"Basket/TaxTests.swift:22:5: error: cannot convert value of type 'Double' to expected argument type 'NSDecimalNumber'\n** TEST FAILED **",
			),
			say(
				"`Tax.swift` uses NSDecimalNumber now. The app target builds, but TaxTests.swift doesn't compile any more: it has 14 literal doubles. I'll convert those next.",
			),
		),
		turn(
			"leave the tests, Omar is rewriting TaxTests anyway. What about Google Pay on the web side?",
			say("I only have the iOS repository here, so I can't check that."),
		),
		turn("right. ok done, thx"),
	),
	{
		unfinished: [
			[
				"leave the tests, Omar is rewriting TaxTests anyway.",
				"TaxTests.swift doesn't compile any more: it has 14 literal doubles.",
				"cannot convert value of type 'Double' to expected argument type 'NSDecimalNumber'",
			],
		],
		decisions: [],
		corrections: [
			"You changed the wrong thing in the summary order: total must be last, Apple rejects it otherwise.",
			["Also for the amounts: use NSDecimalNumber, never Double."],
		],
		constraints: [
			"Also for the amounts: use NSDecimalNumber, never Double.",
			"total must be last, Apple rejects it otherwise.",
		],
		lessons: [
			"It checks `cart.items.allSatisfy(\\.isShippable)`, so a single gift card hides shipping for the whole cart.",
		],
		traps: [],
	},
);
