import type { Catalogue } from "../role";

const german: Catalogue = {
	lang: "de",
	classes: {
		wann: `
		morgen[ früh/ wieder/ vormittag/ abend/ nachmittag/ dann]|später|bald|gleich|dann|dann mal|nachher|montag|
		dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|nächste woche|nächstes mal|zum nächsten mal|
		nächsten (montag/dienstag/mittwoch/donnerstag/freitag)|in kürze|heute abend|übermorgen|ein andermal|denne|
		die tage|neulich|zum montag
	`,
		dauer: `
		(5/10/15/20/30/fünf/zehn/fünfzehn/zwanzig) (minuten/min)|einer (stunde/halben stunde/minute)|ein paar (minuten/
		stunden)|kürze
	`,
	},
	farewell: `
		tschüss|tschüssi|tschüß|tschö|tschau|ciao|ade|servus|pfiat di|pfiati|baba|uf wiederluege|auf wiederluege|
		uff wiedersehen|tschüss (dann/zusammen/alle/und danke)|auf (wiedersehen/wiederhören/wiederschauen/bald)|
		wiedersehen|bis <wann>|bis dahin|mach s gut|machs gut|machet jut|hau rein|gute nacht|gut nacht|n8|
		schönen (abend/tag/feierabend/sonntag/urlaub) [noch/dir/euch]|schönes wochenende[ noch/ dir]|schöne (woche/
		grüße/feiertage/nacht)|einen schönen (abend/tag/feierabend) [noch]|wir (sehen/hören/lesen/
		sprechen) uns [<wann>]|man sieht sich|schlaf (gut/schön)|träum (süß/schön)|(ich bin/bin) (dann mal weg/weg/raus/
		off/im bett/fertig für heute/dann weg/dann raus/dann mal raus) [für heute]|ich (gehe/geh/muss/mach/
		mache) (jetzt/dann/nun) [ins bett/schlafen/los/weg/schluss/feierabend/nach hause]|ich (gehe/geh) (ins bett/
		schlafen/nach hause/heim/offline)|ich muss (los/weg/gehen/ins bett/jetzt los/jetzt weg/jetzt gehen)|muss (los/
		weg)|ich hau ab|hau ab jetzt|ab ins bett|(feierabend/schluss/das wars/das war s/das war es/das ist alles/genug/
		fertig/reicht/ende/aus/es reicht/wir sind fertig/ich mach schluss/ich mache schluss/das reicht/
		machen wir schluss/lass uns schluss machen/hören wir auf) [für/von] (heute/mich/mich heute)|
		für heute (reicht es/reichts/reicht s/war s das/wars das/ist schluss/das wars/ist genug/machen wir schluss/
		mach ich schluss/höre ich auf/ist feierabend)|feierabend|endlich feierabend|(ich mache/ich mach/mache/
		wir machen) (feierabend/schluss)|(klappe/mache/mach/klapp) (jetzt/den laptop/den rechner) [den laptop/
		den rechner] (zu/aus)|laptop zu|rechner aus|schicht im schacht|schichtende|liebe grüße|viele grüße|lg|mfg|
		bis die tage|tschüssikowski|schicht ist (um/vorbei/zu ende)|meine schicht ist (um/vorbei/zu ende)|
		man liest sich|bussi
	`,
	thanks: `
		danke|dankeschön|danke (schön/sehr/dir/euch/ihnen/vielmals/nochmal/nochmals/claude/für alles/für die hilfe/
		für deine hilfe/für ihre hilfe/danke/auch/euch allen/trotzdem) [für <tail>]|danke für <tail>|vielen (lieben/
		herzlichen) dank|vielen dank[ für <tail>]|vielen dank dir|(besten/herzlichen/tausend/lieben/schönen/
		1000) dank[ für <tail>]|dank dir|ich danke (dir/euch/ihnen) [sehr/für <tail>]|danki|dankö|merci|merci vielmals|
		merci vielmal|du bist (der beste/die beste/super/spitze/klasse/ein schatz/ein held)|ich bin (dankbar/
		dir dankbar)|sehr nett|thx dir|bedankt|super danke
	`,
	pause: `
		(bin/ich bin) (gleich/bald/später/in <dauer>/morgen/kurz) (zurück/wieder da/weg/essen/afk/beim essen)|bin (kurz/
		mal kurz/eben/gleich) (weg/essen/afk/kaffee holen/im meeting)|(komme/komm) (gleich/bald/später/morgen) (wieder/
		zurück/drauf zurück)|ich komme (später/morgen) (wieder/zurück/darauf zurück)|gleich (wieder da/zurück)|
		(wir machen/machen wir/mach ich/ich mache/ich mach/weiter geht s/weiter gehts/weiter/es geht weiter/geht weiter/
		lass uns/wir setzen das/ich setze das) <wann> [weiter/fort/weitermachen]|(morgen/später) (geht s/gehts/mach ich/
		machen wir/machen wir hier) weiter|(ich geh/ich gehe/geh/gehe/gehen wir) [jetzt/mal/kurz/dann/eben] (essen/
		mittagessen/kaffee holen/in die pause/in ein meeting/was essen/zum essen/mittag machen/spazieren/
		in die mittagspause)|muss (ins/in ein) meeting|ich muss [kurz/jetzt] (ins meeting/in ein meeting/weg/essen/
		in eine besprechung/zum arzt)|(mittagspause/kaffeepause/kurze pause/pause machen/mache pause/kleine pause)|
		(ich mach/ich mache/wir machen/mach/machen wir/lass uns) [jetzt/kurz/mal/hier/erstmal/eine/
		erst mal] [eine] [kurze] pause[ machen]|(habe/hab/ich hab/ich habe) [jetzt/gleich] (ein meeting/
		eine besprechung/termin/einen termin)|in der mittagspause|mahlzeit
	`,
	pauseAlone: "pause|erstmal pause|morgen|morgen weiter|später weiter",
	filler: `
		ok|okay|gut|sehr gut|super|perfekt|prima|toll|klasse|spitze|alles klar|alles gut|passt|das passt|läuft|es läuft|
		funktioniert|es funktioniert|jetzt funktioniert es|klappt|es klappt|jetzt gehts|geht|ja|nein|nee|nö|jo|na|
		na dann|also|so|dann|und|aber|genau|das wars|das war s|das war es|das ist alles|mehr nicht|sonst nichts|
		fürs erste|vorerst|erstmal|für heute|heute|jetzt|noch|leute|alle|zusammen|ihr lieben|mein freund|kumpel|alter|
		bis dahin|wunderbar|großartig|hervorragend|ausgezeichnet|gute arbeit|tolle arbeit|top|schön|fertig|nichts mehr|
		nichts|kein problem|ich bin müde|bin müde|bin fertig|gut gemacht|mir reichts
	`,
};

