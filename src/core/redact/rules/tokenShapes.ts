import type { ShapeRule } from "./shapeRule";

/** Tokens that have no telling beginning, but a telling middle, end or length. */
export const tokenShapes: readonly ShapeRule[] = [
	{
		judge: "shape",
		name: "JWT",
		hints: ["eyJ"],
		pattern: /(?<![\w-])(?:Bearer\+)?eyJ[\w-]{8,}(?:\.|%2E)[\w-]{10,}(?:(?:\.|%2E)[\w-]*){0,3}/g,
	},
	{
		judge: "shape",
		name: "JWT after an escape",
		hints: ["eyJ"],
		pattern: /(?<=\\[nrt]|%[0-9A-F]{2})eyJ[\w-]{8,}\.[\w-]{10,}(?:\.[\w-]*){0,3}/g,
	},
	{
		judge: "shape",
		name: "Terraform",
		hints: [".atlasv1."],
		pattern: /(?:(?<![A-Za-z0-9])|(?<=\\[nrt]))[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{40,}/g,
	},
	{
		judge: "shape",
		name: "Azure client secret",
		hints: ["Q~"],
		pattern: /(?:(?<![\w~.-])|(?<=\\[nrt]))[\w~.-]{3}\dQ~[\w~.-]{30,36}/g,
	},
	{
		judge: "shape",
		name: "Azure keys",
		hints: ["JQQJ99", "AzFu", "+AStA", "+ASt", "AzSe", "AIoT", "+ACR", "+ABa", "AzCa", "ACDb", "+AEh", "+ARm", "APIM"],
		pattern:
			/(?<![A-Za-z0-9+/_-])(?:[A-Za-z0-9]{52}JQQJ99[A-Za-z0-9]{20,30}|[\w-]{40,46}(?:AzFu|AzSe|AzCa)[\w-]{4,8}={0,2}|[A-Za-z0-9+/]{76}\+?(?:\+ASt|ACDb)[A-Za-z0-9+/]{5,8}={0,2}|[A-Za-z0-9+/]{32,34}(?:AIoT|\+ASb|\+AEh|\+ARm|APIM)[A-Za-z0-9+/]{5,7}={0,2}|[A-Za-z0-9+/]{42}\+(?:ACR|ABa)[A-Za-z0-9+/]{6})/g,
	},
	{
		judge: "shape",
		name: "Azure DevOps",
		hints: ["AZDO"],
		pattern: /(?<![A-Za-z0-9])[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}/g,
	},
	{ judge: "shape", name: "OpenAI's mark", hints: ["T3BlbkFJ"], pattern: /(?<![\w-])[\w-]{20,}T3BlbkFJ[\w-]{20,}/g },
	{
		judge: "shape",
		name: "AWS secret near its id",
		hints: ["AKIA", "ASIA"],
		pattern:
			/(?<![A-Za-z0-9])A[KS]IA[A-Z0-9]{12,16}[\s\S]{1,200}?(?<![A-Za-z0-9/+=_-])([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=_-])/g,
	},
	{
		judge: "shape",
		name: "Twilio",
		hints: ["AC"],
		pattern:
			/(?<![A-Za-z0-9])AC[a-f0-9]{32}(?:["'`\s,:;@]|[\\/]{1,3}){1,12}(?:[\w.]{0,30}[=:]\s?)?["'`]?([a-f0-9]{32})(?!\w)/g,
	},
	{
		judge: "shape",
		name: "Discord bot",
		hints: ["."],
		pattern: /(?:(?<![\w.-])|(?<=\\[nrt]))(?:[MNO][A-Za-z\d]{22,27}\.[\w-]{6}\.[\w-]{27,45})(?![\w-])/g,
	},
	{ judge: "shape", name: "Telegram", hints: [":AA"], pattern: /(?<!\d)\d{8,10}:AA[\w-]{32,34}/g },
	{
		judge: "shape",
		name: "Slack webhook",
		hints: ["hooks.slack"],
		pattern:
			/hooks\.slack(?:-gov)?\.com\\?\/(?:services|workflows|triggers)\\?\/((?:[A-Za-z0-9]+\\?\/){1,4}[A-Za-z0-9]{16,})/g,
	},
	{
		judge: "shape",
		name: "Discord webhook",
		hints: ["/webhooks"],
		pattern: /discord(?:app)?\.com\\?\/api(?:\\?\/v\d+)?\\?\/webhooks\\?\/(\d{15,21}\\?\/[\w-]{40,})/g,
	},
	{
		judge: "shape",
		name: "Teams webhook",
		hints: ["webhook.office.com", "logic.azure.com", "/IncomingWebhook/"],
		pattern:
			/webhook\.office\.com\\?\/webhookb?2?\\?\/([\w@-]+\\?\/IncomingWebhook\\?\/\w+\\?\/[\w-]+(?:\\?\/[\w-]+)?)/g,
	},
	{
		judge: "shape",
		name: "Other webhooks",
		hints: ["/hooks", "/catch/", "/trigger", "webhook", "/bot"],
		pattern:
			/https?:\\?\/\\?\/(?:hooks\.zapier\.com\\?\/hooks\\?\/catch\\?\/|hook\.[\w.]{0,8}make\.com\\?\/|maker\.ifttt\.com\\?\/trigger\\?\/\w+\\?\/with\\?\/key\\?\/|chat\.googleapis\.com\\?\/v1\\?\/spaces\\?\/\w+\\?\/messages\?key=|open\.(?:feishu|larksuite)\.(?:cn|com)\\?\/open-apis\\?\/bot\\?\/v2\\?\/hook\\?\/|webhook\.site\\?\/|[\w.-]+\\?\/hooks\\?\/)([\w/-]{16,})/g,
	},
	{
		judge: "shape",
		name: "Mailchimp",
		hints: ["-us"],
		pattern: /(?:(?<![A-Za-z0-9])|(?<=\\[nrt]))[a-f0-9]{32}-us\d{1,2}(?!\w)/g,
	},
	{
		judge: "shape",
		name: "Mailgun",
		hints: ["-"],
		pattern: /(?:(?<![A-Za-z0-9-])|(?<=\\[nrt]))[a-f0-9]{32}-[a-f0-9]{8}-[a-f0-9]{8}(?![\w-])/g,
	},
	{
		judge: "shape",
		name: "RapidAPI",
		hints: ["msh"],
		pattern: /(?:(?<![A-Za-z0-9])|(?<=\\[nrt]))[a-f0-9]{10}msh[a-f0-9]{15}p1[a-f0-9]{5}jsn[a-f0-9]{12}(?!\w)/g,
	},
	{
		judge: "shape",
		name: "New Relic licence",
		hints: ["NRAL"],
		pattern: /(?:(?<![A-Za-z0-9])|(?<=\\[nrt]))[a-f0-9]{36}NRAL/g,
	},
	{ judge: "shape", name: "Facebook app", hints: ["|"], pattern: /(?<!\w)\d{13,17}\|[\w-]{25,}/g },
	{
		judge: "shape",
		name: "Ably",
		hints: [":"],
		pattern: /(?<![\w.])[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{6}:([A-Za-z0-9_-]{40,})(?!\w)/g,
	},
	{
		judge: "shape",
		name: "Sentry DSN",
		hints: ["@"],
		pattern: /https?:\\?\/\\?\/([0-9a-f]{32}(?::[0-9a-f]{32})?)@[\w.-]+/g,
	},
	{ judge: "shape", name: "Fly.io", hints: ["FlyV1"], pattern: /\bFlyV1\s+([A-Za-z0-9+/=,_-]{30,})/g },
	{ judge: "shape", name: "eBay", hints: ["v^1.1#"], pattern: /v\^1\.1#[A-Za-z0-9+/=#^]{40,}/g },
	{ judge: "shape", name: "Amazon OAuth", hints: ["Atza|", "Atzr|"], pattern: /Atz[ar]\|[\w+/=-]{40,}/g },
	{ judge: "shape", name: "Twitch, IRC", hints: ["oauth:"], pattern: /\boauth:([a-z0-9]{28,})(?!\w)/g },
	{ judge: "shape", name: "Laravel", hints: ["base64:"], pattern: /(?<!\w)base64:([A-Za-z0-9+/]{43}=)/g },
	{
		judge: "shape",
		name: "Convex",
		hints: ["|"],
		pattern: /\b(?:prod|dev|preview|project):[\w-]+(?::[\w-]+)?\|([A-Za-z0-9+/=]{40,})/g,
	},
	{
		judge: "shape",
		name: "Unleash",
		hints: ["."],
		pattern: /(?:\*|\bdefault):(?:development|production|\w+)\.([a-f0-9]{40,})/g,
	},
	{ judge: "shape", name: "MaxMind", hints: ["_mmk"], pattern: /(?<!\w)[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk/g },
	{
		judge: "shape",
		name: "Scoped token of any provider",
		hints: [
			"_live_",
			"_test_",
			"_prod_",
			"_sk_",
			"_pat_",
			"_token_",
			"_secret_",
			"_key_",
			"_oat_",
			"_rk_",
			"_api_",
			"_apikey_",
			"-live-",
			"-sk-",
			"-pat-",
		],
		pattern:
			/(?:(?<![A-Za-z0-9])|(?<=\\[nrt]))(?!pk[_-]|pub[_-])[a-z][a-z0-9]{1,11}[_-](?:live|test|prod|sk|pat|token|secret|key|oat|rk|api|apikey)[_-]([A-Za-z0-9]{20,}(?:[_.-][A-Za-z0-9]{6,})?)(?![A-Za-z0-9])/g,
	},
	{
		judge: "shape",
		name: "PEM in base64",
		hints: ["LS0tLS1CRUdJTi"],
		pattern:
			/LS0tLS1CRUdJTi(?:BSU0EgUFJJ|BQUklWQVRF|BFQyBQUklW|BPUEVOU1NI|BFTkNSWVBU|BEU0EgUFJJ|BQR1AgUFJJ)[A-Za-z0-9+/]+={0,2}/g,
	},
	{
		judge: "shape",
		name: "DER private key",
		hints: [
			"IBADANBgkqhkiG9w0BAQ",
			"IBAAKC",
			"MHcCAQEEI",
			"MIGHAgEAMBMGByqGSM49",
			"MC4CAQAwBQYDK2Vw",
			"MIGkAgEBBD",
			"MHQCAQEEI",
		],
		pattern:
			/(?<![A-Za-z0-9+/])(?:MI[IH][A-Za-z0-9+/]{2,5}IBADANBgkqhkiG9w0BAQ|MI[IH][A-Za-z0-9+/]{1,4}IBAAKC|MH[cQ]CAQEEI|MIG[HT]AgEAMBMGByqGSM49|MC4CAQAwBQYDK2Vw|MIGkAgEBBD)[A-Za-z0-9+/]+={0,2}(?:(?:\r?\n|(?:\\+r)?\\+n)[ \t]*(?:[A-Za-z0-9+/]{20,}={0,2}|[A-Za-z0-9+/]+={1,2}))*/g,
	},
	{ judge: "shape", name: "JWK", hints: ["kty"], pattern: /\\*"(?:d|p|q|dp|dq|qi|k)\\*"\s*:\s*\\*"([\w-]{22,})\\*"/g },
	{
		judge: "shape",
		name: "Crypt hash of a shadow file",
		hints: [":$"],
		pattern: /(?:^|\n|\\n)[\w.-]{1,32}:(\$(?:1|5|6|y|2[aby]|apr1|argon2id?)\$[^\s:"'\\]{20,})/g,
	},
	{
		judge: "shape",
		name: "parameters of Digest, AWS and OAuth 1",
		hints: ["ignature=", "esponse=", "auth_token=", "nonce="],
		pattern: /\b(?:Signature|oauth_signature|oauth_token|response|cnonce)=\\*"?([A-Za-z0-9+/%=]{16,})/g,
	},
];
