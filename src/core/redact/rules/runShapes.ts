import type { ShapeRule } from "./shapeRule";

/**
 * Tokens that have no telling beginning, but a telling middle, end or length. Looked for only in long runs of letters,
 * digits and `_ - . / + $ ~`.
 */
export const runShapes: readonly ShapeRule[] = [
	{
		judge: "shape",
		name: "Terraform",
		needs: ["atlasv1"],
		pattern: /(?:(?<![A-Za-z0-9])|(?<=\\[nrt]))[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{40,}/g,
	},
	{
		judge: "shape",
		name: "Azure client secret",
		needs: ["Q~"],
		pattern: /(?:(?<![\w~.-])|(?<=\\[nrt]))[\w~.-]{3}\dQ~[\w~.-]{30,36}/g,
	},
	{
		judge: "shape",
		name: "Azure keys",
		needs: ["JQQJ99", "Az", "+ASt", "ACDb", "AIoT", "+ASb", "+AEh", "+ARm", "APIM", "+ACR", "+ABa"],
		pattern:
			/(?<![A-Za-z0-9+/_-])(?:[A-Za-z0-9]{52}JQQJ99[A-Za-z0-9]{20,30}|[\w-]{40,46}(?:AzFu|AzSe|AzCa)[\w-]{4,8}={0,2}|[A-Za-z0-9+/]{76}\+?(?:\+ASt|ACDb)[A-Za-z0-9+/]{5,8}={0,2}|[A-Za-z0-9+/]{32,34}(?:AIoT|\+ASb|\+AEh|\+ARm|APIM)[A-Za-z0-9+/]{5,7}={0,2}|[A-Za-z0-9+/]{42}\+(?:ACR|ABa)[A-Za-z0-9+/]{6})/g,
	},
	{
		judge: "shape",
		name: "Azure DevOps",
		needs: ["AZDO"],
		pattern: /(?<![A-Za-z0-9])[A-Za-z0-9]{52,76}AZDO[A-Za-z0-9]{0,4}(?![A-Za-z0-9])/g,
	},
	{ judge: "shape", name: "OpenAI's mark", needs: ["T3BlbkFJ"], pattern: /(?<![\w-])[\w-]{20,}T3BlbkFJ[\w-]{20,}/g },
	{
		judge: "shape",
		name: "Discord bot",
		needs: ["."],
		pattern: /(?:(?<![\w.-])|(?<=\\[nrt]))(?:[MNO][A-Za-z\d]{22,27}\.[\w-]{6}\.[\w-]{27,45})(?![\w-])/g,
	},
	{
		judge: "shape",
		name: "Mailchimp",
		needs: ["-us"],
		pattern: /(?:(?<![A-Za-z0-9])|(?<=\\[nrt]))[a-f0-9]{32}-us\d{1,2}(?!\w)/g,
	},
	{
		judge: "shape",
		name: "Mailgun",
		needs: ["-"],
		pattern: /(?:(?<![A-Za-z0-9-])|(?<=\\[nrt]))[a-f0-9]{32}-[a-f0-9]{8}-[a-f0-9]{8}(?![\w-])/g,
	},
	{
		judge: "shape",
		name: "RapidAPI",
		needs: ["msh"],
		pattern: /(?:(?<![A-Za-z0-9])|(?<=\\[nrt]))[a-f0-9]{10}msh[a-f0-9]{15}p1[a-f0-9]{5}jsn[a-f0-9]{12}(?!\w)/g,
	},
	{
		judge: "shape",
		name: "New Relic licence",
		needs: ["NRAL"],
		pattern: /(?:(?<![A-Za-z0-9])|(?<=\\[nrt]))[a-f0-9]{36}NRAL/g,
	},
	{ judge: "shape", name: "MaxMind", needs: ["_mmk"], pattern: /(?<!\w)[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk/g },
	{
		judge: "shape",
		name: "private key of a wallet",
		pattern:
			/(?<![A-Za-z0-9])(?=[A-Za-z1-9]*[a-z][A-Za-z1-9]*)(?=[A-Za-z]*\d)(?:5[HJK][1-9A-HJ-NP-Za-km-z]{49}|[KL][1-9A-HJ-NP-Za-km-z]{51})(?![A-Za-z0-9])/g,
	},
	{
		judge: "random",
		name: "Scoped token of any provider",
		needs: ["live", "test", "prod", "sk", "pat", "token", "secret", "key", "oat", "rk", "api"],
		pattern:
			/(?:(?<![A-Za-z0-9])|(?<=\\[nrt]))(?!pk[_-]|pub[_-])[a-z][a-z0-9]{1,11}[_-](?:live|test|prod|sk|pat|token|secret|key|oat|rk|api|apikey)[_-][A-Za-z0-9]{20,}(?:[_.-][A-Za-z0-9]{6,})?(?![A-Za-z0-9])/g,
	},
];
