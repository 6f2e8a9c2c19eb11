import type { ShapeGroup } from "./shapeRule";

/** Credentials of HTTP, where no telling key stands before them. */
export const headerShapes: ShapeGroup = {
	anchor:
		/\b(?:bearer|basic|SSWS|GenieKey|Splunk|ApiKey|Bot|Api-?Token|Token token=)(?: |%20|\+)|Credential=|form-data|horization\\{0,15}["']?\s?[:=]/gi,
	before: 20,
	after: 3000,
	rules: [
		{
			judge: "random",
			name: "bearer",
			pattern: /\bbearer(?: {1,4}|%20|\+)(?:\\{0,15}["'])?([A-Za-z0-9._~+/|=:-]{12,})/gi,
		},
		{
			judge: "random",
			name: "basic",
			pattern: /\bBasic {1,2}([A-Za-z0-9+/]{10,}={0,2})(?![A-Za-z0-9+/=])/g,
		},
		{
			judge: "random",
			name: "schemes of single providers",
			pattern: /\b(?:SSWS|GenieKey|Splunk|ApiKey|Bot|Api-?Token|Token token=) {1,2}["']?([\w.+/=:-]{16,})/g,
		},
		{
			judge: "random",
			name: "any other scheme",
			pattern:
				/horization(?:\\{0,15}["'])?\s{0,3}[:=]\s{0,3}(?:\\{0,15}["'])?[A-Z][\w-]{1,30} {1,2}([\w.+/=:~-]{16,4000})/gi,
		},
		{
			judge: "random",
			name: "AWS credential scope",
			pattern: /\bCredential=([A-Z0-9]{16,24})(?=\/|%2F)/g,
		},
		{
			judge: "random",
			name: "multipart form",
			pattern:
				/name=\\{0,15}"[\w.-]{0,40}(?:password|passwd|secret|token|api_?key)\\{0,15}"(?:\r?\n|\\{1,15}r\\{1,15}n|\\{1,15}n){2}([^\s\\]{6,400})/gi,
		},
	],
};
