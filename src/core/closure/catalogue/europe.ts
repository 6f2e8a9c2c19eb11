import type { Catalogue } from "../role";

const hungarian: Catalogue = {
	lang: "hu",
	farewell: `
		viszlát|viszlat|viszontlátásra|viszhall|viszonthallásra|szia és köszi|sziasztok|szevasz|heló|pá|pá pá|pápá|csá|
		csáó|csao|csőváz|szép (estét/napot/hétvégét/álmokat)|jó éjszakát|jó éjt|jóéjt|jó (estét/hétvégét/pihenést)|
		(holnap/később/hamarosan/majd/hétfőn/jövő héten/holnapután) (találkozunk/beszélünk/folytatjuk és viszlát/
		látjuk egymást)|(találkozunk/beszélünk/talizunk) (holnap/később/hamarosan/hétfőn)|holnap (tali/találkozunk/
		beszélünk)|(mennem kell/megyek/elmegyek/mentem/léptem/lelépek/most megyek) [aludni/haza/most/lefeküdni/már]|
		(mára/mára ennyi/ennyi/elég/kész/végeztünk/befejeztük/ennyi volt/ez volt/befejezem) [volt] (mára/ma/mára)|
		mára (ennyi/elég/végeztem/ennyi volt/befejeztem/kész/vége)|ennyi mára|(lecsukom/kikapcsolom/
		becsukom) a (laptopot/gépet)|vigyázz magadra|minden jót|aludj jól|alvás|lefekszem|isten veled|isten áldjon
	`,
	thanks: `
		köszönöm|köszi|köszke|kösz|kösz szépen|köcce|köszi (szépen/mindent/a segítséget/szépen mindent)|
		köszönöm (szépen/a segítséget/mindent/nagyon) [a <tail>]|nagyon (köszönöm/köszi/szépen köszönöm)|
		nagyon szépen köszönöm|ezer köszönet|hálás vagyok|hálás köszönet|köszönettel|köszönet
	`,
	pause: `
		(mindjárt/rögtön/nemsokára/később/holnap/hamarosan/azonnal) (jövök/visszajövök/folytatjuk/folytatom/itt vagyok/
		jövök vissza)|(folytatjuk/folytatom) (holnap/később/majd)|(megyek/elmegyek/mentem) (ebédelni/enni/ebédre/
		vacsorázni/megbeszélésre/meetingre/kávézni/egy kávéra/egy megbeszélésre)|(tartok/tartsunk/tartunk) [egy] [kis/
		rövid] szünetet|(kis/rövid) szünet|ebédszünet|(megbeszélésem/meetingem) van
	`,
	pauseAlone: "szünet|pihenő|holnap",
	filler: `
		ok|oké|okés|jó|rendben|szuper|tökéletes|remek|nagyszerű|király|igen|nem|hát|ennyi|ez minden|semmi más|és|de|
		most|mára|egyelőre|mindenkinek|barátom|működik|már működik|kész|nagyon jó|szép munka|jó munka|fáradt vagyok|
		nincs más
	`,
};

