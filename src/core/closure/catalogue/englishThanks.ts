import type { Catalogue } from "../role";

/** Gratitude (R-000-16): a closing only where it ends a message that asks for nothing. */
export const englishThanks: Catalogue = {
	lang: "en",
	classes: {
		very: `
		so|very|really|truly|extremely|super|incredibly|such|quite|most|always|very very|so very|so so|just so|awfully|
		exceptionally|amazingly|particularly|really very|all so
	`,
		kind: `
		kind|nice|helpful|great|sweet|wonderful|awesome|amazing|good|generous|thoughtful|gracious|useful|lovely|patient|
		efficient|considerate|insightful|informative|smart|supportive
	`,
		answer: `
		answer|answers|response|responses|help|assistance|information|info|advice|kindness|effort|efforts|reply|work|
		service|suggestion|suggestions|input|support|explanation|time|patience|guidance
	`,
		thanks: `
		thanks|thank you|thank u|thank ya|thankyou|thx|thnx|thanx|thnks|tnx|tks|ty|tysm|tyvm|tyty|thank|ta|cheers|
		thankx|thxs|thks|tq|thanku|thankss|thank youu|tanks|kthx|kthxbye|many thanks|much thanks|big thanks|huge thanks|
		a big thank you|big thank you
	`,
		much: `
		a lot|a bunch|a ton|tons|a million|a mil|heaps|loads|so much|so very much|very much|much|kindly|again|
		once again|once more|everyone|all|though|mate|indeed|bunches|for now|in advance again|more than you know|
		a whole lot|<who>
	`,
		help: `
		[your/the/all your/all the/all of your/all of the/everything/all/any/that/this/your kind/your great/the great/
		the awesome/the amazing/your time and/great/such great/such good] (help/assistance/support/time/work/
		information/info/answer/answers/effort/efforts/hard work/patience/advice/tips/hints/guidance/explanation/
		feedback/suggestion/suggestions/update/updates/session/service/quick response/quick reply/assitance/assistence/
		insight/insights/clarification/recommendation) [today/with everything/with that/with this/as always/
		you provided/you gave/so far/tonight/here]|everything|everything today|everything you did|all that|that|this|it|
		your help and time|nothing|trying|asking|the heads up|letting me know|helping|helping me|helping me out|
		being helpful|all you do|all you did|all of it|chatting|talking|listening
	`,
	},
	thanks: `
		<thanks>|your <answer> (was/is/were/are/has been/have been/really) [<very>] (<kind>/enjoyable/appreciated/
		invaluable/a lifesaver/much appreciated/perfect/pleasing/excellent/welcome/exactly what i needed)|
		your <answer> (pleased/helped/saved) me [a lot]|(im/i am/i feel) [<very>] (grateful/thankful/appreciative/
		indebted/touched/obliged) [<tail>]|(im/i am) [<very>] (glad/happy/pleased) (for your/with your/about your/you/
		that you) <tail>|i <very> (appreciate/appreciated/value) <tail>|i (appreciate/appreciated/value) (your/
		everything/all/you/how/what) [<tail>]|(with/all my/my deepest/my sincere/much/my) (gratitude/
		appreciation) [to you]|you (da/the) (man/best/bomb/goat)|(what would i do/i dont know what id do/
		i dont know what i would do/id be lost/i would be lost/couldnt do it/i couldnt do it/i cant do it) without you|
		(good looking/good lookin) out|nice one <thanks>|big ups|you made my (day/life easier/week)|you (have/
		ve) (helped/saved) me [a lot/so much/out/immensely/greatly/big time]|(you made/youve made/you have made) (that/
		this/it/things/everything) [<very>] (easy/simple/easier/clear/painless/fun)|(i want/i wish/i would like/id like/
		i just want/let me) to (express/extend/offer/show) my (thanks/gratitude/appreciation) [<tail>]|thank (god/
		goodness/heavens) for you|(you have/youve) been (a pleasure/an angel/amazing/awesome/wonderful/great/so good/
		fantastic/excellent/good)|(that was/that is/thats/this was/it was) <very> (kind/nice/sweet/generous/thoughtful/
		helpful) [of you] [<tail>]|<thanks> <much>|<thanks> <much> <much>|<thanks> [<much>] for <help>|
		<thanks> [<much>] for <tail>|<thanks> [<much>] to you|<thanks> and <thanks>|(really/very/so/much/greatly/truly/
		highly/deeply/sincerely) appreciated|appreciated|(your/the) (help/assistance/answer/support/time/work) is [much/
		greatly/really/very much/truly/highly] appreciated|appreciate (it/that/you/this/your help/the help/
		the assistance/your assistance/your time/all your help/all the help) [a lot/very much/so much/greatly]|
		i [really/truly/do/so/greatly/very much/sincerely/also/deeply] appreciate (it/that/you/this/thats/
		you helping me/the info/the information/what you did/your service/<help>) [a lot/very much/so much/greatly]|
		[i am/im/am/i feel/were/we are] [so/very/really/truly/most/deeply/eternally/extremely] (grateful/thankful/
		obliged/indebted) [to you] [for <help>/for <tail>]|(i want/i would like/id like/i need/i wanted/let me/allow me/
		i must/i wish/i have/i just want/just want/just wanted/wanted) to (thank you/say thank you/say thanks/say thx/
		give thanks) [for <tail>/so much/very much/again]|let me (thank you/say thanks/say thank you) [for <tail>/
		so much/very much/again]|i (can/could) (not/never) thank you enough [for <tail>]|
		i cant thank you enough [for <tail>]|(i/we) thank (you/u) [so much/very much/for <tail>/kindly/again]|
		thanks you|<name> thanks you|(i/we) owe you [one/a beer/big time/big/a coffee]|much obliged|i appreciate (what/
		how/all/the/your) <tail>|(im/i am) [so/very/really] (happy/glad/pleased) (you/that you) (helped/could help/
		were here/are here/were able to help/can help) [me/<tail>]|how (kind/nice/sweet/helpful/thoughtful/
		generous) of you|(you have/u have) my (thanks/gratitude)|my (thanks/gratitude) [to you]|i couldnt have done (it/
		this/that) without (you/your help)|i could not have done (it/this/that) without (you/your help)|(your help/it/
		that/this) (means/meant) (a lot/so much/the world) [to me]|im in your debt|i am in your debt|(youre/
		you are) (a doll/a dear/a darling/a sweetheart/a pal/a good friend/a great help/a big help/a huge help)|(youve/
		you have) helped (enough/plenty)|bless you|god bless you|youre a (lifesaver/life saver/star/legend/gem/genius/
		hero/wizard/godsend/champ/treasure/peach/saint/angel/rockstar/beast/blessing)|you are a (lifesaver/life saver/
		star/legend/gem/genius/hero/wizard/godsend/champ/treasure/saint/angel/rockstar/blessing)|youre the (best/man/
		bomb/goat/greatest)|you are the (best/man/bomb/goat/greatest)|you rock|you saved (me/my day/my life/the day)|
		couldnt have done it without you|i couldnt have done (it/this) without you|(you have/youve/you were/you are/
		youre/youve been/you have been/this has been/it has been/that has been/that was/you did/this was) [been/so/very/
		really/extremely/such/a/quite/super/incredibly/most/awfully/truly] [a/so/very/really/extremely/such a] [great/
		big/good/huge/real/massive/awesome/tremendous] (help/helpful/kind/helped me/nice/sweet/good help/service/
		great service/assistance) [to me/today/to do that/to help me/for me/of you]|(you/you have/youve/you really/
		you did) (helped/saved) [me] [a lot/so much/very much/out/a ton/tremendously/greatly/really]|(thats/that is/
		that was/its/it is) a [great/big/huge/real] help|[so/very/really/that is/thats/its/it is] (kind/nice/sweet/
		you really help me|you did really help me|(great/good/amazing/awesome/excellent/fantastic) (service/help/
		assistance/support/teamwork)|im so glad you helped me|(big/great/huge) help|thats [very/so] (kind/nice/
		sweet) of you|(great/excellent/awesome/fantastic/amazing/brilliant/wonderful/outstanding/superb) (work/
		job) (today/tonight/everyone/team/all/<who>/as always/with this/on this/with that/on that/assisting me/
		with assisting me/helping me) [today]|hats off [to you]|kudos[ to you]|props[ to you]|
		thats what i call (service/help)|gracias|muchas gracias|merci|merci beaucoup|danke|arigato|domo arigato|grazie|
		grazie mille|spasibo|shukran|shukriya|obrigado|obrigada|mahalo|takk|tack|danke schoen|xie xie|xiexie|arigatou|
		arigato gozaimasu|dank je|mersi|gramercy
	`,
	thanksAlone: `
		(you are/youre/you were/youve been/you have been/ur/u r) <very> <kind> [<tail>]|(you are/youre/
		you were) <kind> (to/for) <tail>|(good/great/nice/excellent/awesome/perfect/brilliant/wonderful) (answer/
		response/info/information/advice/help)|(good/great/nice/excellent) job (helping/assisting/with helping/
		with assisting) [<tail>]|(that was/that is/thats/this was/this is/that was all/you are/youre/it was) (very/so/
		really/extremely/super/incredibly/quite/most) (helpful/kind/nice/sweet/useful) [to me/for me/thanks/of you]|
		(great/excellent/awesome/fantastic/amazing/brilliant/wonderful/outstanding/superb/stellar/incredible) (work/
		job)|well done <who>|no [thats/that is] (all/it) <thanks>|(youre/you are) so (kind/helpful/nice)|not at (this/
		the) (time/moment) <thanks>|(no/nope/nah) [but] (im/i am/its/it is/thats/that is) (good/fine/ok/okay/alright/
		all right/set/all set/done) [now/for now]|(no/nope/nah) (that was it/thats it/that is it/thats all/that is all/
		nothing else/nothing more)
	`,
};

/** Who is spoken to, and the pictures that are a wave (R-000-19), in every language. */
export const shared: Catalogue = {
	lang: "",
	classes: {
		who: `
		claude|claude code|codex|gemini|copilot|gpt|chatgpt|chat gpt|cursor|ai|bot|chatbot|robot|computer|assistant|
		agent|ai assistant|ai device|helpful ai device|device|buddy|bud|bro|brother|bruh|man|dude|mate|pal|friend|
		my friend|my friends|friends|guys|folks|all|everyone|everybody|team|people|there|dear|sir|maam|boss|chief|champ|
		love|honey|sweetie|darling|alligator|crocodile|gator|opencode|qwen|deepseek|siri|alexa|mister|miss|lady|girl|
		gang|yall|fam|comrade|partner|captain|you|amigo|amiga
	`,
	},
	farewell: "👋|✌|🫡|🙏|🤝|🌙|🌛|🌜|🌚|😴|💤|🛌|🛏|🌃|🏃|🚪|🏡|🏠|🙋|🥱|🌌|😪",
	filler: "<who>",
	vocative: "<name>",
};
