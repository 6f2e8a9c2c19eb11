import { classifyKey, isEnvironmentName, type KeyKind } from "./keyName";

/** A name in the text that says that a secret may follow. */
export interface Key {
	readonly name: string;
	readonly kind: KeyKind;
	/** It is written as an environment variable, and does not stand in a query. */
	readonly environment: boolean;
	/** It stands in the query of an address. */
	readonly query: boolean;
	readonly start: number;
	readonly end: number;
}

/** What every telling name contains; a cheap first look at the text. */
const terms =
	/pass|pwd|pswd|secret|token|key|cred|auth|cookie|bearer|jwt|sig(?=nature|[^a-z]|$)|[_.-](?:pw|pat|sk|sid|salt|dsn|sas|otp|pem|pfx|psk|session|csrf|xsrf|pepper|hmac|webhook)(?![a-z])|psk|(?:bind|root|admin|user|ldap|sql)pw|\bpw\b|\bpat\b|\botp\b|\bsalt\b|mnemonic|verifier|samlresponse|assertion|phrase|contrase|senha|kennwort|wachtwoord|haslo|parola/gi;

const longestName = 80;

/** The telling names of a text, from left to right. `next` is told where to go on after each. */
export function* findKeys(text: string): Generator<Key, void, number | undefined> {
	const search = new RegExp(terms);
	for (let hit = search.exec(text); hit !== null; hit = search.exec(text)) {
		const key = nameAround(text, hit.index, hit.index + hit[0].length);
		search.lastIndex = Math.max(key.end, hit.index + hit[0].length);
		const kind = classifyKey(key.name) ?? classifySpaced(text, key);
		// Results of tests: "--- PASS: TestName".
		if (kind === null || (key.name === "PASS" && text[key.end] === ":") || isPartOfPath(text, key)) continue;
		const goOn = yield describe(text, key, kind);
		search.lastIndex = Math.max(search.lastIndex, goOn ?? 0);
	}
}

/** A part of an identifier such as `arn:aws:secretsmanager:eu-west-1:…:secret:name`. */
function isPartOfPath(text: string, key: Name): boolean {
	return text[key.start - 1] === ":" && text[key.end] === ":" && /[\w-]:$/.test(text.slice(key.start - 2, key.start));
}

function describe(text: string, key: Name, kind: KeyKind): Key {
	const query = /[?&]/.test(text[key.start - 1] ?? "");
	return { ...key, kind, query, environment: !query && isEnvironmentName(key.name) };
}

interface Name {
	readonly name: string;
	readonly start: number;
	readonly end: number;
}

function nameAround(text: string, hitStart: number, hitEnd: number): Name {
	let start = hitStart;
	while (start > 0 && hitStart - start < longestName && isNameCharacter(text.charCodeAt(start - 1))) start--;
	// The letter of an escape such as \n belongs to the escape.
	if (start > 0 && start < hitStart && text[start - 1] === "\\" && /[nrtbf]/.test(text[start] ?? "")) start++;
	// Neither are the dashes of a flag part of its name.
	while (start < hitStart && /[-.$]/.test(text[start] ?? "")) start++;
	let end = hitEnd;
	while (end < text.length && end - hitEnd < longestName && isNameCharacter(text.charCodeAt(end))) end++;
	while (end > hitEnd && (text[end - 1] === "." || text[end - 1] === "-")) end--;
	return { name: text.slice(start, end), start, end };
}

/** Letters, digits, `_`, `-`, `.`, `$`. */
function isNameCharacter(code: number): boolean {
	return (
		(code >= 97 && code <= 122) ||
		(code >= 65 && code <= 90) ||
		(code >= 48 && code <= 57) ||
		code === 95 ||
		code === 45 ||
		code === 46 ||
		code === 36
	);
}

/** A long run of characters as the value of a name. */
const longValue =
	/(?:\\{0,15}["'])?\s{0,3}(?:=>|[:=])\s{0,3}(?:\\{0,15}["'])?[\w+/.-]{16,400}={0,2}(?=["'\\\s,;})\]]|$)/y;
/** The section that holds a `key`, or the user it belongs to. */
const section =
	/(?:^|[\s"'])(?:jwt|auth|token|encrypt|crypt|signing|openai|anthropic|azure|algolia|gemini|mistral|cohere|groq|deepl|stripe|sendgrid|mailgun|twilio|api)\w{0,20}["']?\s?(?::|=>|=)?\s?[[{\n][^{}[\]]{0,200}$|"username\\{0,15}"\s?:\s?\\{0,15}"[^"\n]{1,60}"\s?,\s{0,9}\\{0,15}"$/i;

/** `key` alone says little, unless its section says more: `jwt: { key: … }`. */
function classifyLone(text: string, key: Name): KeyKind | null {
	longValue.lastIndex = key.end;
	if (!longValue.test(text)) return null;
	return section.test(text.slice(Math.max(0, key.start - 260), key.start)) ? "secret" : null;
}

/** "API key", "Secret access key": what the name says together with up to two words before it. */
function classifySpaced(text: string, key: Name): KeyKind | null {
	if (!/^keys?$|^pat$|^phrase$/i.test(key.name)) return null;
	if (/(?:^|[^\w-])(?:my|our|your|this|the|following) $/i.test(text.slice(Math.max(0, key.start - 12), key.start)))
		return "weak";
	const before = /(?:[A-Za-z]{2,20}[ -])?[A-Za-z]{2,20} $/.exec(text.slice(Math.max(0, key.start - 42), key.start));
	const kind = before === null ? null : classifyKey(before[0].replaceAll(" ", "_") + key.name);
	return kind === null || kind === "weak" ? classifyLone(text, key) : kind;
}
