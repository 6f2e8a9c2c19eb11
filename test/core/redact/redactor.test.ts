import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRedactor } from "../../../src/core/redact/redactor";
import { cpuMilliseconds } from "../../support/cpuMilliseconds";
import { Generator } from "./corpus/generator";

const plain = createRedactor({ env: {}, extraPatterns: [] });
const make = new Generator(42);

function withEnv(env: Record<string, string | undefined>) {
	return createRedactor({ env, extraPatterns: [] });
}

describe("values of the environment (R-004-2)", () => {
	it.each([
		"API_TOKEN",
		"api_token",
		"TOKEN",
		"KEY",
		"SECRET",
		"PASSWORD",
		"X_KEY",
		"X_CREDENTIALS_JSON",
		"DB_PASSWORD",
	])("masks the value of %s", (name) => {
		expect(withEnv({ [name]: "plainwords" }).redact("it is plainwords, really")).toBe("it is [REDACTED], really");
	});

	it.each(["PATH", "HOME", "PWD", "USER", "LANG", "TERM", "SHELL", "TMPDIR", "TOKENS", "MY_KEYS", "KEYBOARD", "NAME"])(
		"leaves the value of %s",
		(name) => {
			expect(withEnv({ [name]: "plainwords" }).redact("it is plainwords")).toBe("it is plainwords");
		},
	);

	it("takes no value shorter than eight characters, and no missing one", () => {
		expect(withEnv({ API_KEY: "seven77", OTHER_KEY: undefined }).redact("seven77 undefined")).toBe("seven77 undefined");
	});

	it("compares literally and case-sensitively", () => {
		const redactor = withEnv({ API_KEY: "a.b*c(de" });
		expect(redactor.redact("a.b*c(de aXb*c(de A.B*C(DE")).toBe("[REDACTED] aXb*c(de A.B*C(DE");
	});

	it("masks a value as JSON writes it", () => {
		const value = 'two words "quoted"';
		expect(withEnv({ MY_SECRET: value }).redact(JSON.stringify({ text: value }))).toBe('{"text":"[REDACTED]"}');
	});

	it("masks values that overlap as one", () => {
		expect(withEnv({ A_KEY: "aaaabbbb", B_KEY: "bbbbcccc" }).redact("aaaabbbbcccc")).toBe("[REDACTED]");
	});
});

describe("patterns of the user", () => {
	it("masks their whole matches beside what is known", () => {
		const redactor = createRedactor({ env: {}, extraPatterns: [/ACME-\d+/] });
		expect(redactor.redact("ACME-12 and ACME-345")).toBe("[REDACTED] and [REDACTED]");
	});

	it("never cuts a marker", () => {
		const redactor = createRedactor({ env: { A_KEY: "REDACTED" }, extraPatterns: [/\w+/] });
		const once = redactor.redact("one two");
		expect(once).toBe("[REDACTED] [REDACTED]");
		expect(redactor.redact(once)).toBe(once);
	});
});

describe("what stays readable", () => {
	const value = make.alnum(32);
	it.each([
		[`API_KEY=${value} # comment`, "API_KEY=[REDACTED] # comment"],
		[`{"apiKey":"${value}","n":1}`, '{"apiKey":"[REDACTED]","n":1}'],
		[`Authorization: Bearer ${value}`, "Authorization: Bearer [REDACTED]"],
		[`postgres://app:${value}@db:5432/shop`, "postgres://app:[REDACTED]@db:5432/shop"],
		[`Server=db;Password=${value};Encrypt=true`, "Server=db;Password=[REDACTED];Encrypt=true"],
		[`mysql -u root -p${value} shop`, "mysql -u root -p[REDACTED] shop"],
		[`Set-Cookie: sid=${value}; Path=/; HttpOnly`, "Set-Cookie: sid=[REDACTED]; Path=/; HttpOnly"],
		[`\u001b[32mAPI_KEY\u001b[0m=${value}\u001b[0m`, "\u001b[32mAPI_KEY\u001b[0m=[REDACTED]\u001b[0m"],
		[`<a><password>${value}</password></a>`, "<a><password>[REDACTED]</password></a>"],
		[`https://x.io/?page=2&token=${value}&q=1`, "https://x.io/?page=2&token=[REDACTED]&q=1"],
	])("is the rest of %s", (text, expected) => {
		expect(plain.redact(text)).toBe(expected);
	});

	it("is the frame of a private key", () => {
		const dashes = "-----";
		const lines = make.keyLines(4).join("\n");
		expect(plain.redact(`${dashes}BEGIN PRIVATE KEY${dashes}\n${lines}\n${dashes}END PRIVATE KEY${dashes}`)).toBe(
			`${dashes}BEGIN PRIVATE KEY${dashes}\n[REDACTED]\n${dashes}END PRIVATE KEY${dashes}`,
		);
	});
});

