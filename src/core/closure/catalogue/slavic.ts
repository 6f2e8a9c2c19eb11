import type { Catalogue } from "../role";

const russian: Catalogue = {
	lang: "ru",
	classes: {
		kogda: `
		завтра[ утром/ вечером/ тогда]|потом|позже|скоро|скором времени|понедельника|вторника|среды|четверга|пятницы|
		субботы|воскресенья|понедельник|в понедельник|на следующей неделе|вечером|утром|послезавтра|попозже|чуть позже|
		после обеда|в следующий раз|как нибудь|встречи|скорого|скорой встречи|скорого свидания|свидания|свиданья|связи|
		новых встреч|следующего раза|следующей встречи|следующей недели|вечера|утра|встречи завтра|созвона
	`,
		vremya: `
		(5/10/15/20/30/пять/десять/пятнадцать/двадцать/пару) (минут/минуток/мин/часов)|полчаса|часик|час|минуту|минутку|
		пару минут|полчасика|секунду|немного|несколько минут
	`,
	},
	farewell: `
		пока|пока пока|покеда|покедова|покашечки|пока <who>|пока (всем/ребята/друг/бот/друзья)|ну пока|прощай|прощайте|
		до <kogda>|досвидания|досвидос|до свидос|бывай|бывайте|всего (доброго/хорошего/наилучшего)|счастливо|удачи|чао|
		адьос|бай|бай бай|(увидимся/спишемся/созвонимся/поговорим/свяжемся/встретимся/услышимся) [<kogda>]|(надеюсь/
		надеюсь скоро) (увидеть/увидеться) [тебя/вас] [<kogda>]|мы [скоро/позже/ещё] (увидимся/поговорим)|(спокойной/
		доброй) ночи|спокойной|споки|сладких снов|(хорошего/доброго/приятного/удачного) (дня/вечера/отдыха/утра)|
		(хороших/приятных) (выходных/снов)|береги себя|я (ухожу/пошел/пошла/пойду/ушел/ушла/убегаю/побежал/побежала/
		отключаюсь/выхожу/спать/пошел спать/пошла спать/пойду спать/домой/иду спать/иду домой/всё/побегу/закругляюсь/
		отваливаюсь) [спать/домой/отсюда/на сегодня]|(пошел/пошла/пойду/ушел/ухожу/иду/пойти/иду) (спать/домой/отдыхать/
		баиньки)|(мне/я) [уже] (надо/пора/должен/должна/нужно) (идти/бежать/уходить/спать/домой)|(пора/надо/должен/
		должна/нужно) (идти/бежать/спать/домой/закругляться/уходить)|ты можешь идти [сейчас]|(на сегодня/сегодня) (всё/
		хватит/достаточно/закончили/закончим/я закончил/я все/заканчиваем/стоп/закругляемся)|(всё/хватит/достаточно/
		закончим/закончили/заканчиваем/на этом всё/это всё/закругляемся/закончил/стоп) на сегодня|(на этом/тут/
		здесь) (всё/закончим/остановимся) [на сегодня]|(закрываю/закрыл) (ноутбук/ноут/комп/компьютер/лавочку)|
		выключаю (комп/компьютер/ноут)|рабочий день (окончен/закончен/закончился)|(моя/смена) [смена] (окончена/
		закончена/закончилась)|отбой|баиньки|до связи|обнимаю|не прощаюсь|с наступающим|конец (смены/рабочего дня)
	`,
	thanks: `
		спасибо|спс|пасиб|пасибо|пасиба|спасибки|спасибочки|сенкс|сенькс|сяп|благодарю|мерси|спасибо (большое/огромное/
		тебе/вам/всем/за помощь/за все/за это/еще раз/дружище/друг/мой друг/приятель/бро/claude/бот/и на этом/
		что помог) [за <tail>]|спасибо [тебе/вам/большое] за <tail>|(большое/огромное/всем/преогромное/
		большущее) спасибо|большое (тебе/вам) спасибо [за <tail>]|(большое/огромное) спасибо за <tail>|благодарю (тебя/
		вас/за <tail>)|я [очень] (благодарен/благодарна/благодарю) [тебе/вам/тебя/вас] [за <tail>]|(очень/вы/ты/
		ты очень/вы очень) (помог/помогли/выручил/выручили)|(ты/вы) [мне] [очень] (помог/помогли/выручил/выручили)|
		признателен|очень признателен|ты (лучший/молодец/супер/гений)|еще раз спасибо|благодарочка|респект|от души
	`,
	pause: `
		(вернусь/буду/скоро буду/скоро вернусь/отойду/отошел/отлучусь/отхожу/я отойду/я вернусь/перерыв/
		отойду ненадолго) [на/через/к/после] (<vremya>/<kogda>/обед/обеда/перекур/ненадолго)|(скоро вернусь/скоро буду/
		сейчас вернусь/щас вернусь/я скоро/ща вернусь/отойду/отошел/отлучусь/отойду ненадолго)|(продолжим/продолжу/
		вернемся к этому/вернусь к этому/доделаем/доделаю/закончим/займемся этим/разберемся/допишем) <kogda>|
		<kogda> (продолжим/продолжу/доделаем/доделаю/вернусь/закончим)|завтра (продолжим/продолжу/доделаем/доделаю/
		закончим)|(пойду/иду/пошел/пошла/ушел/ушла/убежал) [на] (обед/обедать/ужинать/поем/кушать/есть/покурить/перекур/
		встречу/совещание/созвон/за кофе/митинг)|(сделаем/сделаю/возьмем/делаем/берем) (перерыв/паузу/перерывчик)|
		(небольшой/короткий) перерыв|у меня (встреча/созвон/совещание/митинг/обед)|перекур|обеденный перерыв|время обеда
	`,
	pauseAlone: "пауза|перерыв|на паузу|обед|завтра|продолжим позже|потом продолжим",
	filler: `
		ок|окей|хорошо|ладно|ладненько|отлично|супер|класс|круто|прекрасно|замечательно|идеально|здорово|понятно|понял|
		поняла|ясно|да|нет|неа|ага|угу|ну|ну что ж|что ж|так|все|это все|вот и все|что будет все|больше ничего|ничего|и|
		а|но|тогда|пока что|на сегодня|сегодня|сейчас|а сейчас|друг|мой друг|приятель|дружище|бро|брат|ребят|ребята|бот|
		всем|тебе|вам|друзья|народ|удивительно|приятно|очень хорошо|очень приятно|мне|работает|все работает|заработало|
		теперь работает|получилось|готово|молодец|отличная работа|хорошая работа|не надо|не нужно|не бери в голову|
		я сказал|я устал|устал|устала|поздно уже|уже поздно|пожалуй|на этом|целую|любовь моя|чудесно|великолепно
	`,
};

