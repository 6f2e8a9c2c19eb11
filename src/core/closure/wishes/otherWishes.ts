import type { WishCatalogue } from "./concept";

/** Languages with the core of a wish: to save the state, to close the session, to go on in a new one. */
const turkish: WishCatalogue = {
	keep: "kaydet|kaydedelim|sakla|yedekle|sıkıştır",
	core: "(durumu/ilerlemeyi/bağlamı/mevcut durumu/son durumu/kaldığımız yeri)",
	save: `
		kaydet|kaydedelim|kaydedin|kaydeder misin|not al|not et|yaz|yazar mısın|güncelle|özetle|hazırla|oluştur|sakla|
		belgele|arşivle|sıkıştır|yedekle|çıkar|ver|yap|dışa aktar
	`,
	state: `
		(durumu/ilerlemeyi/bağlamı/hafızayı/notları/özeti/mevcut durumu/son durumu/notlarını/belleği/kaldığımız yeri/
		ilerlemeni/durumunu/yapılanları/her şeyi/projenin durumunu/oturum durumunu)|ne yaptığımızı|yaptıklarımızı
	`,
	talk: "[bu] (oturumu/sohbeti/konuşmayı/oturum/sohbet/konuşma/görüşmeyi)",
	close: "kapat|kapatalım|bitir|bitirelim|sonlandır|sonlandıralım|kapatın|bitiriyoruz|kapatıyorum",
	handover: `
		[bir] (devir/devir teslim/handoff/devir notu/devir teslim notu/devir belgesi/devir dokümanı/
		devir teslim belgesi/handoff dosyası/devretme notu)|devret
	`,
	fresh: `
		(yeni/sonraki/başka/bir sonraki/yeni bir) [bir] (oturumda/sohbette/oturum/sohbet/oturuma/sohbete/pencere/
		pencerede/oturum için/konuşmada/konuşma)
	`,
	moving: `
		(açıyorum/açacağım/başlıyorum/başlatıyorum/devam edeceğim/geçiyorum/başlayacağım/devam edeyim/geçeceğim/
		devam edebileyim/açalım/devam etmek istiyorum)
	`,
	resume: `
		devam|devam edelim|devam edebileyim|devam ederiz|devam etmek|sürdürmek|devam edebilelim|sürdürelim|
		devam edebilmem
	`,
	future: "yarın|sonra|daha sonra|gelecek sefer|haftaya|bir dahaki sefere|pazartesi",
	successor: `
		(sonraki/diğer/başka bir/bir sonraki) (ajan/ajan için/kişi/geliştirici/vardiya/ekip/ajana)|başkası|başka biri|
		meslektaşım
	`,
	opener: "(prompt/talimat/istem/mesaj/komut) [hazırla/ver]",
	glue: `
		ve|bir|bu|için|lütfen|şimdi|her|şeyi|dosyaya|dosya|sonra|da|de|bana|ile|tamam|ben|yeni|olarak|ki|misin|mısın|
		hepsini|önce
	`,
};

