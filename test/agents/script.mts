/** What the model answers: some words, and at most one call of a tool. */
export interface Answer {
	readonly text: string;
	readonly call: Call | null;
}

/** A call as every client knows it under a name of its own. Paths are relative to the workspace. */
export type Call =
	| { readonly kind: "shell"; readonly command: string; readonly exitCode: number }
	| { readonly kind: "read"; readonly path: string }
	| { readonly kind: "edit"; readonly path: string; readonly before: string; readonly after: string }
	| { readonly kind: "plan"; readonly items: readonly PlanItem[] };

export interface PlanItem {
	readonly text: string;
	readonly status: "completed" | "in_progress" | "pending";
}

export interface ScriptedTurn {
	readonly prompt: string;
	/** One after the other; each but the last calls a tool. */
	readonly answers: readonly Answer[];
}

const SOURCE = "src/fare.js";
const COMMAND = "node check.mjs";
/** An exit code that no shell or client gives by itself. */
const FAILED = 3;

/** The files of the workspace before the session. */
export const workspaceFiles: Readonly<Record<string, string>> = {
	"package.json": '{ "private": true, "type": "module" }\n',
	[SOURCE]: "export function fare(zones, isNight) {\n\treturn 180 + 60 * zones;\n}\n",
	"check.mjs": [
		'import { fare } from "./src/fare.js";',
		"const found = fare(2, true);",
		'console.log(found === 350 ? "fare is right" : "FAIL night fare: expected 350, found " + found);',
		`process.exitCode = found === 350 ? 0 : ${FAILED};`,
		"",
	].join("\n"),
};

const plan: readonly PlanItem[] = [
	{ text: "Add the night surcharge to fare()", status: "completed" },
	{ text: "Let fare() take group tickets", status: "in_progress" },
	{ text: "Print the zones on the ticket", status: "pending" },
];

/**
 * The session that each client holds: a check fails, is mended and passes; a plan is left for the next time; goodbye.
 * The words are ours, so that what a client wrote may be looked at anywhere.
 */
export const script: readonly ScriptedTurn[] = [
	{
		prompt: "The fare check fails, please mend it",
		answers: [
			{ text: "I run the check first.", call: { kind: "shell", command: COMMAND, exitCode: FAILED } },
			{ text: "", call: { kind: "read", path: SOURCE } },
			{
				text: "",
				call: {
					kind: "edit",
					path: SOURCE,
					before: "\treturn 180 + 60 * zones;",
					after: "\treturn 180 + 60 * zones + (isNight ? 50 : 0);",
				},
			},
			{ text: "", call: { kind: "shell", command: COMMAND, exitCode: 0 } },
			{
				text: "The check passes: `fare()` left out the night surcharge. We decided to keep cents as whole numbers because the tills cannot print halves.",
				call: null,
			},
		],
	},
	{
		prompt: "We do the group tickets next time, write the plan down",
		answers: [
			{ text: "", call: { kind: "plan", items: plan } },
			{ text: "The plan is written down: the group tickets come first, then the zones on the ticket.", call: null },
		],
	},
	{ prompt: "thanks, that is all for today, bye", answers: [{ text: "Goodbye.", call: null }] },
];