const ukrainian: Catalogue = {
	lang: "uk",
	farewell: `
		до (побачення/завтра/зустрічі/понеділка/скорого/скорої зустрічі/зв'язку/наступного разу/вечора/вівторка/
		п'ятниці)|бувай|бувайте|па|па па|папа|прощавай|(на) добраніч|добраніч|надобраніч|на все добре|все добре|
		гарного (дня/вечора/вікенду)|гарних вихідних|щасливо|(побачимось/побачимося/почуємось/почуємося/спишемось/
		зустрінемось) [завтра/пізніше/скоро/потім]|(солодких/добрих) снів|я (пішов/пішла/йду/іду/піду) [спати/додому/
		звідси]|(мені/треба/маю) [треба/час/пора] (йти/іти/бігти/спати)|(на сьогодні/сьогодні) (все/досить/вистачить/
		закінчили/годі)|(це/все/досить/вистачить/на цьому/годі) [все] на сьогодні|(закриваю/вимикаю) (ноутбук/комп'ютер/
		ноут)|час спати|бережи себе|да пабачэння|дабранач|бывай|до спаткання|убачымся|на сёння (усё/хопіць)
	`,
	thanks: `
		дякую|дякую (дуже/тобі/вам/за все/за допомогу/велике/красно/щиро) [за <tail>]|дякую за <tail>|щиро дякую|
		дуже дякую|велике (дякую/спасибі)|спасибі|красно дякую|дяка|вдячний|вдячна|дзякуй|дзякую|вялікі дзякуй|
		шчыра дзякую
	`,
	pause: `
		(повернусь/повернуся/буду/відійду/скоро буду/відійшов/скоро повернусь) [за/через/на] [<tail>]|(продовжимо/
		продовжу/доробимо/доробимо це/закінчимо) (завтра/пізніше/потім/пізніше)|завтра (продовжимо/продовжу/доробимо)|
		(йду/іду/піду/пішов/пішла) (обідати/їсти/на обід/на зустріч/на перерву/на каву)|(зробимо/зроблю/
		робимо) (перерву/паузу)|у мене (зустріч/нарада/дзвінок)|вярнуся [<tail>]
	`,
	pauseAlone: "пауза|перерва|завтра",
	filler: `
		ок|добре|гаразд|чудово|супер|клас|круто|прекрасно|так|ні|ну|все|це все|більше нічого|і|а|але|тоді|поки|поки що|
		сьогодні|на сьогодні|зараз|друже|всім|працює|все працює|готово|дуже добре|відмінно|файно|бро|молодець
	`,
};