const dutch: Catalogue = {
	lang: "nl",
	classes: {
		wanneer: `
		morgen[ weer/ ochtend]|later|straks|snel|zo|dan|maandag|dinsdag|woensdag|donderdag|vrijdag|volgende (week/keer)|
		de volgende keer|gauw|ziens|horens|vanavond|zometeen
	`,
	},
	farewell: `
		doei|doeg|dag|doei doei|houdoe|doeidoei|daag|dahag|tot <wanneer>|tot de volgende[ keer]|groetjes|groeten|
		fijne (avond/dag/weekend/vakantie) [nog/verder]|fijn weekend|prettig weekend|prettige avond|goede nacht|
		goedenacht|slaap lekker|welterusten|trusten|slaap zacht|(we/wij) (zien/spreken) elkaar [<wanneer>]|ik (ga/
		moet) [nu/er] (weg/gaan/naar bed/slapen/ervandoor/naar huis/vandoor/stoppen)|ik ben (weg/ervandoor/er vandoor/
		klaar voor vandaag)|(dat was het/dat is alles/genoeg/klaar/we stoppen/ik stop/stoppen we/einde/het is genoeg/
		mooi geweest) [er/hier] [mee] voor (vandaag/nu/vanavond)|voor vandaag (genoeg/is het genoeg/klaar/stop ik/
		houd ik het voor gezien)|ik hou het voor gezien[ vandaag]|(laptop dicht/ik sluit (de laptop/mijn laptop/af)/
		ik klap de laptop dicht)|tijd om te slapen|naar bed|de mazzel|mazzel|ajuus|tabee|adieu|vaarwel|tot in den draai|
		einde dienst
	`,
	thanks: `
		dank je|dank u|dankje|dankjewel|dank je wel|dank u wel|dankuwel|bedankt|dankjewel (voor <tail>/hoor/claude)|
		bedankt (hoor/voor <tail>/voor alles/nog)|hartelijk (dank/bedankt)|heel erg bedankt|(veel/dikke/zeer) (dank/
		bedankt)|super bedankt|thanks hè|merci|mersi|waardeer het|ik waardeer het|top bedankt|je bent (een held/
		geweldig/de beste)|dikke merci
	`,
	pause: `
		(ben/ik ben) (zo/straks/morgen/even/over <tail>/later) (terug/weg/lunchen/weer terug)|(zo/straks) terug|(ik kom/
		kom) (later/morgen/straks) terug|(we gaan/ik ga/gaan we/ik) (morgen/later/straks) (verder/door)|(morgen/later/
		straks) (verder/gaan we verder/ga ik verder)|(ik ga/ga/even/we gaan) [nu/even] (lunchen/eten/koffie halen/
		pauzeren/naar een meeting/koffie drinken/naar een vergadering)|(even/korte/kleine) pauze|lunchpauze|koffiepauze|
		(ik neem/we nemen/neem) [even] [een] pauze|(ik heb/heb) [een] (vergadering/meeting/overleg)
	`,
	pauseAlone: "pauze|morgen verder",
	filler: `
		ok|oké|oke|goed|prima|top|perfect|super|mooi|geweldig|fijn|ja|nee|dus|dan|en|maar|nou|klaar|dat was het|
		dat is alles|verder niets|niks meer|voor nu|voor vandaag|vandaag|nu|allemaal|jongens|iedereen|maat|vriend|
		het werkt|werkt|uitstekend|fantastisch|goed gedaan|goed werk|allen|ik ben moe|lekker|alles goed|hoor
	`,
};

