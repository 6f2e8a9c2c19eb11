import type { ShapeGroup } from "./shapeRule";

/** Secrets told by two things that stand together, by an address, or by characters that split a token. */
export const pairShapes: ShapeGroup = {
	anchor:
		/A[KS]IA[A-Z0-9]{12}|AC[a-f0-9]{32}|\d:AA|[/.](?:hooks?|webhook|slack|office|zapier|ifttt|alchemy|infura|quiknode|ankr|getblock|google)[./]|\/spaces\/|open-apis|webhooks?\/|\|[\w+/-]{24}|\.[\w-]{6}:[\w-]{30}|\/\/[0-9a-f]{32}|FlyV1|v\^1\.1#|oauth:|base64:|(?:on|nt)\.[a-f0-9]{40}|kty|uth(?:\s?=\s?)?\(|redentials?\(|uthenticate\(|\.login\(|uthentication\(|jwt\.\w|mac(?:\.new)?\(|cookieParser\(|Keygrip\(|"value\\{0,15}"|BUNDLE_|accounts\s?:\s?\[|encrypt\s?=|random_password|SCRAM-SHA|WIFI:|wifi:|\{(?:S?SHA|CRYPT|PBKDF2)|"md5|user\s?=\s?"?[\w.@-]{1,60}:|[wW](?:or)?d=\{|sonar\.login|Shared[kK]ey|(?:mac)=\\{0,15}"|:\$[1-6yabp]|(?:ignature|esponse|oauth_token|cnonce)=/g,
	before: 120,
	after: 2000,
	rules: [
		{
			judge: "shape",
			name: "AWS secret near its id",
			pattern:
				/(?<![A-Za-z0-9])A[KS]IA[A-Z0-9]{12,16}[\s\S]{1,200}?(?<![A-Za-z0-9/+=_-])([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=_-])/g,
		},
		{
			judge: "shape",
			name: "Twilio",
			pattern:
				/(?<![A-Za-z0-9])AC[a-f0-9]{32}(?:["'`\s,:;@]|[\\/]{1,3}){1,12}(?:[\w.]{0,30}[=:]\s?)?["'`]?([a-f0-9]{32})(?!\w)/g,
		},
		{ judge: "shape", name: "Telegram", pattern: /(?<!\d)\d{8,10}:AA[\w-]{32,34}/g },
		{
			judge: "shape",
			name: "Slack webhook",
			pattern:
				/hooks\.slack(?:-gov)?\.com\\?\/(?:services|workflows|triggers)\\?\/((?:[A-Za-z0-9]+\\?\/){1,4}[A-Za-z0-9]{16,})/g,
		},
		{
			judge: "shape",
			name: "Discord webhook",
			pattern: /discord(?:app)?\.com\\?\/api(?:\\?\/v\d+)?\\?\/webhooks\\?\/(\d{15,21}\\?\/[\w-]{40,})/g,
		},
		{
			judge: "shape",
			name: "Teams webhook",
			pattern:
				/(?:webhook|outlook)\.office(?:365)?\.com\\?\/webhookb?2?\\?\/([\w@-]+\\?\/IncomingWebhook\\?\/\w+\\?\/[\w-]+(?:\\?\/[\w-]+)?)/g,
		},
		{
			judge: "shape",
			name: "Other webhooks",
			pattern:
				/https?:\\?\/\\?\/(?:hooks\.zapier\.com\\?\/hooks\\?\/catch\\?\/|hook\.[\w.]{0,8}make\.com\\?\/|maker\.ifttt\.com\\?\/trigger\\?\/\w+\\?\/with\\?\/key\\?\/|chat\.googleapis\.com\\?\/v1\\?\/spaces\\?\/\w+\\?\/messages\?key=|open\.(?:feishu|larksuite)\.(?:cn|com)\\?\/open-apis\\?\/bot\\?\/v2\\?\/hook\\?\/|webhook\.site\\?\/|[\w.-]+\\?\/hooks\\?\/)([\w/-]{16,})/g,
		},
		{ judge: "shape", name: "Facebook app", pattern: /(?<!\w)\d{13,17}\|[\w-]{25,}/g },
		{
			judge: "shape",
			name: "Ably",
			pattern: /(?<![\w.])[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{6}:([A-Za-z0-9_-]{40,})(?!\w)/g,
		},
		{ judge: "shape", name: "Sentry DSN", pattern: /https?:\\?\/\\?\/([0-9a-f]{32}(?::[0-9a-f]{32})?)@[\w.-]+/g },
		{ judge: "shape", name: "Fly.io", pattern: /\bFlyV1\s+([A-Za-z0-9+/=,_-]{30,})/g },
		{ judge: "shape", name: "eBay", pattern: /v\^1\.1#[A-Za-z0-9+/=#^]{40,}/g },
		{ judge: "shape", name: "Amazon OAuth", pattern: /Atz[ar]\|[\w+/=-]{40,}/g },
		{ judge: "shape", name: "Twitch, IRC", pattern: /\boauth:([a-z0-9]{28,})(?!\w)/g },
		{ judge: "shape", name: "Laravel", pattern: /(?<!\w)base64:([A-Za-z0-9+/]{43}=)/g },
		{
			judge: "shape",
			name: "Convex",
			pattern: /\b(?:prod|dev|preview|project):[\w-]+(?::[\w-]+)?\|([A-Za-z0-9+/=]{40,})/g,
		},
		{ judge: "shape", name: "Unleash", pattern: /(?:\*|\bdefault):(?:development|production|\w+)\.([a-f0-9]{40,})/g },
		{
			judge: "shape",
			name: "JWK",
			pattern: /\\{0,15}"(?:d|p|q|dp|dq|qi|k)\\{0,15}"\s*:\s*\\{0,15}"([\w-]{22,})\\{0,15}"/g,
		},
		{
			judge: "shape",
			name: "Crypt hash of a shadow file",
			pattern: /(?:^|\n|\\n)[\w.-]{1,32}:(\$(?:1|5|6|y|2[aby]|apr1|argon2id?)\$[^\s:"'\\]{20,})/g,
		},
		{
			judge: "shape",
			name: "parameters of Digest, AWS and OAuth 1",
			pattern: /\b(?:Signature|oauth_signature|oauth_token|response|cnonce|mac)=\\{0,15}"?([A-Za-z0-9+/%=]{16,})/g,
		},
		{
			judge: "password",
			name: "generated password in a state file",
			needs: ["random_password"],
			pattern: /"random_password"[\s\S]{1,600}?"(?:result|bcrypt_hash)"\s?:\s?"([^"\s]{6,200})"/g,
		},
		{
			judge: "shape",
			name: "SCRAM verifier",
			needs: ["SCRAM-SHA-"],
			pattern: /SCRAM-SHA-(?:1|256|512)\$\d{1,7}:[A-Za-z0-9+/=]{8,100}\$[A-Za-z0-9+/=]{20,100}:[A-Za-z0-9+/=]{20,100}/g,
		},
		{
			judge: "password",
			name: "code of a wireless network",
			needs: ["WIFI:", "wifi:"],
			pattern: /\bwifi:(?:[A-Z]:[^;\n]{0,80};){0,4}P:([^;\s]{6,100});/gi,
		},
		{
			judge: "shape",
			name: "credentials of a gem source",
			needs: ["BUNDLE_"],
			pattern: /\bBUNDLE_\w{1,80}__\w{1,40}(?:\\{0,15}["'])?\s?[:=]\s?\\{0,15}["']?([\w.-]{1,60}:[^\s"'\\]{8,200})/g,
		},
		{
			judge: "shape",
			name: "hash of a directory's or pool's user",
			needs: ["{SHA", "{SSHA", "{CRYPT", "{PBKDF2", '"md5'],
			pattern:
				/[\w.-]{1,60}["']?:?\s?\{(?:S?SHA(?:224|256|384|512)?|CRYPT|PBKDF2[\w-]{0,10})\}([A-Za-z0-9+/=$.]{20,200})|"(md5[0-9a-f]{32})"/g,
		},
		{
			judge: "told",
			name: "user of a curl file",
			needs: ["user"],
			pattern: /(?:^|\n)\s{0,9}(?:proxy-)?user\s?=\s?"?[\w.@-]{1,60}:([^\s"]{6,200})/g,
		},
		{
			judge: "told",
			name: "password in braces",
			pattern: /\b(?:password|pwd)=\{([^{}\s]{6,200})\}/gi,
		},
		{
			judge: "shape",
			name: "Sonar login",
			needs: ["sonar.login"],
			pattern: /sonar\.login\s?[=:]\s?["']?([0-9a-f]{40})/g,
		},
		{
			judge: "shape",
			name: "shared key of Azure",
			pattern: /SharedKey(?:Lite)? [\w-]{1,60}:([A-Za-z0-9+/]{40,}={0,2})/g,
		},
		{
			judge: "shape",
			name: "keys as Azure lists them",
			needs: ["keyName"],
			pattern:
				/"keyName\\{0,15}"\s?:\s?\\{0,15}"[\w.-]{1,40}\\{0,15}"\s?,\s{0,9}(?:\\{0,15}"permissions\\{0,15}"\s?:\s?\\{0,15}"\w{1,20}\\{0,15}"\s?,\s{0,9})?\\{0,15}"value\\{0,15}"\s?:\s?\\{0,15}"([A-Za-z0-9+/=]{20,200})/g,
		},
		{
			judge: "password",
			name: "user and password as arguments",
			pattern:
				/(?:\bauth\s?=\s?|[bB]asic_?[aA]uth|[cC]redentials?|authenticate|PasswordAuthentication|\.login|\.auth)\(\s{0,9}\\{0,15}["'][^"'\\]{0,80}\\{0,15}["']\s?,\s?\\{0,15}["']([^"'\\\s]{5,200})\\{0,15}["']/g,
		},
		{
			judge: "random",
			name: "cookie in JSON",
			pattern:
				/"name\\{0,15}"\s?:\s?\\{0,15}"[\w.-]{0,30}(?:sess|sid|auth|csrf|token|jwt)[\w.-]{0,30}\\{0,15}"\s?,\s{0,9}\\{0,15}"value\\{0,15}"\s?:\s?\\{0,15}"([^"\\]{8,4000})/gi,
		},
		{
			judge: "random",
			name: "value before its name in JSON",
			pattern:
				/"value\\{0,15}"\s?:\s?\\{0,15}"([^"\\]{8,1000})\\{0,15}"\s?,\s{0,9}\\{0,15}"(?:name|key)\\{0,15}"\s?:\s?\\{0,15}"\w{0,60}(?:TOKEN|KEY|SECRET|PASSWORD|token|secret|password|[kK]ey)\\{0,15}"/g,
		},
		{
			judge: "random",
			name: "key in the path of an address",
			pattern:
				/(?:infura\.io\\?\/v3|alchemy\.com\\?\/v2|alchemyapi\.io\\?\/v2|quiknode\.pro|ankr\.com\\?\/\w+|getblock\.io)\\?\/([\w-]{24,80})|calendar\.google\.com[^\s"'<>]{0,150}\/private-(\w{16,})/g,
		},
		{
			judge: "random",
			name: "key of a signature",
			pattern:
				/(?:jwt\.(?:sign|verify|encode|decode)|[hH]mac(?:\.new)?|cookieParser|Keygrip)\((?:[^\n]{0,80}?[^\w\n])?\s?\\{0,15}["']([^"'\s\\]{12,400})\\{0,15}["']/gi,
		},
		{
			judge: "shape",
			name: "key to encrypt with",
			needs: ["crypt"],
			pattern: /\bencrypt\s?[=:]\s?"([A-Za-z0-9+/]{21,43}={1,2})"/g,
		},
		{
			judge: "shape",
			name: "accounts of a chain",
			needs: ["accounts"],
			pattern: /\baccounts\s?:\s?\[\s{0,9}["'`](?:0x)?([0-9a-f]{64})["'`]/g,
		},
	],
};