const polish: Catalogue = {
	lang: "pl",
	classes: {
		kiedy: `
		jutra|zobaczenia|usłyszenia|poniedziałku|wtorku|środy|czwartku|piątku|następnego razu|następnego|potem|później|
		widzenia|jutro|wkrótce|poniedziałek|w poniedziałek|za tydzień|za chwilę|niedługo|rana|wieczora|miłego
	`,
	},
	farewell: `
		do <kiedy>|dozobaczenia|cześć i do jutra|na razie|narazie|nara|narka|pa|pa pa|papa|papatki|żegnaj|żegnam|
		trzymaj się|trzymajcie się|dobranoc|dobrej nocy|kolorowych snów|śpij dobrze|(miłego/dobrego) (dnia/wieczoru/
		weekendu/popołudnia/odpoczynku)|miłej (nocy/nocki/niedzieli)|spokojnej nocy|(widzimy się/do usłyszenia/
		zobaczymy się/słyszymy się/pogadamy/zdzwonimy się) [<kiedy>]|(idę/lecę/spadam/muszę iść/muszę lecieć/uciekam/
		znikam/zmykam/muszę spadać/kładę się/wychodzę) [już/spać/do domu/do łóżka]|(to wszystko/koniec/wystarczy/
		starczy/kończymy/kończę/na tym kończymy/skończyłem/dość/tyle) [już] na (dziś/dzisiaj)|na (dziś/
		dzisiaj) (to wszystko/koniec/wystarczy/starczy/tyle/dość/kończę)|(zamykam/wyłączam) (laptopa/komputer/kompa)|
		czas spać|pora spać|fajrant|koniec (zmiany/pracy)|koniec pracy na dziś|buziaki|pozdrawiam|pozdro
	`,
	thanks: `
		dziękuję|dziękuje|dzięki|dzieki|dzięks|dzięki (wielkie/bardzo/za pomoc/za wszystko/ci/stary) [za <tail>]|
		(dziękuję/dzięki) [bardzo/ci/ślicznie/serdecznie/pięknie] [bardzo] za <tail>|dziękuję (bardzo/ci/ślicznie/
		serdecznie/pięknie/wszystkim/za pomoc) [bardzo]|(wielkie/stokrotne) (dzięki)|bardzo (dziękuję/ci dziękuję)|
		doceniam[ to]|jestem wdzięczny|super dzięki|jesteś (najlepszy/super/wielki)|dzięx|thx wielkie
	`,
	pause: `
		(zaraz/niedługo/za chwilę/wkrótce) (wracam/wrócę/będę/wracam)|(wracam/wrócę) (za <tail>/zaraz/później/jutro/
		niedługo/po obiedzie)|(kontynuujemy/kontynuujmy/dokończymy/dokończę/wrócimy do tego/wrócę do tego/ciąg dalszy/
		skończymy/zrobimy to) <kiedy>|jutro (kontynuujemy/dokończymy/dokończę/skończymy/kończymy)|(idę/lecę/
		idziemy) (na obiad/na lunch/na spotkanie/na przerwę/na kawę/coś zjeść/jeść/zjeść)|(robię/zróbmy/
		robimy) [sobie] [krótką] przerwę|(krótka/mała) przerwa|przerwa (na kawę/na obiad/obiadowa)|mam (spotkanie/
		zebranie)
	`,
	pauseAlone: "pauza|przerwa|jutro",
	filler: `
		ok|okej|dobra|dobrze|bardzo dobrze|super|świetnie|idealnie|ekstra|spoko|jasne|tak|nie|no|to|to wszystko|
		nic więcej|wszystko|i|a|ale|więc|teraz|na razie|dziś|dzisiaj|działa|wszystko działa|wszystkim|stary|przyjacielu|
		brawo|wspaniale|doskonale|dobra robota|świetna robota|jestem zmęczony|gotowe|git
	`,
};

