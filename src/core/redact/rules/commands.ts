import type { ShapeGroup } from "./shapeRule";
import { systemCommands } from "./systemCommands";

/** Credentials as arguments of commands whose flags do not tell, and in files without names. */
export const commandShapes: ShapeGroup = {
	anchor:
		/\b(?:curl|https?(?= -| [A-Z]{3,7} )|xh|mc alias|ssh-keygen|wget|mysql\w*|mariadb|sshpass|mongo\w*|xtrabackup|docker|podman|nerdctl|skopeo|oras|az|helm|argocd|vault|twine|heroku|redis-cli|valkey-cli|rabbitmqadmin|sqlcmd|bcp|[ti]sql|mosquitto_\w+|snmp\w+|evil-winrm|ipmitool|7za?|unzip|zip|htpasswd|rdesktop|xfreerdp|svn|ldap\w+|plink|pscp|psftp|openssl|cargo login|snyk|ngrok|wandb|stripe|doctl|netlify|railway|sentry-cli|huggingface-cli|pulumi|gh auth|net use|net user|supabase|tailscale|infracost|chpasswd|smbclient|rpcclient|winexe|smbmap|net rpc|lftp|identified|password(?=\s{1,3}\\{0,15}['"]))\b|useradd|usermod|adduser|-stdin|--(?:key|pat|otp|cred|bearer|sas)\b|\bconfig(?:ure)? |<<<|\bsecrets? (?:set|put|add|create|versions|new)\b|secret:create|\b(?:secretsmanager|put-parameter|keyvault|rclone)\b|--passphrase-fd|--with-token|sudo -S|--user\b|\s-u\s|:(?:\d{4,5}|\*):|\t(?:TRUE|FALSE)\t|\b(?:PSK|XAUTH|EAP)\b|\$apr1\$|"[ \t]+\*(?:\s|$)|[ \t]\*[ \t]+"|SecureString|\bbasic_auth |\btokens\s?=?\s?\{|add_user|change_password|set-password|wpa_passphrase|cmdkey|wmic|schtasks|wfreerdp|encrypt_string|secret_?-?id\b|\b(?:influx|nomad|consul|mkpasswd|pwgen|genkey|passwd)\b|\bop read |\brand -(?:hex|base64)|base64 -(?:d|D|-decode)/gi,
	before: 300,
	after: 900,
	rules: [
		{
			judge: "password",
			name: "user:password of curl and alike",
			needs: [
				"-u",
				"-U",
				"--user",
				"--proxy-user",
				"--auth",
				"-a",
				"--creds",
				"--login",
				"--basic",
				"--digest",
				"-E",
				"--cert",
			],
			pattern:
				/(?:^|[\s"'`])(?:-u|-U|--user|--proxy-user|--auth|-a|--creds|--login|--basic|--digest|-E|--cert|-user)(?:[ \t]+|=|(?=\\{0,15}["']))(?:\\{0,15}["'])?[^\s:"'\\]{0,100}:([^\s"'\\]{4,200})/g,
		},
		{
			judge: "password",
			name: "user:password right after -u",
			needs: ["-u"],
			pattern: /\bcurl\b[^\n]{0,400}?\s-u([\w.@-]{1,60}:[^\s"'\\]{4,200})/g,
		},
		{
			judge: "password",
			name: "password flag of database clients",
			needs: ["-p"],
			pattern:
				/\b(?:mysql\w*|mariadb[\w-]*|sshpass|mongo\w*|xtrabackup|mytop|percona\S*)\b[^\n|;&]{0,300}?\s-p[ \t]?\\{0,15}["']?([^\s"'\\-][^\s"'\\]{3,200})/g,
		},
		{
			judge: "password",
			name: "password flag of other tools",
			pattern:
				/\b(?:(?:docker|podman|nerdctl|buildah|skopeo|crane|oras|az|cf|oc|helm|ibmcloud|argocd|vault|twine|gcloud|bw|op|heroku|npm|rancher|wp|firebase|nordvpn)\b[^\n|;&]{0,200}\b(?:login|upload|auth)\b[^\n|;&]{0,200}?\s(?:-p|--pass|-P|-k|-t)|(?:redis-cli|valkey-cli|rabbitmqadmin)\b[^\n|;&]{0,200}?\s(?:-a|-p|--pass)|(?:sqlcmd|bcp|tsql|isql|osql|fisql|mssql-cli|mosquitto_\w+|snmp\w+|evil-winrm|ipmitool|7z|7za|zip|unzip|htpasswd|rdesktop|svn)\b[^\n|;&]{0,200}?\s(?:-P|-p|-A|-X)|(?:ldap\w+)\b[^\n|;&]{0,200}?\s-w|(?:plink|pscp|psftp|putty)\b[^\n|;&]{0,200}?\s-pw)[ \t=]{1,2}\\{0,15}["']?([^\s"'\\-][^\s"'\\]{3,200})/g,
		},
		{
			judge: "password",
			name: "the credential is the argument",
			pattern:
				/\b(?:vault login|cargo login|snyk auth|ngrok (?:config add-)?authtoken|wandb login(?: --\w+)*|stripe login|doctl auth init|netlify login|railway login|expo login|surge token|sentry-cli login|huggingface-cli login|dvc remote modify \S+ \S+|pulumi login|gh auth login --with-token <<<|htpasswd -[a-zA-Z]*b[a-zA-Z]*(?: \S+){1,2}|net use [^\n]{1,100}?\/user:\S+|net user \S+|supabase login|rclone obscure|tailscale up|infracost auth|databricks auth|codecov(?: -t)?|npx? \S+ login)[ \t]+(?:token=)?\\{0,15}["']?([^\s"'\\-][^\s"'\\]{7,400})/g,
		},
		{
			judge: "password",
			name: "echo user:password | chpasswd",
			needs: ["chpasswd"],
			pattern: /echo\s+(?:-\w\s+)?\\{0,15}["']?[\w.-]+:([^\s"'\\|]{4,100})\\{0,15}["']?\s*\|[^\n]{0,40}chpasswd/g,
		},
		{
			judge: "password",
			name: "echoed to a login",
			needs: ["|"],
			pattern:
				/(?:echo|printf|printf '%s')\s+(?:-\w\s+)?\\{0,15}["']?([^\s"'\\|]{8,400})\\{0,15}["']?\s*\|[^\n]{0,80}(?:-stdin|--with-token|sudo -S|--passphrase-fd|secrets? (?:set|put)|login)/g,
		},
		{
			judge: "password",
			name: "user%password",
			needs: ["-U"],
			pattern:
				/\b(?:smbclient|rpcclient|winexe|smbmap|net rpc|smbget|wmic)\b[^\n]{0,200}?\s-U\s?\\{0,15}["']?[^\s%"']{1,60}%([^\s"'\\]{4,100})/g,
		},
		{
			judge: "password",
			name: "lftp -u user,password",
			needs: ["lftp"],
			pattern: /\blftp\b[^\n]{0,200}?\s-u\s?\\{0,15}["']?[^\s,"']{1,60},([^\s"'\\]{4,100})/g,
		},
		{
			judge: "password",
			name: "SQL",
			pattern:
				/\b(?:identified\s+(?:with\s+\S+\s+)?by|with\s+(?:encrypted\s+)?password|password)\s+\\{0,15}['"]([^'"\\\s]{5,200})\\{0,15}['"]/gi,
		},
		{
			judge: "password",
			name: "line of a .pgpass",
			pattern:
				/(?:^|\n|\\n|[ \t→"'])(?:[\w.-]{1,100}|\*):(?:\d{4,5}|\*):(?:[\w-]{1,63}|\*):[\w.-]{1,63}:([^\s:"'`\\]{6,200})(?=\s|\\{1,15}n|$|["'\\])/g,
		},
		{
			judge: "password",
			name: "cookie jar",
			needs: ["TRUE", "FALSE"],
			pattern: /\t(?:TRUE|FALSE)\t\S+\t(?:TRUE|FALSE)\t\d+\t[^\t\n]{1,100}\t(\S{8,4000})/g,
		},
		{
			judge: "password",
			name: "secret of an ipsec, chap or wpa file",
			needs: ["PSK", "XAUTH", "EAP", "RSA"],
			pattern: /:\s*(?:PSK|XAUTH|EAP|RSA)\s+"([^"\s]{6,200})"/g,
		},
		{ judge: "password", name: "htpasswd line", needs: ["$apr1$"], pattern: /[\w.-]{1,40}:(\$apr1\$\S{10,60})/g },
		{
			judge: "password",
			name: "password right after the flag, archivers",
			needs: ["7z", "zip", "rar"],
			pattern:
				/\b(?:7za?|zip|unzip|unrar|rar)\b[^\n|;&]{0,200}?\s-(?:p|P|hp)\\{0,15}["']?([^\s"'\\-][^\s"'\\]{5,200})/g,
		},
		{
			judge: "random",
			name: "config set",
			pattern:
				/\b(?:config|configure)(?: set| --\w+)? \S{0,80}(?:token|password|secret|key|auth)\S{0,80}[ \t]+\\{0,15}["']?([^\s"'\\-][^\s"'\\]{7,400})/gi,
		},
		{
			judge: "random",
			name: "short names of flags",
			needs: ["--key", "--pat", "--otp", "--cred", "--bearer", "--sas"],
			pattern:
				/(?:^|[\s"'])--(?:key|pat|otp|cred|bearer|sas)(?:[ \t]|=|\\{0,15}["'],[ \t]?)\\{0,15}["']?([^\s"'\\-][^\s"'\\]{11,400})/g,
		},
		{
			judge: "password",
			name: "useradd",
			needs: ["useradd", "usermod", "adduser"],
			pattern: /\b(?:useradd|usermod|adduser)\b[^\n]{0,100}?\s-p\s\\{0,15}["']?([^\s"'\\]{6,200})/g,
		},
		{
			judge: "random",
			name: "cookies of curl",
			needs: ["curl"],
			pattern: /\bcurl\b[^\n]{0,400}?\s(?:-b|--cookie)\s\\{0,15}["']?[\w.-]{1,60}=([^\s"'\\;]{8,})/g,
		},
		{
			judge: "password",
			name: "here-string",
			needs: ["<<<"],
			pattern:
				/\b(?:secrets?|tokens?|passw\w*|login|sudo|auth|kinit|passwd|chpasswd)\b[^\n<]{0,80}<<<\s?\\{0,15}["']?([^\s"'\\]{6,400})/g,
		},
		{
			judge: "password",
			name: "value of a secret put into a store",
			pattern:
				/\b(?:secrets?|put-parameter|keyvault|secret:create|secretsmanager)\b[^\n]{0,200}?\s(?:--value|--body|-b|--secret-string|--string-value|--plaintext)[ \t=]\\{0,15}["']?([^\s"'\\-][^\s"'\\]{7,1000})/g,
		},
		...systemCommands,
	],
};