const arabicPersianHebrew: WishCatalogue = {
	keep: "احفظ|حفظ|خزن|ذخیره کن|ذخیره کنید|سیو کن|שמור|תשמור|שמרי|לשמור",
	core: `
		(الحالة/التقدم/السياق/حالة الجلسة/حالة المشروع/الحالة الحالية)|(وضعیت/پیشرفت/حالت/وضعیت فعلی)[ را/ رو]|
		(את) (המצב/ההתקדמות/הקונטקסט/ההקשר/הסטטוס/המצב הנוכחי)|מצב
	`,
	save: `
		احفظ|أحفظ|حفظ|سجل|اكتب|دون|حدث|لخص|جهز|أنشئ|انشئ|اعمل|وثق|صدر|اضغط|سيف|خزن|حضر|ذخیره کن|ذخیره کنید|بنویس|ثبت کن|
		یادداشت کن|به روز کن|بروز کن|خلاصه کن|آماده کن|بساز|مستند کن|آپدیت کن|سیو کن|ذخیره|שמור|תשמור|שמרי|לשמור|תכתוב|
		כתוב|רשום|תרשום|תעדכן|עדכן|תסכם|סכם|הכן|תכין|צור|תיצור|תעד|תתעד|דחוס|תעשה|ייצא|גבה
	`,
	state: `
		(الحالة/التقدم/السياق/الملاحظات/الذاكرة/الوضع/الملخص/حالة المشروع/حالة الجلسة/ملخص/كل شيء/ما أنجزناه/ما فعلناه/
		تقدمنا/العمل/الحالة الحالية/التقدم الحالي)|(وضعیت/پیشرفت/حالت/یادداشت ها/حافظه/کانتکست/زمینه/خلاصه/وضعیت فعلی/
		وضعیت پروژه/یادداشت‌ها/همه چیز/کارها/روند)[ را/ رو]|(את) (המצב/ההתקדמות/הקונטקסט/ההערות/הזיכרון/הסיכום/ההקשר/
		הכל/מצב הפרויקט/מה שעשינו/הסטטוס/מצב העבודה/המצב הנוכחי/הסטייט)|סיכום|מה שעשינו|מצב
	`,
	talk: `
		[هذه] (الجلسة/المحادثة/الدردشة/جلسة/الشات/السيشن/محادثة)|[این] (جلسه/گفتگو/چت/مکالمه/نشست/سشن/جلسه)[ را/ رو]|
		(את/את ה/ה) (הסשן/השיחה/הצ׳אט/הצאט/השיחה הזאת/סשן/הישיבה/המפגש)|הסשן|השיחה|הצאט
	`,
	close: `
		أغلق|اغلق|أنهي|أنه|انهي|اقفل|إنهاء|إغلاق|اختم|سكر|ببند|ببندید|تمام کن|خاتمه بده|پایان بده|جمع کن|תסגור|סגור|
		תסיים|סיים|לסגור|לסיים|נסגור|נסיים|תסגרי
	`,
	handover: `
		(تسليم/وثيقة تسليم/ملاحظات التسليم/مذكرة تسليم/handoff/هاند اوف/وثيقة التسليم/ملف تسليم/التسليم/ملخص تسليم/
		محضر تسليم)|(تحویل/یادداشت تحویل/سند تحویل/هندآف/تحویل کار/یادداشت تحویل کار/فایل تحویل/هنداف)|(העברת מקל/
		מסמך העברה/חפיפה/מסמך חפיפה/הנדאוף/העברה/סיכום העברה/קובץ העברה/העברת משמרת/הנדוף)
	`,
	fresh: `
		[في/إلى/ل] (جلسة/محادثة/دردشة/نافذة/شات/سيشن) (جديدة/أخرى/جديد/قادمة/تالية/التالية)|(الجلسة/المحادثة/للجلسة/
		للمحادثة) (القادمة/التالية/الجديدة/المقبلة)|[در/به/توی] (جلسه/گفتگوی/چت/مکالمه/سشن/گفتگو/پنجره) (جدید/بعدی/دیگر/
		دیگری/تازه)|[ב/ל] (סשן/שיחה/צאט/חלון/בסשן/בשיחה/בצאט/לסשן/לשיחה/בחלון) (חדש/חדשה/הבא/הבאה/אחר/אחרת)
	`,
	moving: `
		(سأفتح/سأبدأ/سأكمل/سأواصل/سأنتقل/لأكمل/حتى أكمل/لكي أكمل/هفتح/هكمل/سوف أفتح/لأستمر/أريد أن أكمل)|(باز می کنم/
		شروع می کنم/ادامه میدم/باز میکنم/شروع میکنم/ادامه می‌دهم/ادامه بدهم/ادامه بدم/می‌خواهم/میخوام)|(אני/ואני) [אפתח/
		אמשיך/אתחיל] (פותח/ממשיך/מתחיל/עובר/פותחת/אפתח/אמשיך/אתחיל/אעבור)|שאוכל להמשיך
	`,
	resume: `
		نكمل|أكمل|للمتابعة|نتابع|الاستمرار|نستمر|لنكمل|المتابعة|أتابع|استكمال|لاستكمال|نواصل|ادامه|ادامه بدیم|
		ادامه دهیم|ادامه بدهیم|ادامه بدم|להמשיך|נמשיך|אמשיך|המשך|לחזור
	`,
	future: `
		غدا|لاحقا|بكرة|المرة القادمة|فيما بعد|الأسبوع القادم|فردا|بعدا|دفعه بعد|بعداً|هفته بعد|מחר|אחר כך|בפעם הבאה|
		מאוחר יותר|בהמשך|ביום ראשון
	`,
	successor: `
		(الوكيل/للوكيل/الشخص/المطور/زميلي/الوردية) (التالي/القادم/القادمة/التالية)|شخص آخر|زميلي|(عامل/ایجنت/نفر/همکار/
		شیفت) بعدی|(הסוכן/לסוכן/האיש/המפתח/המשמרת/למפתח) (הבא/הבאה)|מישהו אחר
	`,
	glue: `
		و|ثم|من فضلك|لو سمحت|الآن|كل|في|إلى|على|من|ملف|لي|ل|هذه|هذا|حتى|كي|أن|الى|قم ب|لطفا|لطفاً|را|رو|در|به|و سپس|بعد|
		الان|یک|برای|که|تا|فایل|بی زحمت|את|ו|ה|ב|ל|של|עם|לי|בבקשה|עכשיו|הכל|קובץ|לקובץ|אז|כדי|ש|שנוכל|אחר|גם|על|זה|מסמך|
		להיום
	`,
};