const czechSlovak: Catalogue = {
	lang: "cs",
	classes: {
		kdy: `
		zítra|zajtra|později|neskôr|brzy|čoskoro|potom|pondělí|pondělka|pondelka|pátku|příště|nabudúce|večer|v pondělí|
		v pondelok|zítřka|videnia|vidění|počutia|slyšení|skoro
	`,
	},
	farewell: `
		na shledanou|nashledanou|nashle|nasche|na viděnou|sbohem|zbohom|dovidenia|do videnia|dopočutia|čau|čau čau|
		čauko|čawes|čaues|papa|pa pa|pá|zatím|zatim ahoj|zatiaľ|tak zatím|ahoj zítra|měj se|mějte se|maj sa|majte sa|
		měj se hezky|maj sa pekne|dobrou|dobrou noc|dobrú noc|dobrú|hezký (den/večer/víkend)|pekný (deň/večer/víkend)|
		pěkný (den/večer/víkend)|do <kdy>|(uvidíme se/vidíme se/uvidíme sa/vidíme sa/ozvu se/ozvem sa/slyšíme se/
		počujeme sa) [<kdy>]|(jdu/idem/musím/musím jít/musím ísť/odcházím/odchádzam/končím) [už] [spát/spať/domů/domov/
		jít/ísť]|(to je vše/to je všechno/to je všetko/stačí/dost/konec/koniec/končíme/končím/skončili jsme/hotovo/
		dosť) (pro dnešek/na dnes/pre dnes/dnes/dneska/na dnešek)|(pro dnešek/na dnes/pre dnešok) (to stačí/stačí/
		končíme/je to vše/je to všetko/konec/koniec/dost/všechno/všetko)|(zavírám/zatváram/vypínám/vypínam) (notebook/
		počítač)|čas jít spát|konec šichty|dobře se vyspi|sladké sny|opatruj se|šťastnou cestu
	`,
	thanks: `
		děkuji|děkuju|díky|dík|dikes|diky|děkuji (moc/mockrát/vám/ti/pěkně/za pomoc/za vše) [za <tail>]|(děkuji/díky/
		ďakujem/děkuju/vďaka) [moc/mockrát/veľmi pekne/ti/vám/vám moc] za <tail>|díky (moc/mockrát/za vše/za pomoc)|
		moc (děkuji/díky/děkuju/ti děkuju/vám děkuji)|mockrát (děkuji/díky/děkuju)|ďakujem|ďakujem (veľmi pekne/pekne/
		ti/vám/krásne/veľmi)|veľmi pekne ďakujem|vďaka|velké díky|veľká vďaka|jsi (nejlepší/skvělý)|vážím si toho
	`,
	pause: `
		(hned/za chvíli/brzy/hneď/o chvíľu/za chvilku) (jsem zpátky/se vrátím/som späť/sa vrátim/zpět/budu zpátky)|
		(vrátím se/vrátim sa/jsem zpět) [k tomu] (později/neskôr/zítra/zajtra/za <tail>/o <tail>)|(pokračujeme/
		pokračovat budeme/budeme pokračovat/budeme pokračovať/dokončíme to/dodělám to/pokračování) <kdy>|
		<kdy> (pokračujeme/budeme pokračovat/budeme pokračovať/dokončíme/to dodělám)|(jdu/idem/jdeme) na (oběd/obed/
		schůzku/stretnutie/kávu/kafe/večeři/meeting/poradu)|(jdu/idem) (jíst/obědvat/jesť/obedovať)|(dám si/dáme si/
		udělám si/udělejme si/dajme si) [krátkou] (pauzu/přestávku/prestávku)|(krátká/malá) (pauza/přestávka/prestávka)|
		mám (schůzku/schůzi/stretnutie/meeting/poradu)
	`,
	pauseAlone: "pauza|přestávka|prestávka|zítra|zajtra",
	filler: `
		ok|dobře|dobre|dobrá|super|skvělé|skvele|výborně|výborne|perfektní|perfektne|parádní|paráda|jasně|jasné|ano|áno|
		jo|ne|nie|tak|to je vše|to je všetko|nic víc|nič viac|a|ale|už|zatím|dnes|pro dnešek|na dnes|teď|teraz|všem|
		všetkým|kamaráde|funguje|funguje to|už to funguje|hotovo|dobrá práce|dobrá robota|výborná práce|jsem unavený|
		bezva|prima
	`,
};

