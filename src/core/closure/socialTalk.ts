import type { Word } from "./readWords";

const longestTalk = 12;
const wordsOf = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

const thanking = wordsOf(
	"thank thanks thx thanx ty tysm grateful thankful gratitude gratefully appreciate appreciated appreciation obliged indebted",
);
const parting = wordsOf("bye goodbye farewell byebye goodnight ciao adios sayonara cya ttyl");

/** English words that say nothing about work: pronouns, helpers, and how people speak of each other. */
const social = wordsOf(`
	i im ive id ill me my myself we us our you your youre youve yours u ur he she they it its this that thats these those here there
	a an the and or but so as at by for from in of on to too with without about than then
	am is are was were be been being do did does done have has had having will shall must may might can could would should
	just really very truly much more most many lot lots bunch ton heaps all everything anything nothing again always ever now today
	tonight once well still even quite indeed though enough deeply sincerely greatly highly forever eternally kindly
	say saying said give giving gave express expressing feel feeling felt want wanted wish like liked love loved need know think guess
	hope mean means meant take took make made makes let lets go going leave leaving
	help helps helped helping helpful assist assisting assistance support service answer answers answering response reply info information
	advice effort efforts work time patience kindness attention company feedback
	good great nice kind sweet awesome amazing wonderful excellent fantastic cool lovely best better perfect happy glad pleased fine okay
	ok super sure deep deepest big huge million sincere such way long
	oh ah wow hey hi why please yes yeah no not never dont cant friend friends buddy pal mate man dude bro sir maam dear
	claude codex gemini copilot ai assistant bot bye everyone all guys folks team welcome sorry have day night weekend morning evening
`);

/**
 * Thanks or a goodbye in words that no catalogue lists in this order ("i have much gratitude for your help", "i'm saying goodbye
 * now"): a short English message with a word of thanks or parting, all others being such as say nothing about any work.
 */
export function readSocialTalk(words: readonly Word[]): "thanks" | "parting" | null {
	if (words.length < 2 || words.length > longestTalk || words.some(({ asked, role }) => asked || role === "opaque"))
		return null;
	if (
		/^(?:can|could|would|will|do|did|does|should|say|let|how|why|no|not|never|dont)$/.test(words[0]?.text ?? "") &&
		words[1]?.text !== "thank"
	)
		return null;
	let talk: "thanks" | "parting" | null = null;
	for (const { text } of words) {
		if (parting.has(text)) talk = "parting";
		else if (thanking.has(text)) talk ??= "thanks";
		else if (!social.has(text)) return null;
	}
	return talk;
}
