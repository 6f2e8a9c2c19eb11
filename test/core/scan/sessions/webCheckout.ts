import { conversation, edit, read, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const webCheckout = labelled(
	"web shop, summaries with headings and check marks",
	conversation(
		turn(
			"The checkout total is off by a cent for some carts with discounts. Can you find out why and fix it? We're on Stripe, amounts must stay integers in cents everywhere.",
			say("I'll look at how the totals are computed."),
			read("/home/dev/shop/src/cart/total.ts"),
			say(
				"Found it. `applyDiscount` rounds each line separately, and the sum of rounded lines differs from the rounded sum. With three items at 33 % the customer pays a cent too much.",
			),
			edit(
				"/home/dev/shop/src/cart/total.ts",
				"return distributeRemainder(lines, discount);",
				"return lines.map(round);",
			),
			run("npx vitest run src/cart", 0, "Tests  14 passed (14)"),
			say(
				"## ✅ Fixed\n\n- `applyDiscount` now distributes the remainder over the lines (largest remainder method), so lines always add up to the total.\n- Added 3 test cases for thirds and sevenths.\n\n### Still to do\n- The refund flow in `src/refunds/partial.ts` has the same per-line rounding; I did not touch it.\n- `README.md` documents the old behaviour.",
			),
		),
		turn(
			"nice. update the readme too please",
			edit("/home/dev/shop/README.md", "Discounts are spread over the lines", "Each line is rounded"),
			say("README updated: the pricing section now describes the largest remainder method."),
		),
		turn(
			"And what about tax, is it computed before or after the discount?",
			say("After the discount: `taxFor` gets the discounted lines. No change needed there."),
		),
		turn("ok cool, that's it for today"),
	),
	{
		unfinished: ["The refund flow in `src/refunds/partial.ts` has the same per-line rounding; I did not touch it."],
		decisions: [
			"`applyDiscount` now distributes the remainder over the lines (largest remainder method), so lines always add up to the total.",
		],
		constraints: ["We're on Stripe, amounts must stay integers in cents everywhere."],
		lessons: [
			"`applyDiscount` rounds each line separately, and the sum of rounded lines differs from the rounded sum.",
		],
		traps: ["`README.md` documents the old behaviour."],
	},
);