const finnishEstonian: Catalogue = {
	lang: "fi",
	farewell: `
		näkemiin|hei hei|heihei|heippa|hei sitten|moi moi|moimoi|moikka|moido|moro|morjens ja huomiseen|heido|kuulemiin|
		hyvästi|(nähdään/nähään/jutellaan/palataan/kuullaan/puhutaan) [huomenna/myöhemmin/taas/pian/sitten/maanantaina/
		ensi viikolla]|huomiseen|ensi kertaan|(nähdään/palataan) huomenna|hyvää (yötä/viikonloppua/illanjatkoa/
		iltaa ja huomiseen/päivänjatkoa/päivän jatkoa)|öitä|kauniita unia|nuku hyvin|hyviä öitä|(minun/mun) (täytyy/
		pitää) (mennä/lähteä) [nyt/nukkumaan/kotiin]|(lähden/menen/meen/lähen/meen) [nyt] (nukkumaan/kotiin/pois/nyt)|
		(tämä riittää/se oli siinä/riittää/siinä kaikki/tässä kaikki/eiköhän tämä riitä/valmista/lopetetaan/lopetan/
		se riittää/tässä oli kaikki) (tältä päivältä/tänään/tältä illalta/täksi päiväksi/tähän)|(tältä päivältä/
		tänään) (riittää/tämä riittää/tässä kaikki)|(suljen/laitan) (läppärin/koneen/kannettavan) [kiinni]|
		nukkumaanmenoaika|pidä huolta|pärjäile|nägemist|head aega|head ööd|homseni|näeme (homme/hiljem)|kohtumiseni|
		tšau|tsau|tänaseks (kõik/aitab)|(kõik/aitab) tänaseks|head (õhtut/päeva/nädalavahetust)
	`,
	thanks: `
		kiitos|kiitti|kiitoksia|kiitos (paljon/avusta/kaikesta/sinulle/todella paljon/kovasti/tästä/tosi paljon/
		hei) [<tail>]|paljon kiitoksia|suuri kiitos|suuret kiitokset|tuhannet kiitokset|kiitän|kiitos kun <tail>|
		kiitosta|tattis|arvostan|aitäh|tänan|suur aitäh|suur tänu|aitäh (sulle/abi eest)|tänan väga
	`,
	pause: `
		(palaan/tulen takaisin/tuun takas) [pian/kohta/myöhemmin/huomenna/<tail>]|(kohta takaisin/tulen kohta/
		palaan pian/pian takaisin)|(jatketaan/jatkan/jatkamme) (huomenna/myöhemmin/maanantaina/sitten)|
		huomenna jatketaan|(menen/lähden/meen) (lounaalle/syömään/kokoukseen/palaveriin/tauolle/kahville)|(pidän/
		pidetään/pitäisi pitää) (tauko/tauon/pieni tauko/paussi)|(lounastauko/kahvitauko/pieni tauko)|
		minulla on (kokous/palaveri)|tulen varsti tagasi|jätkame (homme/hiljem)|lähen (lõunale/sööma)|lähen lõunale
	`,
	pauseAlone: "tauko|paus|huomenna|paussi",
	filler: `
		ok|okei|hyvä|hyvin|hienoa|loistavaa|loistava|täydellistä|mahtavaa|upeaa|joo|kyllä|ei|no|niin|siinä kaikki|
		ei muuta|ja|mutta|nyt|tänään|toistaiseksi|kaikille|kaveri|ystävä|toimii|kaikki toimii|nyt toimii|valmis|
		hyvää työtä|hyvä homma|selvä|olen väsynyt|hästi|väga hea|tore|super
	`,
};

const greek: Catalogue = {
	lang: "el",
	farewell: `
		αντίο|αντιο σας|γεια χαρά|γεια|τσάο|μπάι|τα λέμε[ αύριο/ αργότερα/ σύντομα/ μετά/ τη δευτέρα/ ξανά]|
		θα τα πούμε[ αύριο/ σύντομα/ αργότερα]|εις το επανιδείν|καληνύχτα|καλό βράδυ|καλή (συνέχεια/ξεκούραση/νύχτα/
		αντάμωση/μέρα να έχεις)|καλό (σαββατοκύριακο/μεσημέρι/απόγευμα/ύπνο)|όνειρα γλυκά|(μέχρι/ως/τα λέμε/εις) (αύριο/
		σύντομα/το επανιδείν/την επόμενη)|να (είσαι καλά/προσέχεις/περνάς καλά)|(πρέπει να/πάω για/φεύγω/πάω να/
		έφυγα) [φύγω/πάω/ύπνο/κοιμηθώ/τώρα/σπίτι]|(φεύγω/έφυγα/την κάνω/κλείνω)|(αυτά/αρκετά/τέλος/φτάνει/τελειώσαμε/
		αυτό ήταν/σταματάμε) [για] (σήμερα/απόψε)|για σήμερα (αυτά/αρκετά/φτάνει/τέλος/τελείωσα)|(κλείνω) (το λάπτοπ/
		τον υπολογιστή)|ώρα για ύπνο|φιλιά|χαιρετισμούς|σχόλασα
	`,
	thanks: `
		ευχαριστώ|ευχαριστώ (πολύ/πάρα πολύ/για όλα/για τη βοήθεια/σε/φίλε) [για <tail>]|ευχαριστώ για <tail>|
		σ ευχαριστώ|σε ευχαριστώ[ πολύ/ πάρα πολύ/ για <tail>]|σας ευχαριστώ[ πολύ]|ευχαριστούμε|χίλια ευχαριστώ|
		πολλές ευχαριστίες|θενκς|να σαι καλά|είσαι (φοβερός/ο καλύτερος)|εκτιμώ|ευγνώμων
	`,
	pause: `
		(επιστρέφω/γυρίζω/γυρνάω/θα επιστρέψω/έρχομαι) [σε <tail>/σύντομα/αύριο/αμέσως/αργότερα]|(συνεχίζουμε/
		θα συνεχίσουμε/συνεχίζω/θα συνεχίσω) (αύριο/αργότερα/μετά)|αύριο (συνεχίζουμε/θα συνεχίσουμε)|(πάω/πηγαίνω/
		φεύγω) [για] (φαγητό/καφέ/συνάντηση/σε συνάντηση/να φάω/μεσημεριανό/διάλειμμα/meeting)|(κάνω/κάνουμε/
		ας κάνουμε) [ένα] διάλειμμα|έχω (συνάντηση/meeting/ραντεβού)
	`,
	pauseAlone: "διάλειμμα|παύση|αύριο",
	filler: `
		οκ|εντάξει|ok|καλά|ωραία|τέλεια|τέλειο|μπράβο|σούπερ|φοβερό|εξαιρετικά|ναι|όχι|λοιπόν|και|αλλά|αυτό ήταν|αυτά|
		τίποτα άλλο|προς το παρόν|σήμερα|για σήμερα|τώρα|φίλε|φίλε μου|σε όλους|παιδιά|δουλεύει|όλα καλά|έτοιμο|
		πολύ καλά|καλή δουλειά|ωραίος|είμαι κουρασμένος
	`,
};

