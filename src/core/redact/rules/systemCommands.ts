import type { ShapeRule } from "./shapeRule";

/** Commands that make users, keys and stores, and lists that they read; tried where `commandShapes` has an anchor. */
export const systemCommands: readonly ShapeRule[] = [
	{
		judge: "told",
		name: "user and password flags of any tool",
		pattern:
			/\s(?:-u|-U|--user(?:name)?)[ =]?\\{0,15}["']?[\w.@\\-]{1,60}["']?\s+(?:-[a-zA-Z]\s\S{1,60}\s+)?(?:-p|-P|-w|--pass)[ =]?\\{0,15}["']?([^\s"'\\-][^\s"'\\]{5,200})/g,
	},
	{
		judge: "told",
		name: "password of a user that is made",
		pattern:
			/\b(?:add_user|change_password|adduser|passwd|set_password|set-password|create-user|useradd|user add|wpa_passphrase|cmdkey|wmic|schtasks|wfreerdp|authenticate_user|net use)[ \t]+(?:-\w+[ \t]+)*\\{0,15}["']?[\w.@\\/*-]{1,60}["']?[ \t]+\\{0,15}["']?([^\s"'\\-][^\s"'\\]{5,200})/g,
	},
	{
		judge: "told",
		name: "string to encrypt or to keep",
		pattern:
			/\b(?:encrypt_string|secret create \S{1,60}|secrets? (?:add|put|set|create)(?: \S{1,60})?|obscure|mkpasswd(?: -\w \S{1,20})*|config set(?: --\w+)? [\w.:-]{0,40}(?:[pP]ass|[sS]ecret|[tT]oken|[kK]ey)\w{0,20})[ \t]+(?:<\(echo (?:-n )?|- <<< ?)?\\{0,15}["']?([^\s"'\\()<-][^\s"'\\()]{5,200})/g,
	},
	{
		judge: "told",
		name: "twice for the prompts of passwd",
		needs: ["passwd"],
		pattern:
			/(?:echo|printf)\s+(?:-\w{1,2}\s+)?\\{0,15}["']([^\s"'\\|]{6,100})\\{1,15}n([^\s"'\\|]{6,100})(?:\\{1,15}n)?\\{0,15}["']\s*\|[^\n]{0,60}passwd/g,
	},
	{
		judge: "random",
		name: "token flag of database tools",
		needs: ["influx", "vault", "nomad", "consul", "atlas", "turso", "surreal"],
		pattern:
			/\b(?:influx|vault|nomad|consul|atlas|turso|surreal)\b[^\n]{0,200}?\s(?:-t|-token|--token)[ =]\\{0,15}["']?([^\s"'\\-][^\s"'\\]{11,400})/g,
	},
	{
		judge: "random",
		name: "secret id of a role",
		pattern:
			/\b(?:secret_?id|SecretID|secret-id)(?:\\{0,15}["'])?\s{0,3}[:=]\s{0,20}(?:\\{0,15}["'])?([0-9a-f]{8}-[0-9a-f-]{27})/gi,
	},
	{
		judge: "told",
		name: "what a command printed that makes or reads a secret",
		needs: ["op read", "rand -", "base64 -", "genkey", "pwgen"],
		pattern:
			/(?:\bop read|\brand -(?:hex|base64)|base64 -(?:d|D|-decode)|\bgenkey|\bpwgen)[^\n|>]{0,200}(?:\n|\\n)([^\s"'`<>/\\]{8,400}|[A-Za-z0-9+/]{16,400}={0,2})(?=\r?\n|\\n|$)/g,
	},
	{
		judge: "password",
		name: "password flag of Windows",
		needs: ["/p"],
		pattern:
			/\b(?:xfreerdp|wfreerdp|mstsc|cmdkey|wmic|schtasks|net|sc)\b[^\n]{0,200}?\s\/(?:p|rp|pass|password):\\{0,15}["']?([^\s"'\\/]{4,200})/gi,
	},
	{
		judge: "told",
		name: "SQL without quotes",
		needs: ["BY ", "by "],
		pattern: /\bidentified\s+by\s+([^\s"';\\]{8,200})/gi,
	},
	{
		judge: "password",
		name: "password of openssl",
		needs: ["openssl"],
		pattern:
			/\bopenssl\b[^\n|;&]{0,200}?\s-(?:k|pass|passin|passout|password)[ \t]+(?:pass:)?\\{0,15}["']?([^\s"'\\-][^\s"'\\]{3,200})/g,
	},
	{
		judge: "told",
		name: "pass phrases of SNMP",
		needs: ["snmp"],
		pattern: /\s-[AX]\s+\\{0,15}["']?([^\s"'\\-][^\s"'\\]{7,200})/g,
	},
	{
		judge: "told",
		name: "pass phrases of a key pair",
		needs: ["ssh-keygen"],
		pattern: /\s-[PN]\s+\\{0,15}["']?([^\s"'\\-][^\s"'\\]{5,200})/g,
	},
	{
		judge: "password",
		name: "alias of an object store",
		needs: ["mc "],
		pattern: /\bmc (?:alias|config host) (?:set|add) \S{1,60} \S{1,200} \S{3,128} \\{0,15}["']?([^\s"'\\]{8,200})/g,
	},
	{
		judge: "told",
		name: "list of users for chpasswd",
		needs: ["chpasswd"],
		pattern: /(?:\n|\\n)[ \t]*(?:- )?[\w.-]{1,32}:([^\s:"'\\]{6,200})(?=\s*(?:\n|\\n|$))/g,
	},
	{
		judge: "told",
		name: "secret of a dial-up line",
		needs: ["*"],
		pattern: /(?:^|\n)"?[\w.@\\-]{1,60}"?[ \t]+"?[\w*.-]{1,60}"?[ \t]+"?([^\s"]{6,200})"?[ \t]+\*[ \t]*(?=\n|$)/g,
	},
	{
		judge: "shape",
		name: "tokens of an agent",
		needs: ["tokens"],
		pattern:
			/\b(?:master|agent|default|initial_management|replication|agent_master)\s?[=:]\s?"([0-9a-f]{8}-[0-9a-f-]{27})"/g,
	},
	{
		judge: "told",
		name: "secure string of PowerShell",
		needs: ["SecureString"],
		pattern: /ConvertTo-SecureString\s+(?:-\w+\s+)*\\{0,15}["']([^"'\\\n]{6,200})\\{0,15}["']/g,
	},
	{
		judge: "told",
		name: "user and password of basic authentication",
		needs: ["basic"],
		pattern: /\bbasic(?:_auth)?(?:\(|\s)\s?\\{0,15}["'][\w.@-]{1,60}\\{0,15}["']\s?,\s?\\{0,15}["']([^"'\\\s]{6,200})/g,
	},
];