const northern: WishCatalogue = {
	keep: "sla|sla op|opslaan|bewaar|spara|gem|lagre|tallenna",
	core: `
		[de/het/den/det] [huidige] (status/stand/staat/voortgang/context/tillstånd/läget/tillståndet/kontexten/
		tilstanden/tilstand/konteksten/tila/tilan/edistyminen/konteksti/nykytila/fremdriften)
	`,
	save: `
		sla|sla op|opslaan|bewaar|schrijf|schrijf op|noteer|leg vast|documenteer|werk bij|vat samen|maak|maak een|
		bereid voor|exporteer|archiveer|geef me|spara|skriv|skriv ner|anteckna|dokumentera|uppdatera|sammanfatta|skapa|
		förbered|gör|gör en|arkivera|gem|skriv ned|notér|noter|dokumentér|opdater|opsummer|lav|lav en|forbered|lagre|
		oppdater|oppsummer|lag|lag en|tallenna|kirjoita|kirjaa|päivitä|tiivistä|tee|laadi|dokumentoi|valmistele
	`,
	state: `
		[de/het/onze/alle/je/mijn/den/det/vår/alla/din/dine/vores/vår/alle] [huidige] (status/stand/staat/voortgang/
		context/notities/geheugen/samenvatting/stand van zaken/huidige staat/huidige status/toestand/läget/tillståndet/
		framstegen/kontexten/anteckningarna/minnet/sammanfattning/nuläget/statusen/tilstanden/tilstand/fremskridt/
		konteksten/noterne/hukommelsen/resumé/fremdriften/notatene/minnet/sammendrag/tilan/tila/edistyminen/konteksti/
		muistiinpanot/muisti/yhteenveto/nykytila/tilanne/nykyinen tila/edistymisen)|wat we (hebben/gedaan hebben)|
		waar we (zijn/gebleven zijn)|vad vi (har/har gjort)|hvad vi har (lavet)|hva vi har gjort|mitä (teimme/
		olemme tehneet)
	`,
	talk: `
		[de/deze/dit/het/onze/den här/denna/den/det/denne/tämä/hele] (sessie/gesprek/chat/conversatie/sessionen/
		konversationen/chatten/samtalet/session/samtalen/økten/sesjonen/samtalen/istunto/keskustelu/istunnon/
		keskustelun/sessio/session)
	`,
	close: `
		sluit|sluit af|beëindig|eindig|rond af|stop|stäng|avsluta|avslut|luk|afslut|lukk|avslutt|sulje|lopeta|päätä
	`,
	handover: `
		[een/de/en/et/den] (overdracht/overdrachtsdocument/overdrachtsnotitie/handoff/handover/overdrachtsbestand/
		överlämning/överlämningsdokument/överlämningsnotering/överlämnings fil/overdragelse/overdragelsesnotat/
		overlevering/overlevering/overlevering/overleveringsnotat/overføring/overdragelsesdokument/luovutus/
		luovutusmuistio/luovutusdokumentti/siirto/luovutuksen/vuoronvaihto)
	`,
	fresh: `
		[een/de/in een/in de/voor de/voor een/i en/en/i/den/i den/til/till/for/för/et/til en] (nieuwe/volgende/andere/
		ny/nytt/nya/nästa/næste/neste/nye/uudessa/uuden/seuraavassa/uusi/seuraava/seuraavaa) (sessie/chat/gesprek/
		conversatie/venster/session/chatt/konversation/samtal/fönster/samtale/vindue/økt/sesjon/vindu/istunnossa/
		keskustelussa/istunnon/keskustelun/istunto/keskustelu/istuntoa)
	`,
	moving: `
		(ik/zodat ik/jeg/jag/så jag/så jeg/så att jag/zodat we/minä/jotta) [ga/kan/wil/ska/vil/vill/kan/skal/
		voin] (open/start/begin/ga verder/verder/door/verdergaan/openen/starten/beginnen/öppnar/börjar/fortsätter/öppna/
		börja/fortsätta/åbner/starter/fortsætter/fortsætte/åpner/fortsetter/fortsette/avaan/aloitan/jatkan/jatkaa/
		aloittaa)
	`,
	resume: `
		verder|verdergaan|doorgaan|hervatten|verder kunnen|verder kan|oppakken|fortsätta|fortsätter|återuppta|fortsætte|
		genoptage|fortsette|gjenoppta|jatkaa|jatketaan|jatkamme|jatkaminen|ta vid|tage over
	`,
	future: `
		morgen|later|volgende keer|volgende week|straks|imorgon|i morgon|senare|nästa gång|i morgen|imorgen|senere|
		næste gang|neste gang|huomenna|myöhemmin|ensi kerralla|seuraavalla kerralla
	`,
	successor: `
		(de/den/för/for/voor de/seuraavalle/nästa/næste/neste/seuraava) [volgende/nästa/næste/neste] (agent/collega/
		ontwikkelaar/ploeg/dienst/agenten/kollega/kollegan/skift/agentille/henkilölle/kehittäjälle)|iemand anders|
		någon annan|en anden|noen andre|joku muu
	`,
	glue: `
		de|het|een|en|dan|voor|in|met|op|naar|zodat|alsjeblieft|graag|nu|alles|bestand|kun je|ik|we|mij|hier|af|ok|och|
		sedan|för|att|med|på|till|så|snälla|allt|fil|kan du|jag|vi|oss|den|det|ett|upp|ner|og|for|at|til|venligst|nå|
		alt|jeg|os|et|ja|sitten|jotta|kaikki|tiedostoon|nyt|voitko|minulle|me|tämä|ole hyvä|tiedosto
	`,
};

