/**
 * What the name of a key says about its value:
 * - password: chosen by a person, may be short, digits or words;
 * - secret: made by a machine, at least eight characters;
 * - weak: may be a secret (`stripe_key`, `sig`) if the value is random and long;
 * - cookie: a list of pairs.
 */
export type KeyKind = "password" | "secret" | "weak" | "cookie";

const passwordEnd =
	/(?:password|passwd|passwort|kennwort|passphrase|passcode|passwrd|pwd|(?:my|db|user|root|admin|pg|smtp|mail|ftp|redis|ssh|sudo|bind|proxy|key|store|sa|login|sql|email|require|become)pass|(?:bind|root|admin|user|db|ldap|my|sql)pw|masterauth|mnemonic|(?:seed|recovery|secret|pass)phrase|psk|credential|contrasena|senha|motdepasse|wachtwoord|haslo|salasana|parola|losenord|lozinka)$/;
const passwordWords = new Set(["pass", "pw", "psw", "pswd", "pword"]);

const secretEnd =
	/(?:secrets?|tokens?|credentials?|creds|authorization|bearer|jwt|samlresponse|codeverifier|clientassertion|secretkeybase|clientkeydata|pepper|appcertificate|sharedaccesssignature|(?:api|apps?|application|access|secret|private|priv|signing|sign|encryption|encrypt|decryption|decrypt|cipher|crypto?|master|auth|account|shared|sharedaccess|service|servicerole|admin|client|server|ssh|hmac|session|cookie|webhook|deploy|write|ingest|ingestion|consumer|subscription|nonpublic|root|integration|personal|functions?|aes|vault|unseal|recovery|tls|ssl|preshared|wrapping|symmetric|wallet|signer|licen[cs]e|merchant|developer)keys?)$/;

/** Words before "key" that make it a public one: an address in a table, a cache or a map, or the open half of a pair. */
const publicKeys = wordSet(
	"public publishable pub foreign partition sort cache object row routing dedup deduplication idempotency " +
		"surrogate composite range lookup group i18n translation registry hot gpg pgp fingerprint site measurement websocket " +
		"verification verify known item bucket s3 react state query search filter label column property meta trace " +
		"correlation aggregate window menu feature flag message host unique natural join map dict json tree node element " +
		"redirect route lock mutex document doc entity record entry config setting preference option hash " +
		"index minor major arrow shortcut keyboard press any each every same other first last next prev",
);
/** Providers whose keys have no shape: any key of theirs is a secret. */
const providers = wordSet(
	"adafruit adobe airtable algolia anthropic asana assemblyai azure bing bittrex braze cloudflare cohere coinbase " +
		"confluent datadog deepgram deepl deepseek discord dropbox elevenlabs etherscan etsy exa fal fastly finnhub flickr " +
		"freshbooks gemini giphy github gitlab gitter godaddy grok groq heroku honeycomb hubspot infura intercom ipstack kraken " +
		"kucoin linkedin lob looker mailchimp mailgun mapbox meraki messagebird mistral moonshot namecheap newrelic nytimes okta " +
		"openai openrouter openweather openweathermap opsgenie pagerduty perplexity plaid privateai polygon postmark pusher replicate " +
		"rollbar sendbird sendgrid serpapi shodan slack snyk sparkpost splunk spotify square squarespace stability steam " +
		"stripe sumologic telegram tmdb tomtom travis trello twilio twitch twitter typeform unsplash vonage vultr wandb weatherapi " +
		"xai yandex youtube zendesk",
);
/** Words before "token" of paging, parsing and counting. */
const publicTokens = wordSet(
	"max min total num count page next prev previous continuation continue sync cursor eos bos pad padding unk cls sep mask " +
		"stop special input output prompt completion usage reasoning cached cancellation cancel punctuation syntax lexer " +
		"peek ast color design theme eof keyword operator identifier string comment injection",
);
/** The same in names without visible words: `primarykey`, `.NET`'s `PublicKeyToken`. */
const publicNames =
	/(?:public|publishable|foreign|partition|cache|websocket|idempotency|monkey|turkey|donkey|hockey|whiskey)key$|(?:publickey|page|continuation|cancellation)tokens?$|(?:monkey|turkey|donkey|jockey|hockey|whiskey)$/;

/** Last words of a name that make the value worth a look, if it is random. */
const weakWords = wordSet(
	"key keys auth hmac salt pepper otp totp pat sk csrf xsrf session dsn cred " + "webhook sas pem pfx",
);
/** Those of them that tell enough without a word before them. */
const weakAlone = new Set(["auth", "hmac", "salt", "pepper", "pat", "otp"]);

/** Words after the telling one that do not change what the value is: environment, encoding, number. */
const qualifiers = wordSet(
	"prod production dev development test testing stage staging live sandbox uat qa local old new primary secondary " +
		"main backup default current previous prev base64 b64 encoded raw plain plaintext value val hex base json ro rw " +
		"readonly txt master slave replica enc env here input field str string v1 v2 v3 a b",
);

/** What the name of a key, in any spelling (snake, kebab, camel, dotted, upper case, with spaces), says of its value. */
export function classifyKey(name: string): KeyKind | null {
	if (name === "KEY") return "weak";
	const words = keyWords(name);
	while (words.length > 1 && isQualifier(words.at(-1) ?? "")) words.pop();
	const last = words.at(-1) ?? "";
	const joined = words.join("");
	if (isPublic(words, joined)) return null;
	if (/^(?:(?:set|document|http|request|req|response|res)?cookies?2?|cookiejar)$/.test(joined)) return "cookie";
	if (last === "cookie" && words.length > 1) return "weak";
	if (passwordEnd.test(joined) || passwordWords.has(last)) return "password";
	if (secretEnd.test(joined)) return "secret";
	if (/^(?:[a-z]+)?keys?$/.test(joined) && providers.has(words.at(-2) ?? "")) return "secret";
	if (/(?:accesskey|secret)id$/.test(joined)) return "weak";
	return weakWords.has(last) && (words.length > 1 || weakAlone.has(last)) ? "weak" : null;
}

function isPublic(words: readonly string[], joined: string): boolean {
	const before = words.at(-2) ?? "";
	const last = words.at(-1) ?? "";
	if (/^keys?$/.test(last) && publicKeys.has(before)) return true;
	return (/^tokens?$/.test(last) && publicTokens.has(before)) || publicNames.test(joined);
}

function wordSet(words: string): ReadonlySet<string> {
	return new Set(words.split(" "));
}

/** Several values stand under such a name, and counts: `tokens: 1200`. */
export function isPlural(name: string): boolean {
	return /(?:tokens|secrets|keys|passwords|credentials|creds)$/i.test(name);
}

/** Does the name stand in the manner of environment variables? */
export function isEnvironmentName(name: string): boolean {
	return /^[A-Z][A-Z0-9_]*$/.test(name);
}

function isQualifier(word: string): boolean {
	return qualifiers.has(word) || /^\d{1,4}$/.test(word);
}

function keyWords(name: string): string[] {
	const parts = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
	return parts.map((part) => part.toLowerCase());
}
