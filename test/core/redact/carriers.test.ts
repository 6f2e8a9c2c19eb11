import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRedactor } from "../../../src/core/redact/redactor";
import { fieldGenerator } from "./corpus/fieldGenerator";
import { leftReadable } from "./corpus/leftReadable";

const redactor = createRedactor({ env: {}, extraPatterns: [] });

/** What programs make: random characters of the alphabets and lengths that keys have. */
const keys = ["alnum 24", "alnum 40", "hex 32", "hex 64", "base64url 43", "base64 32", "uuid", "jwt", "lower 30"];
/** Tokens that are known by themselves. */
const tokens = [
	["gh", "p_", "alnum 36"],
	["sk-ant-", "api03-", "base64url 93"],
	["sk_", "live_", "alnum 24"],
	["glp", "at-", "base64url 20"],
	["xox", "b-", "alnum 40"],
	["AI", "za", "base64url 35"],
] as const;
const passwords = ["human", "symbolsJson 14", "symbolsUrl 16"];

function secretOf(kind: string, seed: number): string {
	const [name = "", size] = kind.split(" ");
	return fieldGenerator(seed).value(name, Number(size));
}

const seeds = fc.nat(1_000_000);
const anyKey = fc.tuple(fc.constantFrom(...keys), seeds).map(([kind, seed]) => secretOf(kind, seed));
const anyPassword = fc.tuple(fc.constantFrom(...passwords), seeds).map(([kind, seed]) => secretOf(kind, seed));
const anyToken = fc
	.tuple(fc.constantFrom(...tokens), seeds)
	.map(([[start, middle, kind], seed]) => `${start}${middle}${secretOf(kind, seed)}`);

type Carrier = (secret: string) => string;

const keyCarriers: readonly Carrier[] = [
	(s) => `API_TOKEN=${s}`,
	(s) => `export CLIENT_SECRET="${s}"`,
	(s) => `api_key: ${s}\nport: 80`,
	(s) => `auth:\n  access_token: '${s}'`,
	(s) => `[x]\nsecret_key = "${s}"`,
	(s) => JSON.stringify({ apiKey: s }),
	(s) => `<apiKey>${s}</apiKey>`,
	(s) => `const authToken = "${s}";`,
	(s) => `Authorization: Bearer ${s}`,
	(s) => `curl -H 'X-Api-Key: ${s}' https://x.test`,
	(s) => `https://x.test/a?access_token=${encodeURIComponent(s)}&q=1`,
	(s) => `deploy --api-token ${s} --verbose`,
	(s) => `| Name | Value |\n| --- | --- |\n| API_TOKEN | ${s} |`,
	(s) => `2026-03-01T10:00:00Z DEBUG client api_key="${s}" retries=3`,
];
const passwordCarriers: readonly Carrier[] = [
	(s) => `DB_PASSWORD=${s}`,
	(s) => `password: "${s}"`,
	(s) => JSON.stringify({ user: "me", password: s }),
	(s) => `conn = connect(user="me", password="${s}")`,
	(s) => `mysql -u me -p'${s}' shop`,
	(s) => `The staging password is ${s}`,
	(s) => `user: me\npassword: ${s}\n`,
	(s) => `<password>${s}</password>`,
];
const tokenCarriers: readonly Carrier[] = [
	(s) => `use ${s} for it`,
	(s) => `run("${s}")`,
	(s) => `- ${s}\n- other`,
	(s) => `it printed ${s}`,
];

/** Texts around texts; none of them changes what the secret is. */
const wrappings: readonly Carrier[] = [
	(text) => text,
	(text) => JSON.stringify({ output: text }),
	(text) => JSON.stringify({ a: JSON.stringify({ b: text }) }),
	(text) => JSON.stringify({ a: JSON.stringify({ b: JSON.stringify({ c: text }) }) }),
	(text) => text.replace(/^/gm, "+"),
	(text) => text.replace(/^/gm, "> "),
	(text) => text.replace(/^/gm, "│ "),
	(text) =>
		text
			.split("\n")
			.map((line, index) => `${String(index + 7).padStart(6)}→${line}`)
			.join("\n"),
	(text) => `\u001b[32m${text}\u001b[0m`,
	(text) => `$ cat notes\n${text}\n$ `,
	(text) => `\`\`\`\n${text}\n\`\`\``,
];

/** The secret as the wrapped text spells it. */
function spelt(secret: string, text: string): string[] {
	const spellings = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
	return spellings.filter((spelling) => text.includes(spelling));
}

describe.each([
	["a key under a name", anyKey, keyCarriers],
	["a password under a name", anyPassword, passwordCarriers],
	["a token by itself", anyToken, tokenCarriers],
] as const)("%s, in any carrier and any wrapping", (_, secrets, carriers) => {
	const cases = fc.tuple(secrets, fc.constantFrom(...carriers), fc.constantFrom(...wrappings));

	it("is masked, every line stays a line, and masking again changes nothing", () => {
		let shown = 0;
		const runs = 3000;
		fc.assert(
			fc.property(cases, ([secret, carrier, wrapping]) => {
				const text = wrapping(carrier(secret));
				const masked = redactor.redact(text);
				expect(redactor.redact(masked)).toBe(masked);
				expect(masked.split("\n")).toHaveLength(text.split("\n").length);
				if (leftReadable(masked, text, spelt(secret, text)) !== undefined) shown++;
			}),
			{ numRuns: runs },
		);
		console.log(`shown ${shown} of ${runs}`);
		// A value of random characters looks like a word, a number or a stand-in once in some hundred.
		expect(shown / runs).toBeLessThan(0.01);
	});
});