const slavicAndBalkan: WishCatalogue = {
	keep: `
		zapisz|zapiszmy|zachowaj|ulož|uložiť|uložit|збережи|зберегти|запази|sačuvaj|spremi|shrani|mentsd|mentsd el|
		salvează|αποθήκευσε
	`,
	core: `
		(stan/postęp/postępy/kontekst/stan sesji/aktualny stan/stav/postup/pokrok/kontext/aktuální stav/aktuálny stav/
		стан/прогрес/контекст/поточний стан/състоянието/напредъка/контекста/stanje/napredak/állapotot/az állapotot/
		a kontextust/starea/progresul/contextul/την κατάσταση/την πρόοδο)
	`,
	save: `
		zapisz|zapiszmy|zapisać|zachowaj|zanotuj|spisz|udokumentuj|zaktualizuj|podsumuj|przygotuj|stwórz|utwórz|zrób|
		wygeneruj|napisz|ulož|uložiť|uložit|zapiš|zapíš|zaznamenej|zaznamenaj|aktualizuj|shrň|zhrň|připrav|priprav|
		vytvoř|vytvor|napiš|napíš|udělej|urob|збережи|зберегти|запиши|занотуй|онови|підсумуй|підготуй|створи|зроби|
		напиши|запази|обнови|обобщи|подготви|създай|направи|spremi|sačuvaj|zabilježi|ažuriraj|sažmi|pripremi|napravi|
		shrani|mentsd|mentsd el|mentsük|írd|írd le|jegyezd|jegyezd fel|frissítsd|foglald össze|készíts|készítsd|
		hozz létre|salvează|scrie|notează|actualizează|rezumă|pregătește|creează|fă|αποθήκευσε|γράψε|σημείωσε|ενημέρωσε|
		συνόψισε|ετοίμασε|φτιάξε|κατέγραψε|δημιούργησε
	`,
	state: `
		(stan/postęp/postępy/kontekst/notatki/pamięć/podsumowanie/stan projektu/stan sesji/aktualny stan/obecny stan/
		bieżący stan/wszystko co zrobiliśmy/stav/postup/pokrok/kontext/poznámky/pamäť/paměť/souhrn/shrnutí/zhrnutie/
		aktuální stav/aktuálny stav/současný stav/стан/прогрес/контекст/нотатки/пам'ять/підсумок/поточний стан/
		стан проєкту/състоянието/напредъка/контекста/бележките/резюме/текущото състояние/stanje/napredak/bilješke/
		beleške/sažetak/trenutno stanje/állapotot/az állapotot/a kontextust/a jegyzeteket/haladást/az összefoglalót/
		összefoglalót/jelenlegi állapotot/a jelenlegi állapotot/a haladást/állást/starea/progresul/contextul/notițele/
		rezumatul/starea curentă/starea proiectului/memoria/την κατάσταση/την πρόοδο/το πλαίσιο/τις σημειώσεις/τη μνήμη/
		περίληψη/την τρέχουσα κατάσταση/την περίληψη)
	`,
	talk: `
		[tę/tą/tuto/túto/цю/този/тази/ovu/ezt a/această/αυτή/την] (sesję/rozmowę/czat/konwersację/sezení/relaci/
		konverzaci/chat/session/reláciu/konverzáciu/sedenie/сесію/розмову/чат/сесията/разговора/чата/sesiju/razgovor/
		sejo/munkamenetet/beszélgetést/a munkamenetet/a beszélgetést/sesiunea/conversația/chatul/sesiune/τη συνεδρία/
		συνεδρία/τη συζήτηση/συζήτηση/συνομιλία)
	`,
	close: `
		zamknij|zakończ|zamknąć|skończ|zakończmy|zavři|ukonči|ukončit|zatvor|ukončiť|uzavři|закрий|заверши|закінчи|
		закриваймо|затвори|приключи|zatvori|završi|zapri|končaj|zárd|zárd be|zárd le|fejezd be|zárjuk|închide|încheie|
		termină|κλείσε|τερμάτισε|τελείωσε
	`,
	handover: `
		(przekazanie/przekazania/notatkę przekazania/dokument przekazania/notatkę dla następnego/handoff/handover/
		předání/předávací dokument/předávací poznámky/odovzdanie/odovzdávací dokument/передачу справ/документ передачі/
		передачу/хендоф/предаване/документ за предаване/primopredaja/primopredaju/dokument primopredaje/predaju/átadás/
		átadást/átadási dokumentumot/átadó dokumentumot/átadási jegyzetet/egy átadást/predare/document de predare/
		notă de predare/predarea/παράδοση/έγγραφο παράδοσης/σημείωμα παράδοσης/παράδοσης)
	`,
	fresh: `
		[w/do/na/v/ve/у/в/за/u/za/egy/az/az/într o/pentru/în/σε/μια/για/для/pro/pre] [o/novo/une/την/νέα] (nowej/nową/
		następnej/kolejnej/nowym/innej/nové/novou/novém/další/nového/novej/novú/ďalšej/ďalšiu/novom/новій/нову/
		наступній/новому/наступну/наступної/нова/следващата/нов/novoj/novu/sljedećoj/sledećoj/új/következő/nouă/
		următoarea/noua/nou/următoare/νέα/επόμενη/νέο/καινούργια) (sesji/sesję/rozmowie/rozmowę/czacie/czat/okno/
		konwersacji/relaci/sezení/konverzaci/chatu/chat/okno/okně/session/relácii/reláciu/konverzácii/konverzáciu/okne/
		сесії/сесію/чаті/чат/розмові/розмову/вікні/сесия/разговор/прозорец/sesiji/sesiju/razgovoru/razgovor/
		munkamenetben/beszélgetésben/munkamenetet/beszélgetést/munkamenethez/munkamenet/ablakot/sesiune/conversație/
		fereastră/sesiunea/συνεδρία/συζήτηση/συνομιλία/παράθυρο)
	`,
	moving: `
		(żebym/otwieram/zaczynam/kontynuuję/będę kontynuować/chcę kontynuować/otworzę/zacznę/abym mógł kontynuować/
		żebym mógł kontynuować/otevřu/otevírám/začnu/budu pokračovat/abych mohl pokračovat/otvorím/otváram/začnem/
		budem pokračovať/aby som mohol pokračovať/відкрию/відкриваю/почну/продовжу/щоб я міг продовжити/отварям/
		започвам/продължавам/ще продължа/за да продължа/otvaram/nastavljam/počinjem/da nastavim/nyitok/kezdek/folytatom/
		hogy folytathassam/indítok/folytatni fogom/deschid/încep/continui/ca să pot continua/să pot continua/ανοίγω/
		ξεκινάω/συνεχίζω/για να συνεχίσω/θα συνεχίσω/να συνεχίσω)
	`,
	resume: `
		kontynuować|kontynuowali|dokończyć|wznowić|kontynuujemy|kontynuacji|pokračovat|pokračovali|pokračovať|navázat|
		nadviazať|продовжити|продовжили|продовжимо|відновити|продължим|продължа|nastaviti|nastavimo|nastavak|folytatni|
		folytathassuk|folytatjuk|folytathatjuk|continua|continuăm|relua|reluăm|συνεχίσουμε|συνεχίσω|συνέχεια
	`,
	future: `
		jutro|później|następnym razem|w poniedziałek|zítra|zajtra|později|neskôr|příště|nabudúce|завтра|пізніше|
		наступного разу|утре|по късно|следващия път|sutra|kasnije|sljedeći put|jutri|holnap|később|legközelebb|mâine|
		mai târziu|data viitoare|αύριο|αργότερα|την επόμενη φορά
	`,
	successor: `
		(dla/pro/pre/для/за/za/pentru/για) [następnego/kolejnego/dalšího/ďalšieho/наступного/следващия/sljedećeg/
		următorul/τον επόμενο] (agenta/programisty/kolegi/kolegu/zmiany/vývojáře/vývojára/агента/розробника/агент/agent/
		coleg/πράκτορα/συνάδελφο)|ktoś inny|někdo jiný|niekto iný|хтось інший|някой друг|netko drugi|valaki más|
		altcineva|κάποιος άλλος|a következő (ügynöknek/kollégának/fejlesztőnek)
	`,
	glue: `
		i|w|we|na|do|z|dla|żeby|aby|proszę|teraz|wszystko|plik|pliku|możesz|mi|my|to|potem|oraz|a|se|si|pro|pre|prosím|
		teď|vše|všetko|soubor|souboru|súbor|súboru|můžeš|môžeš|pak|potom|tuto|v|й|та|у|в|до|для|щоб|будь ласка|зараз|
		усе|все|файл|і|можеш|ми|я|и|за|да|моля|сега|файла|molim|sad|sada|sve|datoteku|fajl|da|mo|az|egy|és|hogy|kérlek|
		most|mindent|fájlba|fájl|majd|el|le|be|meg|nekem|și|în|la|un|o|pentru|te rog|acum|tot|fișier|să|ca|poți|apoi|
		και|το|τη|την|τα|σε|για|να|παρακαλώ|τώρα|όλα|αρχείο|μπορείς|μετά|ένα|ok|md
	`,
};

