import type { Phrases } from "../language";

/** What is done, dropped or agreed to. */
export const closed: Phrases = {
	done: [
		"done",
		"complete(?:d)?",
		"finished",
		"(?:is|are|now|been|was|were) (?:now )?(?:fixed|resolved|implemented|added|updated|working|works?|in place|committed|pushed|merged|deployed|removed|patched|created|documented|green|passing|present|wired|restored|correct|applied)",
		"fixed|resolved|implemented|added|updated|created|committed|pushed|merged|deployed|removed|patched|documented|renamed|moved|restored|installed|configured|replaced|rebuilt|applied|passes|passed",
		"all (?:\\w+ )?(?:tests|checks)? ?(?:pass|passing|passed|green|clean)",
		"works (?:now|fine|as expected|correctly)",
		"no (?:longer|changes? (?:are |is )?needed|\\w+ (?:was |were )?found)",
		"success(?:ful|fully)?",
		"build complete",
		"looks (?:good|right|correct)",
	],
	changed: [
		"now \\w+s (?:the|a|an|to|in|on|by|with|through|over|from|only|all|each|its|every)",
		"i (?:make|move|put|use|store|keep|set|add|split|replace|wrap|pass|took|take|wrote|turned|built|moved|stored)",
		"(?:are|is) now (?:stored|handled|computed|kept|read|written|sent|passed|returned|generated|built|done|served|loaded|cached|validated|parsed|rendered|checked)",
		"(?:i(?:'ve)?|we(?:'ve)?) (?:also |now )?(?:added|changed|replaced|moved|renamed|removed|disabled|enabled|switched|used|created|updated|set|kept|made|introduced|extracted|split|merged|implemented|refactored|pinned|bumped|mounted|adjusted|declared|wrapped)",
		"(?:added|adds|changed|replaced|replaces|moved|renamed|removed|removes|disabled|enabled|switched|created|updated|set|kept|introduced|introduces|extracted|implemented|refactored|pinned|restored|converted|dropped|limited|restricted|scoped)",
		"now (?:uses?|returns?|has|have|supports?|reads?|writes?|runs?|requires?|takes?)",
	],
	passing: [
		"(?:tests?|specs?|suites?|checks?|lint(?:er|ing)?|types?|build|compilation)(?: \\w+){0,2} (?:now )?(?:all )?(?:pass(?:es|ed|ing)?|succeed(?:s|ed)?|(?:is|are) (?:now )?(?:green|clean|passing|successful))",
		"(?:all|everything|\\d+/\\d+)(?: \\w+){0,2} (?:pass(?:es|ed|ing)?|green)",
		"(?:it|project|code|app|everything) (?:now )?(?:builds|compiles)(?: \\w+)?(?: cleanly| fine| successfully| without errors)?",
	],
	dropped: [
		"(?:ignore|forget) (?:it|that|this|them)",
		"(?:is|are) (?:already )?handled (?:by|in|elsewhere)",
		"don't need (?:it|that|this|them)",
		"never ?mind",
		"drop (?:it|that|this|the)",
		"forget (?:it|that|about)",
		"(?:no|not) (?:longer )?(?:need|needed|necessary|required)",
		"skip (?:it|that|this)",
		"leave it",
		"don't (?:bother|worry)",
		"scrap (?:it|that|this|the)",
		"(?:revert|undo|undid|reverted|rolled? back)",
	],
	didIt: [
		"(?:it's|its|it is|that's|everything is|all is|now) (?:\\w+ )?work(?:ing|s)?(?: now| fine| great)?",
		"^(?:perfect|great|awesome|nice|cool|excellent)[,.!]",
		"i(?:'ve| have)? (?:did|done|made|put|ran|run|added|set|pushed|deployed|flashed|installed|created|restarted|tested|tried|measured|applied|rebuilt|updated|configured|changed) ",
		"(?:it|that|this|everything|all) works?(?: now| fine| great)?",
		"^(?:done|applied|works|measured|tested|flashed|pushed|deployed)",
	],
	yes: ["^(?:yes|yeah|yep|ok(?:ay)?|sure|agree[d]?|right|good|fine|exactly)[,:.! ]"],
	affirm: [
		"^(?:do (?:that|this|it)|agree|sounds (?:right|great)|makes sense|that works|yes (?:go|do it|please))[\\s!.]*$",
		"^(?:yes|yeah|yep|yup|sure|ok|okay|k|go|go on|go ahead|continue|proceed|do it|please do|sounds good|looks good|perfect|great|correct|right|exactly|agreed|approved?|lgtm|fine|make (?:it|em|them)|next|y)\\b(?:[ ,.!]|please|do|it|that|go|ahead|on|with|the|all|them)*[.!]*$",
		"^(?:yes|yeah|sure|ok|okay)[,. ]+(?:please|go|do|let's|run|make|proceed|continue|start|fix|add)",
	],
	closing: [
		"^(?:gotta go|got to go|i'm off|signing off|enough for today|ok(?:ay)? (?:done|bye|thanks?|thx|cool|that's (?:it|all)))[\\s!.,a-z']{0,40}$",
		"^/?(?:bye|goodbye|exit|quit|thanks?|thank you|thx|ty|cheers|good ?night|see (?:you|ya)|later|that's (?:all|it)|done for (?:today|now)|catch you later|talk later|done|stop here|great job|nice|perfect|awesome|cool)\\b[\\s!.,a-z]{0,40}$",
	],
	mayChange: [
		"^(?:this|that|it|the (?:\\w+ ){1,3}) ?(?:now )?(?:systematically |also |only |simply )?(?:adds|replaces|moves|changes|removes|ensures|makes|uses|updates|switches|keeps|passes|wraps|introduces|stores|returns|reads|writes|sets|limits|allows|prevents|creates|converts|handles|checks|falls)",
		"(?:will|we'll|i'll|we will|i will|going to|let me|let's|i need to|need to) (?:now |also |just |simply |first )*(?:add|change|replace|move|rename|remove|disable|enable|switch|create|update|set|keep|introduce|extract|split|merge|implement|refactor|pin|bump|mount|adjust|wrap|use|convert|drop|limit|restrict|make|store|pass|rewrite|configure|define|expose|fix|simplify|modify|improve|correct|put|apply)",
		"^(?:add|replace|move|rename|remove|disable|enable|switch|create|update|set|keep|introduce|extract|split|merge|implement|refactor|pin|bump|adjust|wrap|use|convert|drop|limit|restrict|make|store|pass|rewrite|configure|define|expose|simplify|modify|improve|correct|ensure|prevent|allow|support|handle|treat|skip|normali[sz]e|validate|cache|migrate|apply|fix)(?:s|d|ed|es)? ",
		"(?:adds|changes|moves|renames|disables|enables|switches|creates|updates|keeps|extracts|implements|refactors|pins|converts|drops|limits|wraps|defines|applies|ensures|prevents)",
	],
};
