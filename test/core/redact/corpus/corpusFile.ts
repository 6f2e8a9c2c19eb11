import { readFileSync } from "node:fs";
import type { CoreCase, LookAlike } from "./corpusCase";
import type { Generator } from "./generator";

/**
 * The two text files hold one case a line. `⏎ ⇥ ␍ ␛` stand for line feed, tab, carriage return and ESC; `‹hex 40›` for
 * a value to make up; `‹! hex 40›` for one that is a secret. Secrets side by side are one.
 */
const value = /‹(!?) ?([a-z0-9]+)(?: (\d+))?›/g;

export function readCoreCases(make: Generator): CoreCase[] {
	return readLines("secrets.txt").map((line) => {
		const secrets: string[] = [];
		let lastEnd = -1;
		const text = line.replace(value, (whole, mark: string, kind: string, size: string, at: number) => {
			const made = makeValue(make, kind, Number(size));
			if (mark === "!" && at === lastEnd) secrets.push((secrets.pop() ?? "") + made);
			else if (mark === "!") secrets.push(made);
			lastEnd = at + whole.length;
			return made;
		});
		return { name: line.slice(0, 70), text, secrets };
	});
}

export function readLookAlikes(make: Generator): LookAlike[] {
	return readLines("lookAlikes.txt").map((line) => ({
		name: line.slice(0, 70),
		text: line.replace(value, (_whole, _mark, kind: string, size: string) => makeValue(make, kind, Number(size))),
	}));
}

function readLines(file: string): string[] {
	const text = readFileSync(new URL(file, import.meta.url), "utf8");
	return text
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => line.replaceAll("⏎", "\n").replaceAll("⇥", "\t").replaceAll("␍", "\r").replaceAll("␛", "\u001b"));
}

function makeValue(make: Generator, kind: string, size: number): string {
	switch (kind) {
		case "uuid":
			return make.uuid();
		case "base32":
			return make.of("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", size);
		case "alnum":
		case "base64":
		case "base64url":
		case "digits":
		case "hex":
		case "lower":
		case "password":
		case "upper":
			return make[kind](size);
		default:
			throw new Error(`unknown kind of value: ${kind}`);
	}
}
