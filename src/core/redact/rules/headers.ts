import type { ShapeRule } from "./shapeRule";

/** Credentials of HTTP, where no telling key stands before them. */
export const headerShapes: readonly ShapeRule[] = [
	{
		judge: "random",
		name: "bearer",
		hints: ["earer ", "EARER ", "earer%20", "earer+"],
		pattern: /\bbearer(?: {1,4}|%20|\+)(?:\\*["'])?([A-Za-z0-9._~+/|=:-]{12,})/gi,
	},
	{
		judge: "random",
		name: "basic",
		hints: ["asic "],
		pattern: /\bBasic {1,2}([A-Za-z0-9+/]{10,}={0,2})(?![A-Za-z0-9+/=])/g,
	},
	{
		judge: "random",
		name: "schemes of single providers",
		hints: ["SSWS ", "GenieKey ", "Splunk ", "ApiKey ", "Bot ", "ApiToken ", "Api-Token "],
		pattern: /\b(?:SSWS|GenieKey|Splunk|ApiKey|Bot|Api-?Token|Token token=) {1,2}["']?([\w.+/=:-]{16,})/g,
	},
	{
		judge: "random",
		name: "AWS credential scope",
		hints: ["Credential="],
		pattern: /\bCredential=([A-Z0-9]{16,24})(?=\/|%2F)/g,
	},
	{
		judge: "random",
		name: "multipart form",
		hints: ["form-data"],
		pattern:
			/name=\\*"[\w.-]{0,40}(?:password|passwd|secret|token|api_?key)\\*"(?:\r?\n|\\+r\\+n|\\+n){2}([^\s\\]{6,400})/gi,
	},
];
