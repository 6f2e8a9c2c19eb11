import { conversation, edit, plan, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const monorepoUpgrade = labelled(
	"upgrade of a framework over several packages, headings of several kinds",
	conversation(
		turn(
			"Upgrade the monorepo from React 18 to 19. Package by package, run tests after each. Stop if something needs a product decision.",
			plan(
				["packages/ui", "in_progress"],
				["packages/forms", "pending"],
				["apps/admin", "pending"],
				["apps/shop", "pending"],
			),
			edit("/m/packages/ui/package.json", '"react": "^19.0.0"', '"react": "^18.3.0"'),
			run("pnpm --filter ui test", 0, "Tests  210 passed (210)"),
			plan(
				["packages/ui", "completed"],
				["packages/forms", "in_progress"],
				["apps/admin", "pending"],
				["apps/shop", "pending"],
			),
			edit("/m/packages/forms/package.json", '"react": "^19.0.0"', '"react": "^18.3.0"'),
			run(
				"pnpm --filter forms test",
				1,
				" FAIL  src/Field.test.tsx > shows the default props\nTests  1 failed | 88 passed (89)",
			),
			say(
				'`defaultProps` on function components is gone in React 19. `Field` relied on it for `type="text"`. I move the defaults into the parameters.',
			),
			edit(
				"/m/packages/forms/src/Field.tsx",
				"function Field({ type = 'text' })",
				"Field.defaultProps = { type: 'text' }",
			),
			run("pnpm --filter forms test", 0, "Tests  89 passed (89)"),
			plan(
				["packages/ui", "completed"],
				["packages/forms", "completed"],
				["apps/admin", "completed"],
				["apps/shop", "pending"],
			),
			say(
				'### Summary\n✅ packages/ui\n✅ packages/forms (default props moved into parameters)\n✅ apps/admin\n❌ apps/shop: `react-payment-form` 4.x has a peer dependency on React 18 and no release for 19 yet.\n\n### Open question\nThis needs a product decision: replace `react-payment-form` by the provider\'s own web component, or stay on React 18 in the shop until upstream releases? Upstream says "Q1".',
			),
		),
		turn(
			"good catch. i'd rather wait for upstream than replace, payments are too risky before christmas. merge the rest",
			run("git merge --no-ff react19", 0, "Merge made by the 'ort' strategy."),
			say(
				"Merged. apps/shop stays on 18 through a `pnpm.overrides` entry; remove that entry when upstream has released.",
			),
		),
		turn(
			"did you check the storybook build?",
			run("pnpm --filter ui build-storybook", 1, "SB_FRAMEWORK_0002: @storybook/react 7.6 does not support React 19"),
			say(
				"No, and it's broken: Storybook 7 doesn't support React 19. Upgrading to Storybook 8 takes care of it, it's a larger change (config format).",
			),
		),
		turn(
			"then open a ticket text for that, i'll file it",
			say(
				"**Storybook 8 upgrade.** Since the React 19 merge `pnpm --filter ui build-storybook` fails with SB_FRAMEWORK_0002. Move to Storybook 8, migrate the config to CSF 3.",
			),
		),
	),
	{
		unfinished: [
			[
				"remove that entry when upstream has released.",
				"i'd rather wait for upstream than replace, payments are too risky before christmas.",
				"apps/shop",
			],
			[
				"Upgrading to Storybook 8 takes care of it, it's a larger change (config format).",
				"SB_FRAMEWORK_0002: @storybook/react 7.6 does not support React 19",
				"then open a ticket text for that, i'll file it",
				"Storybook 7 doesn't support React 19.",
			],
		],
		decisions: [
			"i'd rather wait for upstream than replace, payments are too risky before christmas.",
			["I move the defaults into the parameters."],
		],
		corrections: [],
		constraints: ["Package by package, run tests after each.", "Stop if something needs a product decision."],
		attempts: [["shows the default props"], ["SB_FRAMEWORK_0002: @storybook/react 7.6 does not support React 19"]],
		lessons: ["`defaultProps` on function components is gone in React 19.", ["Storybook 7 doesn't support React 19."]],
		traps: [
			"This needs a product decision: replace `react-payment-form` by the provider's own web component, or stay on React 18 in the shop until upstream releases?",
			"packages/forms",
		],
	},
);