const turkish: Catalogue = {
	lang: "tr",
	classes: {
		ne: `
		yarın|sonra|daha sonra|yine|pazartesi|haftaya|gelecek hafta|akşama|birazdan|bir dahaki sefere|yarin sabah|salı|
		cuma|sabah
	`,
	},
	farewell: `
		görüşürüz|gorusuruz|görüşmek üzere|görüşmek dileğiyle|grşrz|grsrz|<ne> (görüşürüz/konuşuruz/görüşmek üzere/
		görüşelim/buluşuruz)|(konuşuruz/görüşürüz) <ne>|sonra görüşürüz|hoşça kal|hoşçakal|hoşçakalın|hoşça kalın|
		güle güle|elveda|bay|bay bay|bye|bb|baybay|allahaısmarladık|allaha ısmarladık|allaha emanet ol|
		eyvallah görüşürüz|kendine [çok] iyi bak|kendinize iyi bakın|iyi (geceler/akşamlar/günler/tatiller/
		hafta sonları/haftasonları/uykular/çalışmalar)|tatlı rüyalar|(bugünlük/bu günlük/bu akşamlık/
		şimdilik) (bu kadar/yeter/bitti/tamam/benden bu kadar/bu kadar yeter)|bugün (için/lük) [bu] (bu kadar/yeter/
		kadar/bitirelim)|bugünlük (bitirelim/kapatalım)|bu kadar bugünlük|(ben/artık/hadi ben) (kaçtım/kaçar/gittim/
		çıktım/çıkıyorum/gidiyorum/yatıyorum/kaçıyorum/yatmaya gidiyorum/uyuyacağım)|(kaçtım/gitmem lazım/gitmem gerek/
		gidiyorum/çıkıyorum/çıkmam lazım/yatıyorum/uyuyorum/yatmaya gidiyorum/kaçmam lazım)|(laptopu/
		bilgisayarı) (kapatıyorum/kapattım)|mesai bitti|mesaim bitti|uyku vakti|selametle|sağlıcakla kal|esen kal|yarına
	`,
	thanks: `
		teşekkürler|teşekkür ederim|teşekkür ederiz|tşk|tşkr|tşkler|tesekkurler|tesekkur ederim|teşekkür|
		(çok) (teşekkürler/teşekkür ederim/teşekkür/sağ ol/sağol/teşekkür ederiz/sağolun)|çok çok teşekkürler|sağol|
		sağ ol|sağolasın|sağolun|sağ olun|saol|eyvallah|eyw|eyv|eline sağlık|elinize sağlık|ellerine sağlık|
		elinize emeğinize sağlık|(yardımın/yardımınız/her şey/herşey/bilgi) için (teşekkürler/teşekkür ederim/
		çok teşekkürler/sağol/çok teşekkür ederim)|minnettarım|müteşekkirim|(çok/bana çok/gerçekten) yardımcı (oldun/
		oldunuz)|harikasın|süpersin|mersi|allah razı olsun|kolay gelsin
	`,
	pause: `
		(birazdan/hemen/az sonra/<ne>/10 dakikaya/5 dakikaya/yarım saate/bir saate/bi 10 dakikaya) (dönerim/döneceğim/
		gelirim/geliyorum/geleceğim/dönüyorum/buradayım)|(hemen/birazdan) geliyorum|<ne> (devam ederiz/devam edelim/
		devam/devam ederim/devam edeceğiz/bakarız/hallederiz/devam edeceğim/bakarım)|(devam ederiz/devam edelim) <ne>|
		(yemeğe/yemek yemeye/öğle yemeğine/toplantıya/kahveye/kahve almaya/molaya) (gidiyorum/çıkıyorum/giriyorum/
		gitmem lazım/kaçtım/geçiyorum)|(mola/ara/bir ara/biraz ara/kısa bir mola/bir mola/kısa bir ara) (veriyorum/
		verelim/veriyoruz/vereyim)|toplantım var|(yemek/kahve/öğle/çay) molası|kısa mola
	`,
	pauseAlone: "mola|ara|yarın|durakla",
	filler: `
		tamam|tamamdır|tmm|ok|okey|peki|iyi|çok iyi|güzel|çok güzel|harika|süper|mükemmel|şahane|evet|hayır|yok|hadi|
		haydi|o zaman|ve|bu kadar|hepsi bu|hepsi bu kadar|başka bir şey yok|şimdilik|bugünlük|bugün|şimdi|herkese|
		arkadaşlar|dostum|kanka|hocam|abi|kardeşim|çalışıyor|çalıştı|oldu|hallettik|bitti|iyi iş|güzel iş|bravo|aferin|
		her şey|yorgunum|çok yorgunum|canım
	`,
};