const southSlavic: Catalogue = {
	lang: "hr",
	classes: {
		kad: `
		sutra|kasnije|uskoro|skoro|ponedjeljka|ponedeljka|ponedeljak|sljedeći put|sledeći put|idući tjedan|jutri|kmalu|
		pozneje|naslednjič|сутра|касније|ускоро|понедељка|viđenja|skorog viđenja|sutra ujutro|petka
	`,
	},
	farewell: `
		doviđenja|do viđenja|vidimo se[ <kad>]|(čujemo se/ćujemo se/vidimo se/pričamo/javim se) [<kad>]|bok|bog|ajd bok|
		adijo|ćao|ćao ćao|čao|pozdrav|pozdravi|do <kad>|laku noć|laka noć|zbogom|ugodan (dan/vikend)|ugodna večer|
		lijep (pozdrav/vikend)|prijatno|prijatan dan|idem (spavati/spavat/kući/doma/da spavam)|moram (ići/da idem)|
		(to je sve/dosta/dosta je/gotovo/toliko/kraj/završili smo) za danas|za danas (dosta/je dosta/toliko/je to sve/
		gotovo)|zatvaram (laptop/računalo/kompjuter)|nasvidenje|na svidenje|lahko noč|se vidimo[ <kad>]|lep (dan/vikend/
		večer)|(to je to/to je vse/dovolj) za danes|za danes (je dovolj/dovolj)|довиђења|видимо се[ <kad>]|лаку ноћ|
		збогом|ћао|поздрав|до <kad>|(доста/то је све) за данас|за данас (доста/је доста)|чао|догледање|добра ноќ|
		се гледаме[ утре]|пријатно|до утре|(доста/тоа е се) за денес|adio|čuvaj se
	`,
	thanks: `
		hvala|hvala (lijepa/lepa/puno/ti/vam/mnogo/na pomoći/na svemu/na svemu/najlepša) [na <tail>]|hvala (na/
		za) <tail>|puno hvala|mnogo hvala|najlepša hvala|velika hvala|veliko hvala|hvala lepo|fala|fala ti|zahvaljujem|
		хвала|хвала (пуно/ти/вам/лепо/много)|хвала на <tail>|благодарам|благодарам многу|ти благодарам|фала
	`,
	pause: `
		(vraćam se/vratit ću se/vraticu se/odmah se vraćam/evo me) [za <tail>/kasnije/uskoro/odmah/sutra]|(nastavljamo/
		nastavit ćemo/nastavićemo/nastavljam/dovršit ćemo) <kad>|sutra (nastavljamo/ćemo nastaviti)|(idem/
		odoh) na (ručak/sastanak/pauzu/kavu/kafu/večeru)|(idem/odoh) (jesti/da jedem)|(pravim/uzimam/napravimo) pauzu|
		imam sastanak|takoj se vrnem|grem na (kosilo/sestanek)|nadaljujemo jutri|настављамо сутра|идем на (ручак/
		састанак)|враћам се [<tail>]
	`,
	pauseAlone: "pauza|sutra|пауза|odmor",
	filler: `
		ok|dobro|u redu|super|odlično|savršeno|sjajno|da|ne|i|ali|to je sve|to je to|ništa više|za sada|danas|sada|
		svima|prijatelju|radi|sve radi|gotovo|bravo|odličan posao|odlicno|v redu|ja|у реду|одлично|супер|то је све|вау|
		добро|во ред
	`,
};

