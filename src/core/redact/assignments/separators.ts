/** How far the syntax between a key and a value can be trusted to be an assignment. */
export type Trust = "firm" | "loose";

/** Where a value may begin, and why. */
export interface ValuePlace {
	readonly at: number;
	readonly trust: Trust;
	/** Words may follow an unquoted value without being part of it: `key: value` of YAML as well as of prose. */
	readonly prose: boolean;
	/** The value ends where the next tag begins. */
	readonly element: boolean;
}

interface Separator {
	readonly pattern: RegExp;
	readonly trust: Trust;
	readonly prose?: true;
	/** What must stand before the key, looked for in the 60 characters before it. */
	readonly before?: RegExp;
	/** The value must be quoted. */
	readonly quoted?: true;
	readonly element?: true;
}

/** What is said of a secret without telling it. */
const notTheValue =
	"ids?|hash|hashes|digest|version|name|names|checksum|count|commit|fingerprint|type|length|file|path|format|prefix|" +
	"header|field|column|variable|env|issuer|kid|url|uri|endpoint|error|test|tests|cache|event|request|and|or|not|no|never";

/**
 * The syntaxes, most telling first. A quote may carry any number of backslashes (JSON in JSON), and so may a line break.
 * All patterns are sticky and bounded.
 */
const separators: readonly Separator[] = [
	// ["key"]=> string(3) "value" of PHP
	{ pattern: /(?:\\{0,15}["'])\]\s?=>(?:\s|\\{1,15}n){0,20}string\(\d{1,6}\)\s(?=\\{0,15}")/y, trust: "firm" },
	// KEY=value, key: value, "key": "value", key => value, key := value, $env:KEY = "v", ["key"] = "v", **Key:** `v`
	{
		pattern:
			/(?:\\{0,15}["'`])?[\])]?(?:\[\d*\])?[*_`]{0,3}[?!]?[ \t]{0,40}(?:={1,3}>|[:?+|]{1,2}=|={1,3}(?!>))[*_`]{0,2}(?:[ \t]|\\?\r?\n[ \t]*(?=\\{0,15}["'])){0,40}/y,
		trust: "firm",
	},
	{
		pattern:
			/(?:\\{0,15}["'`])[\])]?[*_`]{0,3}[ \t]{0,40}(?::|：)[*_]{0,3}(?:[ \t]|(?:\r?\n|\\{1,15}n)(?=\s*\\{0,15}["'])){0,40}/y,
		trust: "firm",
	},
	{ pattern: /[*_`?!]{0,3}[ \t]{0,40}[:：][*_]{0,3}(?=\\{0,15}["'`])/y, trust: "firm" },
	{
		pattern:
			/[*_`?!]{0,3}[ \t]{0,40}[:：][*_]{0,3}(?:[ \t]|\\{1,15}t|(?:\r?\n|\\{1,15}n)(?=[ \t]*\\{0,15}["'])){1,40}/y,
		trust: "firm",
		prose: true,
	},
	{ pattern: /[*_`]{0,3}[:：][*_]{0,3}/y, trust: "loose" },
	// ${KEY:-value}, env.KEY || "value"
	{
		pattern: /(?:\\{0,15}["'`])?[\])]{0,2}(?::-|\s{0,3}(?:\|\||\?\?|\?:|\bor\b)\s{0,3}(?=\\{0,15}["'`]))/y,
		trust: "loose",
	},
	// key: Type = value, key string = value
	{
		pattern:
			/[?!]?[ \t]{0,3}(?::[ \t]{0,3})?[&*\w.<>[\]|?']{1,30}(?: [&*\w.<>[\]|?']{1,20}){0,2}[ \t]{0,10}:?=[ \t]{0,10}(?=[\w@$.(]{0,20}\\{0,15}["'`])/y,
		trust: "firm",
		quoted: true,
	},
	// name: KEY / value: v, {"name":"KEY","value":"v"}, <add key="k" value="v"/>, variable "k" { default = "v" }
	{
		pattern:
			/(?:\\{0,15}["'`])?(?:\s|\\{1,15}[nrt]|[,;:={]|=>|(?:\\{0,15}["'])?\b(?:[Tt]ype|[Dd]escription|NoEcho|sensitive|xsi:type|class|id|secure|enabled|in|env)(?:\\{0,15}["'])?\s{0,20}[:=]\s{0,3}(?:\\{0,15}["'][^"'\\<>{}]{0,60}\\{0,15}["']|\w+(?!\w))){1,40}(?:\\{0,15}["'`])?(?:[Vv]alue|VALUE|val|content|[Dd]efault|default_?[vV]alue|string_?[vV]alue|plain_?[tT]ext|current_?[vV]alue|secret_?[vV]alue)(?:\\{0,15}["'`])?\s{0,12}[:=]\s{0,8}/y,
		trust: "firm",
	},
	// <key attr="a">value</key>, <string name="key">value</string>, <key>k</key><string>value</string>
	{
		pattern:
			/(?:\\{0,15}["'])?(?:\s[\w:.-]{1,40}=\\{0,15}["'][^"'<>\n]{0,60}\\{0,15}["']){0,4}\s?>(?:\s|\\{1,15}[nrt]){0,40}(?:<(?:value|string)>(?:\s|\\{1,15}[nrt]){0,40})?(?:<!\[CDATA\[)?/y,
		before: /<[^<>]*$/,
		trust: "firm",
		element: true,
	},
	{ pattern: /&gt;\s{0,40}/y, before: /&lt;[^<>&]*$/, trust: "firm", element: true },
	{ pattern: /<\/[\w-]{1,40}>(?:\s|\\{1,15}[nrt]){0,40}<[\w-]{1,40}>/y, trust: "firm", element: true },
	// ("KEY", "value"), ['KEY', 'value']
	{ pattern: /(?:\\{0,15}["'])\]?\s{0,3},\s{0,8}(?=[\w@$.(]{0,20}\\{0,15}["'`])/y, trust: "loose", quoted: true },
	// setPassword("value"), token{"value"}
	{ pattern: /[({]\s{0,3}(?=@?\\{0,15}["'`])/y, trust: "loose", quoted: true },
	// | KEY | value |
	{ pattern: /[*_`]{0,2}[ \t]{0,40}[|│┃][ \t]{0,40}/y, trust: "loose" },
	// --password value
	{ pattern: /(?:[ \t]|\\\r?\n){1,8}/y, before: /(?:^|[\s"'`(=[])(?:--?|\/)$/, trust: "firm" },
	// ENV KEY value, login name password value, #define KEY "value", Header set KEY value
	{
		pattern: /[ \t]{1,40}/y,
		before:
			/(?:\bENV|\bARG|\bsetenv|\bSetEnv|\bsetx|\bset(?:[ \t]+-\w+)*|#define|\b(?:config|configure) set|\bsecrets? set|\bproxy_set_header|\bfastcgi_param|\bRequestHeader set|\b(?:login|user|account|machine)\s+\S{1,40})\s+$/i,
		trust: "firm",
	},
	// password is value, "password" value, KEY     value
	{
		pattern:
			/(?:\\{0,15}["'`]|[*_]{1,2})?(?:['’]s)?[ \t]{1,60}(?:value )?(?:(?:is|was|to|as|are|of|from|ist|est|es|(?:should|will|must|would|can) be)(?: now)?[ \t]{0,3}:?[ \t]{1,3})?/y,
		trust: "loose",
	},
	// the password for the database is value, token (staging): value, the key you gave me was value
	{
		pattern: new RegExp(
			`(?:\\\\{0,15}["'\`]|[*_]{1,2})?(?:['’]s)?(?:[ \\t]{1,3}(?:\\([^()\\n]{1,40}\\)|(?!(?:${notTheValue})\\b)[A-Za-z'’.@/-]{1,20})){0,5}?(?:[ \\t]{1,3}(?:is|was|be|were|to|ist|est|es|sera)(?: now| set to| still)?[ \\t]{0,3}:?|[ \\t]?[:=→]|[ \\t]?[-=]>)(?:[ \\t]{1,3}|[ \\t]{0,3}(?:\\r?\\n|\\\\{1,15}n){1,2}[ \\t]{0,8}(?=\\S{8,400}(?:\\s{0,3}\\n|\\\\{1,15}n|$)))`,
			"y",
		),
		trust: "loose",
		prose: true,
	},
	// * password - value
	{ pattern: /(?:\\{0,15}["'`]|[*_]{1,2})?[ \t]{1,3}[-–—][ \t]{1,3}(?=\S{8})/y, trust: "loose", prose: true },
	// secret 5 value, password 7 value, rootpw --plaintext value
	{ pattern: /[ \t]{1,3}(?:--[a-z]{2,20}|\d)[ \t]{1,3}(?=\S{8})/y, trust: "loose", prose: true },
	// what an interpreter prints below: user.api_token / => "value", 1) "requirepass" / 2) "value"
	{
		pattern:
			/["'\])]{0,3}[ \t]{0,3}(?:\r?\n|\\{1,15}n)(?:=> |\d{1,2}\) |\$\d{1,4} = (?:0x[0-9a-f]{1,16} )?)?(?=\\{0,15}["'])/y,
		trust: "loose",
		quoted: true,
	},
	// the password (value)
	{ pattern: /(?:\\{0,15}["'`]|[*_]{1,2})?[ \t]\((?=[^\s()]{8,200}\))/y, trust: "loose" },
	// the value alone on the next line
	{
		pattern: /[*_`]{0,3}[ \t]{0,3}[:：]?[*_]{0,3}[ \t]*(?:(?:\r?\n|\\{1,15}n)[ \t]*(?:```\w*)?){1,3}/y,
		trust: "loose",
		prose: true,
	},
];

const lookBehind = 60;

/** The places after a key where a value may begin, most telling first. */
export function* valuePlaces(text: string, keyStart: number, keyEnd: number): Generator<ValuePlace> {
	for (const separator of separators) {
		separator.pattern.lastIndex = keyEnd;
		const match = separator.pattern.exec(text);
		if (match === null) continue;
		const at = keyEnd + match[0].length;
		if (separator.before !== undefined && !separator.before.test(beforeKey(text, keyStart))) continue;
		if (separator.quoted === true && !/^[\w@$.(]{0,20}\\{0,15}["'`]/.test(text.slice(at, at + 40))) continue;
		yield { at, trust: separator.trust, prose: separator.prose === true, element: separator.element === true };
	}
}

function beforeKey(text: string, keyStart: number): string {
	return text.slice(Math.max(0, keyStart - lookBehind), keyStart);
}