const baltic: Catalogue = {
	lang: "lt",
	farewell: `
		viso gero|viso|ate|iki|iki (rytojaus/greito/pasimatymo/pirmadienio)|sudie|labanakt|labos nakties|gero (vakaro/
		savaitgalio)|geros (dienos/nakties)|(pasimatysime/susitiksime) (rytoj/vėliau)|šiandien (tiek/užteks/viskas)|
		(tiek/viskas/užteks) šiandienai|einu (miegoti/namo)|uz redzēšanos|atā|čau|ar labu nakti|arlabunakti|
		tiekamies (rīt/vēlāk)|līdz (rītam/pirmdienai/vēlākam)|(šodienai) (pietiek/viss)|(pietiek/viss) šodienai|
		labu nakti|visu labu|eju gulēt
	`,
	thanks: `
		ačiū|dėkui|labai ačiū|dėkoju|ačiū (labai/už <tail>/tau)|ačiū už <tail>|paldies|liels paldies|
		paldies (par <tail>/liels)|pateicos|tencinu
	`,
	pause: `
		(tuoj grįšiu/greitai grįšiu)|(tęsime/tęsiu) (rytoj/vėliau)|rytoj (tęsime/tęsiu)|einu (pietauti/pietų)|(darau/
		padarykime) pertrauką|(drīz būšu atpakaļ)|(turpināsim/turpināšu) (rīt/vēlāk)|rīt (turpināsim/turpināšu)|
		eju pusdienās|taisu pauzi
	`,
	pauseAlone: "pertrauka|pauze|pauzė",
	filler: "gerai|puiku|taip|ne|viskas|labi|lieliski|jā|nē|viss|šiandien|šodien|super|tobula",
};

