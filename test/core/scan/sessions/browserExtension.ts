import { conversation, edit, refused, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const browserExtension = labelled(
	"browser extension, review by the store, an install refused",
	conversation(
		turn(
			"store review rejected us: 'remote code'. we load prism from a cdn. fix",
			say("I'll bundle Prism instead of loading it from the CDN. Installing it first."),
			refused({ name: "Bash", kind: "shell", command: "npm install prismjs" }, "use pnpm in this repo please"),
			run("pnpm add prismjs", 0, "dependencies:\n+ prismjs 1.30.0"),
			edit("/x/src/highlight.ts", "import Prism from 'prismjs';", "loadScript(CDN)"),
			run("pnpm build", 0, "built in 2.1s"),
			say(
				"Prism is bundled (adds 34 kB), nothing is loaded remotely any more. The manifest still lists the CDN under `host_permissions`; that would be flagged again, I remove it too.",
			),
			edit("/x/manifest.json", "", '"https://cdn.jsdelivr.net/*"'),
			run("pnpm build", 0, "built in 2.0s"),
			say(
				"Removed. To resubmit: upload `dist/ext.zip` in the developer dashboard and answer the reviewer's mail. I can't do either from here.",
			),
		),
		turn(
			"will do after lunch. does dark mode work with bundled prism?",
			say(
				"Not automatically: the CDN version picked its theme through a media query, while the bundled one needs the second stylesheet. It would be a matter of importing `prism-tomorrow.css` under a media query.",
			),
		),
		turn("ok not now, v1.4"),
	),
	{
		unfinished: [
			[
				"To resubmit: upload `dist/ext.zip` in the developer dashboard and answer the reviewer's mail.",
				"will do after lunch.",
			],
			["It would be a matter of importing `prism-tomorrow.css` under a media query.", "ok not now, v1.4"],
		],
		decisions: ["I'll bundle Prism instead of loading it from the CDN."],
		corrections: ["use pnpm in this repo please"],
		constraints: ["use pnpm in this repo please"],
		attempts: [["npm install prismjs"]],
		lessons: [
			["the CDN version picked its theme through a media query, while the bundled one needs the second stylesheet."],
		],
		traps: ["The manifest still lists the CDN under `host_permissions`; that would be flagged again, I remove it too."],
	},
);
