import type { ShapeGroup } from "./shapeRule";

/** Passwords that sentences tell together with their users, and words of wallets. */
export const proseShapes: ShapeGroup = {
	anchor:
		/(?<!\w)(?:creds?|credentials?|login|logins|log in|account|admin|user|username|usuario|utilisateur|benutzer|benutzername|zugangsdaten|identifiants|credenciales|credenziali|credenciais|(?:seed|recovery|backup|secret|wallet)[ _-]?(?:phrase|words?))(?!\w)|(?<!\w)(?:(?:with|as|using) [a-z][\w.-]{1,30}:[^\s/]{8}|(?:u|un|usr)\s?[:=])|pass[ -]?phrase|mnemonic/gi,
	before: 20,
	after: 300,
	rules: [
		{
			judge: "told",
			name: "user and password told together",
			pattern:
				/(?<![\w/.@-])(?:creds?|credentials?|logins?|log in|account|user(?:name)?|benutzer(?:name)?|usuario|utilisateur|zugangsdaten|identifiants|credenciales|credenziali|credenciais)["'*`]{0,3}(?: (?:is|are|with|as|for \w{1,20}))?(?: ?[:=→] ?| - | )["'`]?[\w.@-]{2,60}["'`]?(?: ?[/:|,] ?| and | with )["'`]?([^\s"'`/]{6,200})/gi,
		},
		{
			judge: "told",
			name: "user and password by their first letters",
			pattern:
				/(?<![\w.,;(])(?:u|un|usr)\s?[:=]\s?[\w.@-]{1,40}(?:,? |\s?[/|]\s?)(?:p|pw|pwd)\s?[:=]\s?["'`]?([^\s"'`()[\]{},;]{6,200})/gi,
		},
		{
			judge: "told",
			name: "as user:password",
			pattern: /\b(?:with|as|using) [a-z][\w.-]{1,30}:([^\s"'`/:@]{8,100})(?![\w/@:])/g,
		},
		{
			judge: "told",
			name: "the usual user and a password",
			pattern:
				/(?<![\w/.-])(?:admin|root|postgres|sa|administrator|guest|demo)(?: \/ |\/|:)([^\s"'`/:@]{8,100})(?![\w/@:])/g,
		},
		{
			judge: "phrase",
			name: "phrase of four words",
			needs: ["phrase", "Phrase", "PHRASE"],
			pattern:
				/pass[ -]?phrase["'*`]{0,3}(?: is| was|\s?[:=])\s?["'`]?((?:[a-z]{4,10}[ -]){3,11}[a-z]{4,10})(?=["'`.,\n]|$)/gi,
		},
		{
			judge: "shape",
			name: "words of a wallet",
			pattern:
				/(?:(?:seed|recovery|backup|secret|mnemonic|wallet)[ _-]?(?:phrase|words?)|mnemonic)\W{1,12}(?:is\s)?["'`]?((?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8})/gi,
		},
	],
};