const others: Catalogue = {
	lang: "eu",
	farewell: `
		agur|gero arte|bihar arte|laster arte|gabon|ikusi arte|biharamunera arte|gaurkoz (nahikoa/kitto)|
		(nahikoa) gaurkoz|ondo izan|aio|hwyl|hwyl fawr|hwyl am y tro|nos da|da boch|da boch chi|wela i di (fory/wedyn)|
		tan yfory|tan tro nesa|dyna ni am heddiw|slán|slán leat|slán agat|slán go fóill|slan abhaile|oíche mhaith|
		feicfidh mé (thú/amárach)|feicfidh mé amárach thú|oidhche mhath|mar sin leat|tioraidh|beannachd leat|kenavo|
		noz vat|ken warc hoazh|mirupafshim|lamtumirë|natën e mirë|shihemi[ nesër/ më vonë]|ditën e mirë|mjaft për sot|
		(kaq/mjaft) për sot|saħħa|il lejl it tajjeb|narawk għada|bonġu u saħħa|ħa mmur|ցտեսություն|ստեղծություն|
		բարի գիշեր|կտեսնվենք (վաղը/հետո)|հաջող|հաջողություն|մինչ (վաղը/հանդիպում)|մինչ նոր հանդիպում|առայժմ|
		այսօրվա համար (բավական է/այսքանը)|նախանձելի|ნახვამდის|კარგად|კარგად იყავი|მშვიდობით|ღამე მშვიდობისა|ძილი ნებისა|
		(ხვალამდე/დროებით/მომავალ შეხვედრამდე)|ხვალ (გნახავ/შევხვდებით)|დღეისთვის (საკმარისია/სულ ესაა/ესაა)|
		დღეს ეს იყო|сау бол|сау болыңыз|сау болыңдар|қайырлы түн|кездескенше|ертең (кездесеміз/көрісеміз)|көріскенше|
		бүгінге (жетеді/осымен бітті)|хайрлы кеч|xayr|ko'rishguncha|koʻrishguncha|hayrli tun|xayrli tun|
		ertaga ko'rishamiz|bugunga (yetadi/shu)|sag ol|sağ ol hələlik|hələlik|gecən xeyrə|gecəniz xeyrə|görüşənədək|
		sabah görüşərik|bu günlük (bu qədər/bəsdir)|баяртай|сайн амраарай|маргааш уулзъя|хайр|жакшы бар|жакшы калыңыз|
		хайрлы түн|rojbaş|xatirê te|şev baş|bi xatirê te
	`,
	thanks: `
		eskerrik asko|mila esker|esker mila|milesker|diolch|diolch yn fawr|diolch o galon|go raibh maith agat|
		go raibh míle maith agat|tapadh leat|tapadh leibh|mòran taing|trugarez|trugarez vras|faleminderit|
		faleminderit shumë|rrofsh|grazzi|grazzi ħafna|grazzi hafna|շնորհակալություն|շատ շնորհակալություն|շնորհակալ եմ|
		մերսի|მადლობა|დიდი მადლობა|გმადლობთ|გმადლობ|рахмет|көп рахмет|үлкен рахмет|rahmat|katta rahmat|raxmat|təşəkkür|
		təşəkkür edirəm|çox sağ ol|çox sağol|təşəkkürlər|баярлалаа|их баярлалаа|рахмат|чоң рахмат|spas|gelek spas|
		zor spas|рәхмәт
	`,
	pause: `
		(berehala/laster) (nator/itzuliko naiz)|bihar jarraituko dugu|(byddaf yn ôl/fydda i nôl) [<tail>]|
		parhawn (yfory)|beidh mé ar ais [<tail>]|kthehem [<tail>]|vazhdojmë nesër|վաղը կշարունակենք|շուտով կվերադառնամ|
		ხვალ გავაგრძელოთ|(მალე დავბრუნდები/მალე მოვალ)|ертең жалғастырамыз|sabah davam edərik|ertaga davom etamiz|
		маргааш үргэлжлүүлье
	`,
	filler: `
		ondo|ederki|bai|ez|iawn|da iawn|gwych|ie|go maith|ceart go leor|mirë|shumë mirë|լավ|շատ լավ|այո|ոչ|კარგი|
		ძალიან კარგი|კი|არა|жақсы|yaxşı|əla|yaxshi|zo'r|за|зөв|pekî|baş
	`,
};

export const europe: readonly Catalogue[] = [hungarian, finnishEstonian, greek, turkish, baltic, others];