const swedish: Catalogue = {
	lang: "sv",
	classes: {
		nar: `
		imorgon|i morgon|senare|snart|sen|måndag|tisdag|onsdag|torsdag|fredag|nästa (vecka/gång)|på måndag|ikväll|då
	`,
	},
	farewell: `
		hej då|hejdå|hejdo|hej hej|hejsvejs|adjö|farväl|ajöss|vi (ses/hörs/syns/höres) [<nar>]|(ses/hörs) [<nar>]|
		god natt|godnatt|natti natti|sov gott|ha det [så] (bra/fint/gött/kul)|ha en (bra/fin/trevlig) (dag/kväll/helg)|
		trevlig (helg/kväll)|jag (går/drar/sticker/måste gå/måste dra/ska gå/måste sticka/går och lägger mig/loggar ut/
		slutar) [nu/hem/för idag]|(det var allt/nog/klart/klar/räcker/det räcker/slut/jag är klar/vi slutar/färdig/
		tack) för (idag/i dag/ikväll)|för idag (räcker det/är det nog/är jag klar)|vi slutar (här/där) [för idag]|
		(stänger/jag stänger) (datorn/ner/laptopen/locket)|dags att (sova/gå hem/gå)|läggdags|sovdags|puss och kram|
		kram|på återseende|mvh
	`,
	thanks: `
		tack|tackar|tack (så mycket/så hemskt mycket/så jättemycket/för allt/för hjälpen/snälla/ska du ha/igen/för idag/
		tack/du/vänner) [för <tail>]|tack för <tail>|tusen tack|stort tack|hjärtligt tack|jättetack|många tack|
		jag uppskattar det|tackar så mycket|uppskattas|tack tack
	`,
	pause: `
		(är/jag är/kommer) (strax/snart) (tillbaka/tillbaks)|(strax/snart) tillbaka|(jag/vi) (fortsätter/återkommer/
		tar det) <nar>|(fortsätter/vi fortsätter) <nar>|(ska/jag ska/går/går på/jag går på/tar/jag tar/
		vi tar) [och] [en] (lunch/äta/paus/rast/fika/möte/äta lunch/kaffepaus)|(fikapaus/lunchrast/kort paus/fikadags)|
		(har/jag har) [ett] möte
	`,
	pauseAlone: "paus|rast|imorgon",
	filler: `
		ok|okej|bra|mycket bra|perfekt|toppen|super|fint|härligt|ja|nej|så|då|och|men|nu|det var allt|inget mer|
		för tillfället|idag|för idag|allihopa|alla|kompis|det funkar|funkar|det fungerar|utmärkt|bra jobbat|snyggt|
		klart|jag är trött
	`,
};

