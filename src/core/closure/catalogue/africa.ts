import type { Catalogue } from "../role";

const swahili: Catalogue = {
	lang: "sw",
	farewell: `
		kwaheri|kwaheri (rafiki/ya kuonana/kwa sasa)|kwa heri|baadaye|(tutaonana/tuonane/tutaongea/tuongee) [kesho/
		baadaye/tena/wiki ijayo]|usiku mwema|lala salama|siku njema|jioni njema|wikendi njema|(naenda/ninaenda/
		lazima niende/nimeondoka/nakwenda/ninaondoka/naondoka) [kulala/nyumbani/sasa]|(yatosha/inatosha/imetosha/basi/
		hayo tu/ni hayo tu/tumemaliza) (kwa leo)|kwa leo (inatosha/yatosha/basi/ni hayo/ni hayo tu/imetosha)|
		nafunga (laptop/kompyuta)|hadi (kesho/baadaye/wakati mwingine)
	`,
	thanks: `
		asante|asanteni|ahsante|asante (sana/kwa <tail>/rafiki/ndugu/kwa msaada/kwa kila kitu) [kwa <tail>]|
		asante kwa <tail>|shukrani|shukran|nashukuru[ sana]|ninashukuru
	`,
	pause: `
		(nitarudi/narudi) [hivi karibuni/baadaye/kesho/baada ya <tail>/sasa hivi/punde]|(tutaendelea/nitaendelea/
		tuendelee) (kesho/baadaye)|(naenda/ninaenda) (kula/mkutanoni/chakula cha mchana/kwenye mkutano)|(pumzika/
		napumzika/tupumzike) [kidogo]|nina mkutano|mapumziko[ mafupi]
	`,
	pauseAlone: "mapumziko|kesho",
	filler: `
		sawa|sawa sawa|sawasawa|vizuri|vizuri sana|nzuri|poa|safi|ndio|ndiyo|hapana|basi|leo|kwa leo|kwa sasa|rafiki|
		wote|kazi nzuri|nimechoka|imekamilika|hongera
	`,
};

const others: Catalogue = {
	lang: "yo",
	farewell: `
		o dabo|ó dàbọ̀|o dàárọ̀|o daaro|ó dàárọ̀|ó di (ọ̀la/igba kan/òwúrọ̀)|ma a ri e (lola)|sai (an jima/gobe/
		wata rana/mun hadu/anjima)|sai da safe|mu kwana lafiya|barka da dare|ka huta lafiya|ka ọ dị|ka o di|ka chi fo|
		ka chi foo|ka anyị hụ echi|ndewo nu|hamba kahle|sala kahle|salani kahle|hambani kahle|lala kahle|
		sizobonana[ kusasa]|sizobonana kusasa|ulale kahle|ngiyahamba|sobonana ngomso|hamba kakuhle|sala kakuhle|
		uhambe kakuhle|ulale kakuhle|robala hantle|sala hantle|tsamaya hantle|tsamaya sentle|sala sentle|
		sarai zvakanaka|fambai zvakanaka|murare zvakanaka|tichaonana (mangwana)|tionana (mawa)|nabad gelyo|
		habeen wanaagsan|berri (ayaan kulannaa)|waan (tagayaa)|nagaatti|nagaan buli|halkan gaarii|bor wal (garra)|
		ደህና (ሁን/ሁኚ/ሁኑ/እደር/እደሩ/እደሪ/ዋል/ሁንልኝ)|ቻው|ቻው ቻው|ነገ እንገናኛለን|በኋላ እንገናኛለን|እንገናኛለን|መልካም (ሌሊት/ምሽት/ቀን/አዳር)|ደሓን ኩን|ደሓን ኩኒ|
		ለዛሬ (ይበቃል/በቃ/ይሄው ነው)|ቸር ይግጠመን|ጽቡቕ ለይቲ|mwirirwe|murabeho|ijoro ryiza|muramuke|tuzasubira|ijoro jema|weeraba|
		sula bulungi|tunaalabagana|ba beneen yoon|ba suba|ba suba ak jamm|fanaanal ak jamm|nanga def bye|nkwagala bye|
		da yie|yɛbɛhyia (bio/ɔkyena)|nante yie|hede nyuie|kenavo|tikelele bye|beslama|bslama|bsslama|thalla f rassek|
		tsbah 3la khir|layla sa3ida|ma3a salama|maa salama|ar tufat|ar azekka|ila liqaa|yalla bye|yalla salam
	`,
	thanks: `
		e se|ẹ ṣé|o ṣeun|e seun|ẹ ṣeun|o se|o se gan|ẹ ṣé gan|e se pupo|nagode|na gode|na gode sosai|mun gode|madalla|
		daalu|dalụ|imela|imeela|ngiyabonga|siyabonga|ngiyabonga (kakhulu/ngosizo)|enkosi|enkosi kakhulu|kea leboha|
		ke a leboga|ke leboga|ke leboha haholo|ndatenda|maita basa|tatenda|mazvita|zikomo|zikomo kwambiri|mahadsanid|
		waad mahadsan tahay|aad ayaad u mahadsan tahay|galatoomi|galatoomaa|baayʼee galatoomaa|አመሰግናለሁ|በጣም አመሰግናለሁ|
		እናመሰግናለን|አመሰግናለው|እግዚአብሔር ይስጥልኝ|የቐንየለይ|murakoze|murakoze cyane|webale|weebale|webale nnyo|weebale nnyo|jërëjëf|
		jerejef|medaase|meda wo ase|medaase paa|akpe|akpe kakaka|choukran|shokran|chokran|chokrane|shukran (jazilan/
		habibi/ya)|tanemmirt|saha|saha khoya|barak allahu fik|barakallahu fik|jazakallah|jazakallah khair
	`,
	pause: `
		(ngizobuya/ngiyabuya) [<tail>]|sizoqhubeka kusasa|zan dawo|za mu ci gaba gobe|mo n bo|mo ń bọ̀|
		a ó tẹ̀síwájú lọ́la|ነገ እንቀጥላለን|ቶሎ እመለሳለሁ|ምሳ ልበላ|እመለሳለሁ|waan soo noqonayaa|berri ayaan sii wadeynaa
	`,
	filler: `
		ọ dára|o dara|o da|to|lafiya|yayi kyau|ọ dị mma|o di mma|kulungile|yebo|kulungile ke|cha|kuhle|እሺ|በጣም ጥሩ|ጥሩ|አዎ|
		አይ|haye|haa|waa hagaag|zvakanaka|hongu|kwete|nka|byiza|yego|sawa
	`,
};

export const africa: readonly Catalogue[] = [swahili, others];
