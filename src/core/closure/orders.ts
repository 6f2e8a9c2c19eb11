import { foldText } from "./foldText";
import { Cut, type Word } from "./readWords";

const wordsOf = (text: string) => new Set(text.split(/\s+/).filter(Boolean).map(foldText));

/**
 * Words that ask for more work or turn to it, in any position (R-000-24: "also", "one more", "can you"). Short words that
 * mean something else in another language are left out.
 */
const orderWords = wordsOf(`
	please pls plz can could would should must need needs now next also but then instead before let lets want
	why how what when where which except until unless if first retry continue proceed
	ahora luego tambien pero debes puedes necesito quiero agora tambem preciso pode consegue
	maintenant ensuite aussi peux pourrais veux faut jetzt noch aber kannst bitte dann ora adesso puoi vorrei anche
	nu sedan ogsa nyt viela teraz jeszcze prosze ted jeste prosim meg kerlek acum
	теперь сейчас потом еще но пожалуйста можешь нужно давай добавь сделай тепер ще але будь
	simdi lutfen ama sonra τωρα ακομα αλλα עכשיו גם אבל בבקשה الان لکن کمان حالا اما لطفا اب اور لیکن अब और लेकिन कृपया
	এখন আর কিন্তু এবার இப்போது ஆனால் ఇప్పుడు sekarang tapi tolong gio bay nhung sasa lakini ngayon pero
`);

/** Words that begin an order to a coding agent in English. */
const orderVerbs = wordsOf(`
	add adjust allow analyze apply ask build bump change check clean clear commit compare compile complete configure convert copy
	create cut debug delete deploy describe disable do document download draft drop edit enable ensure execute explain export
	extract fetch fill find finish fix focus follow generate get give go handle hide identify implement import improve include
	inspect install integrate investigate keep kill launch leave list load look make mark merge migrate modify move open optimize
	organize output parse pick plan port prepare print proceed provide publish pull push put read rebase rebuild redo refactor
	release reload remove rename render reorder replace reply report reset resolve restart restore return revert review rewrite
	run save scan search see send set setup share ship show simplify skip sort split start stop store style submit summarize
	switch sync take tell test think translate try turn undo uninstall update upgrade upload use validate verify wait work wrap write
`);

/** "I don't need it now" asks for nothing. */
const refusals = wordsOf("dont not never no cant wont didnt doesnt havent");

const askedFor =
	/^(?:请|帮|把|给|再|接着|然后|顺便|另外|还有|下一步)|(?:ください|下さい|してほしい|お願い|해줘|해주세요|주세요|부탁)/u;

export function isOrderWord(text: string): boolean {
	return orderWords.has(text);
}

/** Whether a stretch of words asks for something: a question, an order, or a turn to the next piece of work. */
export function asksForSomething(words: readonly Word[]): boolean {
	let isRefused = false;
	for (const { text, cut, asked } of words) {
		if (cut !== Cut.none) isRefused = false;
		if (refusals.has(text)) isRefused = true;
		if (asked || (orderWords.has(text) && !isRefused)) return true;
	}
	if (words.some(({ text, cut }, index) => (index === 0 || cut !== Cut.none) && orderVerbs.has(text))) return true;
	return askedFor.test(words.map(({ text }) => text).join(""));
}