const bulgarian: Catalogue = {
	lang: "bg",
	farewell: `
		довиждане|чао|чао чао|ciao|сбогом|до (утре/скоро/понеделник/после/скоро виждане/другия път/следващия път/
		по късно/вторник/петък)|лека|лека нощ|лека вечер|приятна (вечер/нощ/седмица)|приятен (ден/уикенд)|хубав (ден/
		уикенд)|хубава вечер|(ще се видим/ще се чуем/чуваме се/виждаме се) [утре/скоро/по късно/после]|всичко (хубаво/
		добро)|(тръгвам/тръгвам си/отивам/излизам/лягам/лягам си/отивам да спя/трябва да тръгвам/трябва да вървя) [вече/
		да спя]|(това е/това е всичко/достатъчно/стига/край/стига толкова/приключваме/свършихме/приключих) за днес|
		за днес (стига/е достатъчно/толкова/това е/приключваме)|затварям (лаптопа/компютъра)|време за сън|сладки сънища|
		пази се|(спокойна/лека) нощ
	`,
	thanks: `
		благодаря|мерси|мерси (много/за <tail>)|благодаря (ти/ви/много/за помощта/за всичко) [много/за <tail>]|
		благодаря за <tail>|много (благодаря/ти благодаря/благодарности)|благодарности|хиляди благодарности|
		признателен съм
	`,
	pause: `
		(връщам се/ще се върна/сега се връщам/идвам) [след <tail>/скоро/утре/по късно/веднага]|(продължаваме/
		ще продължим/продължавам/довършваме) (утре/после/по късно)|утре (продължаваме/ще продължим)|(отивам/
		излизам) (на обяд/да обядвам/на среща/на кафе/да ям/да хапна)|(почивка/малка почивка/правя почивка/
		да направим почивка/кратка почивка)|имам среща
	`,
	pauseAlone: "пауза|почивка|утре",
	filler: `
		ок|добре|супер|страхотно|чудесно|перфектно|отлично|да|не|и|но|това е|това е всичко|нищо друго|засега|днес|сега|
		всички|приятел|работи|всичко работи|готово|браво|много добре|добра работа|хубаво
	`,
};

export const slavic: readonly Catalogue[] = [russian, ukrainian, polish, czechSlovak, southSlavic, bulgarian];
