import { foldText } from "./foldText";
import { asksForSomething } from "./orders";
import { Cut, type Word } from "./readWords";

const longestExcuse = 9;

/** Life outside the work: what people leave for, and what keeps them from staying. */
const life = new Set(
	`dinner lunch breakfast supper food meeting meetings call appointment dentist doctor kids kid son daughter wife husband
	girlfriend boyfriend family mom mum dad baby dog cat bed sleep sleepy tired exhausted eyes head headache brain late train bus
	flight taxi uber ride gym school class work boss phone battery coffee tea home weekend vacation holiday holidays party door
	doorbell laundry shower nap movie game hungry starving errands night morning tomorrow midnight wedding friends beer pizza
	réunion manger train enfants fatigué crevé dodo déjeuner dîner reunión comer hijos niños cansado cansada sueño tren cena
	reunião almoço jantar filhos cansado sono trem riunione pranzo cena stanco treno figli meeting termin besprechung müde zug
	kinder essen kopf устал поезд обед ужин дети встреча сон`
		.split(/\s+/)
		.map(foldText),
);

/**
 * The message without its last clause, where that gives a reason from outside the work ("gtg, dinner's ready"; "pausing here,
 * meeting in 5"); null where the last clause is no such reason.
 */
export function dropExcuse(words: readonly Word[]): Word[] | null {
	let start = words.length - 1;
	while (start > 0 && words[start]?.cut === Cut.none) start--;
	if (start <= 0) return null;
	const clause = words.slice(start);
	if (clause.length > longestExcuse || clause.some(({ role }) => role === "opaque")) return null;
	if (asksForSomething(clause)) return null;
	return clause.some(({ text }) => life.has(text) || life.has(text.replace(/s$/, ""))) ? words.slice(0, start) : null;
}