/** Pieces of syntax from which texts are put together that come near secrets. */
const fragments = fc.constantFrom(
	...[
		"token",
		"password",
		"api_key",
		"SECRET",
		"=",
		": ",
		'"',
		"'",
		"\\",
		"\\n",
		"\n",
		" ",
		"{",
		"}",
		"(",
		"<",
		">",
		"[",
	],
	...[
		"]",
		",",
		";",
		"&",
		"?",
		"://",
		"@",
		"kind: Secret",
		"data:",
		"value",
		"name",
		"[REDACTED]",
		"\u001b[31m",
		"→",
		"|",
	],
	...[
		"-----BEGIN RSA PRIVATE KEY-----",
		"-----END RSA PRIVATE KEY-----",
		"curl -u ",
		"bearer ",
		"cookie: ",
		"`",
		"==",
		"%20",
	],
	...[make.alnum(20), make.hex(40), make.base64(48), make.password(12), make.uuid(), "ü", "\ud800", "\u200b"],
);

describe("for any text", () => {
	it("masking again changes nothing", () => {
		fc.assert(
			fc.property(fc.array(fragments, { maxLength: 40 }), (pieces) => {
				const once = plain.redact(pieces.join(""));
				expect(plain.redact(once)).toBe(once);
			}),
			{ numRuns: 500 },
		);
	});

	it("masking never throws, and is the same each time", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
				expect(plain.redact(text)).toBe(plain.redact(text));
			}),
		);
	});

	it("of plain words, nothing changes", () => {
		const words = fc.constantFrom(
			"the",
			"token",
			"is",
			"stored",
			"in",
			"memory",
			"secret",
			"keys",
			"and",
			"passwords",
			"expire",
			"soon.",
		);
		fc.assert(
			fc.property(fc.array(words, { maxLength: 30 }), (list) => {
				expect(plain.redact(list.join(" "))).toBe(list.join(" "));
			}),
		);
	});

	it("an environment's secret is never left in it", () => {
		const value = make.alnum(24);
		const redactor = withEnv({ THE_SECRET: value });
		fc.assert(
			fc.property(fc.array(fc.oneof(fragments, fc.constant(value)), { maxLength: 30 }), (pieces) => {
				expect(redactor.redact(pieces.join(""))).not.toContain(value);
			}),
		);
	});
});

describe("time", () => {
	/** Twenty times what it takes on a machine of two cores: a guard against growth by the square, not a benchmark. */
	const generous = 4000;

	function milliseconds(text: string): number {
		return cpuMilliseconds(() => plain.redact(text));
	}

	it("is short for a megabyte of ordinary text", () => {
		const line = '   12→\tconst session = await readSession(path, { tokens: 1200 }); // "key": the map\'s key\n';
		expect(milliseconds(line.repeat(12_000))).toBeLessThan(generous);
	});

	it.each([
		...[
			"key=",
			"token=",
			'password="',
			"token: ",
			"\\",
			"\\n",
			"\n",
			" ",
			"a",
			"A1b2",
			"eyJ",
			"eyJh.",
			"://a:",
			"a://b:c@",
		],
		...[
			"curl -u a:b ",
			"docker login ",
			"kind: Secret\ndata:\n  a: b\n",
			"-----BEGIN PRIVATE KEY-----",
			"cookie: a=b; ",
		],
		...[
			"-----END PRIVATE KEY-----",
			"<password>",
			"token          ",
			"password {type",
			"[REDACTED]",
			"\u001b[31mtoken\u001b[0m=",
		],
		...["| token |\n", "token,b\n", "TOKEN  AGE\n", "the password for the ", "my key ", "contraseña ", "密码"],
		...[
			"x is the password ",
			"user: a / b",
			"with a:b1234567 ",
			"$ cat token\n",
			'fill("a", "b")',
			"login(a, b, ",
			"u: a p: ",
		],
		...["password from a1234567 to ", "key: {\n", "passphrase: abcd abcd ", "token (a", "│\n│ ", "-p -u a "],
		...["aB3dE5gH7jK9mN1pQ3sT5\n", 'tokens: ["a",', '"name":"TOKEN","value":', 'token=\\\\\\"', "id=xid=", "&quot;"],
	])("grows no faster than a text of %j", (piece) => {
		expect(milliseconds(piece.repeat(Math.ceil(200_000 / piece.length)))).toBeLessThan(generous);
	});
});
