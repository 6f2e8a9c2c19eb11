import type { ShapeGroup } from "./shapeRule";

/** Passwords and keys that code hands to a function or types into a form. */
export const callShapes: ShapeGroup = {
	anchor:
		/\((?=[^()\n]{0,200}["'`])(?<=(?:\.(?:set|save|store|basic|Open|begin|load)|Buffer\.from|_connect|onnection|PDO|[hH]andler|[cC]redentials?|_set|[aA]uth|[lL]ogin|[sS]ign_?[iI]n\w{0,25}|[sS]ign[wW]ith|[dD]igest|[hH]mac|HMAC\.new|btoa|b64encode|encodeToString|crypt|[bB]ytes?|fill|type|nd_?[kK]eys|sequentially|et_?[vV]alue|oCharArray|ecret|ecryptor|ipher(?:iv)?|verify|sign|getInstance|connect|softAP|Fernet|AESGCM|SecretBox|[kK]ey|[kK]eySpec|[mM]nemonic|Wallet\w{0,20}|fromPhrase)\()/g,
	before: 90,
	after: 400,
	rules: [
		{
			judge: "told",
			name: "user and password of a login or connection",
			pattern:
				/(?:_connect|[cC]onnect(?:ion)?|PDO|[Hh]andler|[Cc]redentials?|_set|[aA]uth|[Ll]ogin|WiFi\.begin|\.basic|softAP|[Ss]ign_?[iI]n\w{0,25})\(\s{0,9}(?:(?:[\w]{1,20}\s?[=:]\s?)?(?:\\{0,15}["'`][^"'`\n]{0,120}["'`]|[\w.$@]{1,40})\s{0,2},\s{0,9}){1,2}(?:[\w]{1,20}\s?[=:]\s?)?\\{0,15}["'`]([^"'`\\\s]{8,200})\\{0,15}["'`]/g,
		},
		{
			judge: "random",
			name: "value before its name",
			needs: [", key", ", for", ", name", ", account", ",key", ",name"],
			pattern:
				/\(\s?\\{0,15}["'`]([\w.+/=-]{16,400})\\{0,15}["'`]\s?,\s?(?:key|forKey|for|name|account)\s?[:=]\s?\\{0,15}["'`.][^"'`\n]{0,40}(?:[tT]oken|[kK]ey|[sS]ecret|[pP]assword)/g,
		},
		{
			judge: "told",
			name: "users of a server with their passwords",
			needs: ["users"],
			pattern: /\busers\s?[:=]\s?\{\s{0,9}["']?[\w.@-]{1,40}["']?\s?:\s?\\{0,15}["'`]([^"'`\\\s]{6,200})/g,
		},
		{
			judge: "told",
			name: "typed into a password's field",
			pattern:
				/[pP](?:ass(?:word|wd|phrase|code)?|ASSWORD|wd)[^\n]{0,60}?\.(?:fill|type|send_?[kK]eys|(?:press_?)?[sS]equentially|set_?[vV]alue|enterText|typeText|replaceText)\(\s?\\{0,15}["'`]([^"'`\\\n]{6,200})\\{0,15}["'`]/g,
		},
		{
			judge: "told",
			name: "typed into the field named first",
			pattern:
				/\.(?:fill|type)\(\s?\\{0,15}["'`][^"'`\n]{0,40}[pP](?:ass(?:word|wd|phrase)?|wd)[^"'`\n]{0,20}["'`]{1,2}[^,\n]{0,3},\s?\\{0,15}["'`]([^"'`\\\n]{6,200})\\{0,15}["'`]/g,
		},
		{
			judge: "random",
			name: "key of a signature or cipher",
			pattern:
				/(?:signWith|hexdigest|[Cc]reateHmac|HMAC\.new|[hH]mac\.new|digest|createCipheriv|createDecipheriv|[eE]ncrypt|[dD]ecrypt|verify|sign)\((?:[^\n"'`]{0,60}|\\{0,15}["'`][\w-]{1,20}["'`]),\s?(?:b|Buffer\.from\(|Encoding\.\w{2,6}\.GetBytes\(|\[\]byte\()?\\{0,15}["'`]([^"'`\\\s]{12,400})\\{0,15}["'`]/g,
		},
		{
			judge: "phrase",
			name: "key of a signature, chosen",
			pattern:
				/(?:[cC]reateHmac|[hH][mM][aA][cC](?:\.new)?|jwt\.(?:sign|verify|encode|decode)|(?:[kK]ey|[sS]ecret)\w{0,10}\s?:?=\s?(?:\[\]byte|Buffer\.from|Encoding\.\w{2,6}\.GetBytes|\w{0,20}\.encode|SecretKeySpec)?)\((?:[^\n"'`(]{0,60}|\\{0,15}["'`][\w-]{1,20}["'`]\s?),?\s?b?\\{0,15}["'`]([a-zA-Z0-9_.-]{16,200})\\{0,15}["'`]/g,
		},
		{
			judge: "told",
			name: "key of a column's cipher",
			needs: ["crypt("],
			pattern:
				/\b(?:pgp_sym_(?:en|de)crypt|aes_(?:en|de)crypt|(?:de|en)crypt)\([^,\n]{1,80},\s?\\{0,15}'([^'\\\n]{8,200})'/gi,
		},
		{
			judge: "told",
			name: "credentials that code encodes for a header",
			pattern:
				/(?:btoa|b64encode|encodeToString|Buffer\.from|Bytes|strict_encode64|base64_encode|urlsafe_b64encode)\(\s?[bfu]?\\{0,15}["'`][\w.@-]{0,60}:([^"'`\\\s]{6,200})\\{0,15}["'`]/g,
		},
		{
			judge: "told",
			name: "password of a key store",
			needs: ["oCharArray"],
			pattern: /\\{0,15}"([^"\\\s]{6,200})\\{0,15}"\s?\.toCharArray\(/g,
		},
		{
			judge: "random",
			name: "key that a cipher is made with",
			pattern:
				/(?:Fernet|AESGCM|AESCCM|ChaCha20Poly1305|SecretBox|SigningKey|SecretKeySpec|SymmetricKey|SymmetricSecurityKey|new Key)\(\s?(?:[\w.]{1,40}[(:]\s?){0,4}[bfu]?\\{0,15}["'`]([A-Za-z0-9+/_-]{16,200}={0,2})\\{0,15}["'`]/g,
		},
		{
			judge: "told",
			name: "user:password@ of a data source without a scheme",
			needs: ["@"],
			pattern: /\.?Open\([^()\n]{0,60}["'`][\w.-]{1,60}:([^"'`\\\s/@]{6,200})@/g,
		},
		{
			judge: "shape",
			name: "words of a wallet in code",
			needs: ['("', "('", "(`"],
			pattern:
				/(?:[Mm]nemonic|Wallet\w{0,20}|fromPhrase)\(\s?["'`]((?:[a-z]{3,8} ){11}(?:[a-z]{3,8} ){0,12}[a-z]{3,8})["'`]/g,
		},
	],
};