const danishNorwegian: Catalogue = {
	lang: "da",
	classes: {
		naar: `
		i morgen|imorgen|senere|snart|mandag|tirsdag|onsdag|torsdag|fredag|næste (uge/gang)|neste (uke/gang)|på mandag|
		i aften|i kveld|da
	`,
	},
	farewell: `
		farvel|farvell|hej hej|hejhej|hej så længe|ha det|ha det (bra/godt/fint/så lenge)|hade|hadet|hade bra|
		på gjensyn|på gensyn|vi (ses/sees/snakkes/høres/snakkes ved) [<naar>]|(ses/sees/snakkes/vi ses) [<naar>]|
		snakkes ved|god (nat/natt/weekend/helg/aften/kveld) [da/alle]|godnat|godnatt|sov (godt/godt)|
		kan du have det godt|hav det godt|ha en (god/fin) (dag/kveld/aften/weekend/helg)|hav en god (dag/aften/weekend)|
		jeg (går/smutter/må gå/er nødt til at gå/skal gå/stikker/må stikke/må løpe/løper/logger av/logger af/logger ut/
		drar/tar kvelden/går i seng/går og legger meg/skal videre) [nu/nå/hjem/i seng]|(det var alt/det var det/nok/
		færdig/ferdig/slut/slutt/det er nok/jeg er færdig/jeg er ferdig/vi stopper/vi stopper her/takk/tak) for (i dag/
		idag/i aften/i kveld/nu)|for i dag (er det nok/er det alt)|(lukker/jeg lukker) (computeren/ned/laptopen)|
		sengetid|leggetid|fyraften|tid til at sove|tak for denne gang|mojn|morn da|morna|adjø|ta kvelden|takk for i dag|
		tak for i dag
	`,
	thanks: `
		tak (skal du have/for hjælpen/for det/for alt/for det hele/tak/så meget) [for <tail>]|tak for <tail>|mange tak|
		tusind tak|tusen takk|takk|takk (skal du ha/for hjelpen/for alt/for det/så mye/takk) [for <tail>]|
		takk for <tail>|mange takk|hjertelig takk|tusen hjertelig takk|1000 tak|super tak|perfekt tak|
		jeg (sætter pris på det/setter pris på det)|takker
	`,
	hinted: { thanks: "tak" },
	pause: `
		(er/jeg er/kommer) (straks/snart) (tilbage/tilbake)|(straks/snart/tilbage/tilbake) (tilbage/tilbake/om <tail>)|
		(vi/jeg) (fortsætter/fortsetter) <naar>|(fortsætter/fortsetter) <naar>|(skal/jeg skal/går til/jeg går til/tager/
		jeg tager/tar/jeg tar/vi tar/vi tager) [en] [til] (frokost/pause/lunsj/møde/møte/spise/middag/en pause)|(kort/
		lille/liten) pause|(frokostpause/lunsjpause/kaffepause)|jeg har [et] (møde/møte)
	`,
	pauseAlone: "pause",
	filler: `
		ok|okay|godt|fint|bra|perfekt|super|supert|flott|ja|nej|nei|så|og|men|nu|nå|det var alt|ikke mere|ikke mer|
		foreløbig|i dag|alle|det virker|det fungerer|virker|fungerer|fantastisk|godt arbejde|bra jobba|godt gået|
		kjempebra|topp|sådan|jeg er træt|jeg er trøtt
	`,
};

const smaller: Catalogue = {
	lang: "is",
	farewell: `
		bless|bless bless|bæ|bæ bæ|góða nótt|sjáumst[ á morgun/ síðar/ seinna]|við sjáumst|vertu sæl|vertu sæll|farvel|
		(þetta er) (komið/nóg) í dag|(nóg/komið) í dag|totsiens|tot siens|sien jou (môre/later)|lekker slaap|goeie nag|
		koebaai|äddi|gutt nuecht|bis muer|farvæl|oant moarn|oant sjen|tot moarn|a gutn|a gute nakht|zay gezunt|tskhus|
		vit síggjast|góða náttina|farväl
	`,
	thanks: `
		takk fyrir|takk kærlega|kærar þakkir|þúsund þakkir|þakka þér|þakka þér fyrir|baie dankie|dankie|merci villmols|
		tankewol|a dank|a sheynem dank|takk fyri
	`,
	pause: `
		(kem/ég kem) (strax/aftur)[ aftur]|höldum áfram á morgun|ek is nou terug|ons gaan môre voort|pása|ég fer í mat
	`,
	filler: "gott|allt í lagi|goed so|jæja|fullkomið|frábært",
};

export const germanic: readonly Catalogue[] = [german, dutch, swedish, danishNorwegian, smaller];