const asian: WishCatalogue = {
	keep: `
		simpan|simpanlah|lưu|lưu lại|บันทึก|เซฟ|सेव करो|सेव कर दो|सेव करें|सहेजो|सहेजें|save karo|save kar do|محفوظ کرو|
		محفوظ کریں|محفوظ کر دو|সংরক্ষণ করো|সংরক্ষণ করুন|সেভ করো|சேமி|சேமிக்கவும்|సేవ్ చేయి|hifadhi|i save|isave
	`,
	core: `
		(status/keadaan/progres/progress/kemajuan/konteks/state)[ saat ini/ terakhir/ sekarang/ sesi/ proyek]|[toàn bộ/
		lại] (trạng thái/tiến độ/tiến trình/ngữ cảnh)[ hiện tại]|(สถานะ/ความคืบหน้า/บริบท)[ปัจจุบัน/ล่าสุด]|(स्थिति/
		प्रगति/संदर्भ/स्टेट/वर्तमान स्थिति)[ को]|(state/progress/context)[ ko]|(حالت/پیش رفت/صورتحال/پیشرفت)[ کو]|
		(অবস্থা/অগ্রগতি/স্টেট)|(நிலையை/முன்னேற்றத்தை)|(స్థితిని/పురోగతిని/స్టేట్)|hali|maendeleo
	`,
	save: `
		simpan|simpanlah|tulis|tuliskan|catat|perbarui|update|buat|buatkan|rangkum|ringkas|siapkan|ekspor|arsipkan|
		dokumentasikan|kemas kini|sediakan|lưu|lưu lại|ghi|ghi lại|viết|cập nhật|tóm tắt|chuẩn bị|tạo|soạn|xuất|บันทึก|
		เซฟ|จด|เขียน|สรุป|อัปเดต|อัพเดท|สร้าง|เตรียม|ทำ|सेव करो|सेव कर दो|सेव करें|सेव|सहेजो|सहेजें|सहेज लो|लिखो|लिख दो|
		लिखें|अपडेट करो|अपडेट कर दो|नोट करो|नोट कर लो|बनाओ|बना दो|बनाएं|तैयार करो|तैयार करें|सारांश बनाओ|save karo|
		save kar do|save kar|likh do|likho|bana do|banao|update karo|update kar do|note karo|محفوظ کرو|محفوظ کریں|
		محفوظ کر دو|لکھو|لکھ دو|بناؤ|تیار کرو|সংরক্ষণ করো|সংরক্ষণ করুন|সেভ করো|সেভ করুন|লিখে রাখো|লেখো|তৈরি করো|
		আপডেট করো|சேமி|சேமிக்கவும்|எழுது|எழுதவும்|உருவாக்கு|தயார் செய்|பதிவு செய்|సేవ్ చేయి|సేవ్ చెయ్యి|రాయి|తయారు చేయి|
		సేవ్|i save|isave|isulat|gumawa ng|hifadhi|andika|tengeneza|sasisha|andaa
	`,
	state: `
		(status/keadaan/progres/progress/kemajuan/konteks/catatan/memori/ringkasan/rangkuman/state/status proyek/
		semua pekerjaan/pekerjaan/semuanya/apa yang sudah kita kerjakan/nota/kondisi)[ saat ini/ terakhir/ sekarang/
		sesi/ proyek/ semasa]|[toàn bộ/lại] (trạng thái/tiến độ/tiến trình/ngữ cảnh/ghi chú/bộ nhớ/bản tóm tắt/
		tình trạng/nội dung/context/mọi thứ/những gì đã làm)[ hiện tại/ dự án/ công việc]|(สถานะ/ความคืบหน้า/บริบท/โน้ต/
		ความจำ/สรุป/งาน/ทุกอย่าง/สเตท/ความคืบหน้าทั้งหมด)[ปัจจุบัน/ล่าสุด/ทั้งหมด]|(स्थिति/प्रगति/संदर्भ/नोट्स/मेमोरी/
		स्टेट/सारांश/सब कुछ/काम/स्टेटस/कॉन्टेक्स्ट/अब तक का काम/वर्तमान स्थिति)[ को]|(state/progress/context/notes/
		memory/kaam/sab kuch/status)[ ko]|(حالت/پیش رفت/صورتحال/نوٹس/سیاق و سباق/سب کچھ/کام/پیشرفت/موجودہ حالت)[ کو]|
		(অবস্থা/অগ্রগতি/প্রসঙ্গ/নোট/সবকিছু/কাজ/স্টেট/প্রগ্রেস/বর্তমান অবস্থা)|(நிலை/நிலையை/முன்னேற்றத்தை/குறிப்புகளை/
		சூழலை/சுருக்கத்தை/தற்போதைய நிலையை)|(స్థితిని/పురోగతిని/నోట్స్/స్టేట్)|hali|maendeleo|muktadha|maelezo|muhtasari|
		ang estado|ang progreso
	`,
	talk: `
		(sesi/percakapan/obrolan/chat/sesi ini/percakapan ini/obrolan ini/perbualan/sembang)|(phiên/cuộc trò chuyện/
		đoạn chat/hội thoại/phiên làm việc/phiên này/cuộc hội thoại/session/phiên làm việc này)[ này]|(เซสชัน/เซสชั่น/
		การสนทนา/แชท/บทสนทนา/แชต)[นี้]|(सेशन/सत्र/बातचीत/चैट/वार्तालाप)[ को]|(session/chat/baat cheet)[ ko]|(سیشن/
		بات چیت/گفتگو/چیٹ/نشست)[ کو]|(সেশন/কথোপকথন/চ্যাট/সেশনটি/অধিবেশন)|(அமர்வை/உரையாடலை/செஷனை/அமர்வு/செஷன்)|(సెషన్/
		సెషన్ ని/సంభాషణ/చాట్)|kikao|mazungumzo|kipindi|ang session|ang usapan
	`,
	close: `
		tutup|akhiri|selesaikan|tutuplah|tamatkan|đóng|kết thúc|dừng|ปิด|จบ|สิ้นสุด|बंद करो|बंद कर दो|बंद करें|
		समाप्त करो|समाप्त करें|खत्म करो|band karo|band kar do|khatam karo|end karo|close karo|close kar do|بند کرو|
		بند کر دو|بند کریں|ختم کرو|ختم کریں|বন্ধ করো|বন্ধ করুন|শেষ করো|শেষ করুন|মূড়|மூடு|மூடவும்|முடி|முடிக்கவும்|
		ముగించు|మూసివేయి|క్లోజ్ చేయి|funga|maliza|isara|tapusin
	`,
	handover: `
		(serah terima/dokumen serah terima/catatan serah terima/handoff/handover/catatan handoff/dokumen handoff/
		berkas serah terima/dokumen handover/bàn giao/tài liệu bàn giao/ghi chú bàn giao/bản bàn giao/biên bản bàn giao/
		file bàn giao/ส่งมอบงาน/เอกสารส่งมอบ/เอกสารส่งต่องาน/โน้ตส่งต่องาน/ส่งต่องาน/ส่งงานต่อ/เอกสารส่งต่อ/हैंडऑफ/
		हैंडओवर/हैंडऑफ नोट/हैंडओवर नोट/हैंडओवर दस्तावेज़/हैंडऑफ दस्तावेज़/handoff note/handover note/ہینڈ اوور/ہینڈ آف/
		ہینڈ اوور نوٹ/হ্যান্ডঅফ/হ্যান্ডওভার/হস্তান্তর/হস্তান্তর নোট/கைமாற்று/ஒப்படைப்பு/ஒப்படைப்பு குறிப்பு/ஹேண்ட்ஆஃப்/
		అప్పగింత/హ్యాండాఫ్/హ్యాండోవర్/makabidhiano/hati ya makabidhiano/turnover)
	`,
	fresh: `
		[di/ke/untuk/dalam/buat] (sesi/percakapan/obrolan/chat/jendela/perbualan) (baru/berikutnya/lain/selanjutnya/
		seterusnya/yang baru)|[trong/sang/cho/một/ở] (phiên/cuộc trò chuyện/đoạn chat/hội thoại/cửa sổ/phiên làm việc/
		session/chat) (mới/tiếp theo/khác/sau)|(เซสชัน/เซสชั่น/แชท/แชต/หน้าต่าง/บทสนทนา)(ใหม่/ถัดไป/หน้า/อื่น)|(नए/अगले/
		नई/नया/दूसरे) (सेशन/सत्र/चैट/बातचीत/विंडो)[ में/ के लिए]|(naye/agle/nayi/naya) (session/chat/window)[ me/ mein/
		ke liye]|(نئے/اگلے/نئی) (سیشن/چیٹ/گفتگو)[ میں/ کے لیے]|(নতুন/পরের/পরবর্তী) (সেশনে/চ্যাটে/সেশন/চ্যাট/
		সেশনের)[ জন্য]|(புதிய/அடுத்த) (அமர்வில்/உரையாடலில்/அமர்வு/செஷனில்/அமர்வுக்கு)|(కొత్త/తదుపరి) (సెషన్ లో/సెషన్/
		చాట్/సెషన్‌లో)|(kikao/mazungumzo) (kipya/kijacho/mapya)
	`,
	moving: `
		(saya/aku/kita/agar saya/supaya saya/biar/supaya/biar aku) [akan/mau/bisa/dapat/nak/boleh] (buka/mulai/lanjut/
		lanjutkan/pindah/membuka/memulai/melanjutkan/teruskan/sambung)|(tôi/mình/để tôi/em/để mình/để) [sẽ/muốn/có thể/
		chuẩn bị] (mở/bắt đầu/tiếp tục/chuyển/làm tiếp)|(ผม/ฉัน/จะ/ขอ/เดี๋ยว)[จะ/ขอ](เปิด/เริ่ม/ไปต่อ/ทำต่อ/ย้าย)[ใน]|
		(खोल रहा हूं/शुरू करूंगा/जारी रखूंगा/शुरू कर रहा हूं/khol raha hun/start karunga/continue karunga/شروع کروں گا/
		جاری رکھوں گا/কাল শুরু করব/শুরু করছি/খুলছি/தொடங்குகிறேன்/தொடர்கிறேன்)
	`,
	resume: `
		lanjut|lanjutkan|melanjutkan|dilanjutkan|meneruskan|bersambung|sambung|tiếp tục|làm tiếp|ต่อ|ทำต่อ|ดำเนินต่อ|
		जारी|जारी रख|आगे बढ़|continue kar|jari rakh|جاری|চালিয়ে|தொடர|తరువాత కొనసాగ|kuendelea|tuendelee|ituloy
	`,
	future: `
		besok|nanti|lain kali|esok|minggu depan|lain waktu|mai|ngày mai|sau|lần sau|hôm sau|tuần sau|พรุ่งนี้|คราวหน้า|
		ทีหลัง|วันหลัง|कल|बाद में|अगली बार|kal|baad mein|agli baar|کل|بعد میں|اگلی بار|কাল|পরে|পরের বার|நாளை|பிறகு|రేపు|
		తర్వాత|kesho|baadaye|bukas
	`,
	successor: `
		(agen/agent/orang/rekan/developer/tim/shift/pengembang) (berikutnya/selanjutnya/lain)|orang lain|(agent/người/
		đồng nghiệp/ca/agent) (tiếp theo/khác/sau)|(เอเจนต์/คน/ทีม/กะ)(ถัดไป/ต่อไป/อื่น)|अगले (एजेंट/व्यक्ति/
		डेवलपर)[ के लिए]|agle (agent/developer)[ ke liye]|اگلے (ایجنٹ/شخص)[ کے لیے]|পরবর্তী (এজেন্টের/এজেন্ট)[ জন্য]|
		அடுத்த (ஏஜென்ட்/முகவருக்கு)|wakala anayefuata
	`,
	glue: `
		dan|lalu|untuk|di|ke|ini|itu|tolong|sekarang|semua|file|berkas|yang|agar|supaya|biar|bisa|sila|kemudian|saya|
		aku|kita|dulu|ya|dalam|sebuah|và|rồi|để|vào|cho|hãy|giúp|giúp tôi|giúp mình|bây giờ|tất cả|tệp|này|nhé|tôi|mình|
		lại|hiện tại|có thể|một|và sau đó|đi|sau đó|แล้ว|และ|ให้|หน่อย|ช่วย|ลง|ไฟล์|ใน|ที่|นี้|ไว้|ก่อน|ครับ|ค่ะ|ด้วย|
		เพื่อ|จะ|ได้|กรุณา|สำหรับ|और|फिर|को|के|का|की|लिए|में|कृपया|अब|सब|फाइल|एक|ताकि|दो|करो|aur|phir|ko|ka|ki|liye|me|
		mein|please|ab|sab|ek|اور|پھر|کو|کے|کا|کی|لیے|میں|براہ کرم|اب|ایک|تاکہ|এবং|আর|তারপর|একটি|একটা|দয়া করে|জন্য|
		ফাইলে|மற்றும்|தயவுசெய்து|ஒரு|பின்னர்|மरుయు|మరియు|దయచేసి|ఒక|na|kisha|kwa|tafadhali|sasa|faili|at|ang|sa|ng|mga|
		para|paki
	`,
};

export const otherWishes: readonly WishCatalogue[] = [turkish, arabicPersianHebrew, northern, slavicAndBalkan, asian];
