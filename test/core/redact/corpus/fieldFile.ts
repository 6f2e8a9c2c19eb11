import { readFileSync } from "node:fs";
import type { FieldGenerator } from "./fieldGenerator";

/** One text as it may stand in a transcript, of a kind such as "yaml"; without secrets it is a look-alike. */
export interface FieldCase {
	readonly kind: string;
	/** The line of the file, which says what is made up in it. */
	readonly line: string;
	readonly text: string;
	readonly secrets: readonly string[];
}

/**
 * The file holds one case a line under headings `## kind`. `⏎ ⇥ ␍ ␛` stand for line feed, tab, carriage return and ESC,
 * `‹hex 40›` for a value to make up; what `⟦…⟧` encloses is a secret.
 */
export function readFieldCases(file: string, make: FieldGenerator): FieldCase[] {
	const cases: FieldCase[] = [];
	let kind = "";
	for (const line of readFileSync(new URL(file, import.meta.url), "utf8").split("\n")) {
		if (line.startsWith("## ")) kind = line.slice(3);
		else if (line !== "") cases.push(makeCase(kind, line, make));
	}
	return cases;
}

function makeCase(kind: string, line: string, make: FieldGenerator): FieldCase {
	const secrets: string[] = [];
	const filled = unfold(line).replace(/‹([a-zA-Z0-9]+?)(?: (\d+))?›/g, (_, name: string, size: string | undefined) =>
		make.value(name, Number(size)),
	);
	const text = filled.replace(/⟦([^⟧]*)⟧/g, (_, secret: string) => {
		secrets.push(secret);
		return secret;
	});
	return { kind, line, text, secrets };
}

function unfold(line: string): string {
	return line.replaceAll("⏎", "\n").replaceAll("⇥", "\t").replaceAll("␍", "\r").replaceAll("␛", "\u001b");
}
