import type { Catalogue } from "../role";

const spanish: Catalogue = {
	lang: "es",
	classes: {
		dia: `
		mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|la semana que viene|la próxima [semana/vez/sesión]|
		el (lunes/martes/miércoles/jueves/viernes/sábado/domingo)|luego|pronto|entonces|después|más tarde|otro día|
		ahora|la noche|ahorita|otra|otra vez|la vista[ baby]|siempre|al rato|mañana por la mañana|la tarde|en la noche
	`,
		rato: `
		un rato|un rato más|un momento|un minuto|un segundo|(5/10/15/20/30/cinco/diez/quince/veinte/treinta) (minutos/
		min)|una hora|media hora|un par de horas|un poco|mañana|breve|seguida
	`,
	},
	farewell: `
		adiós|adiosito|chao|chau|chaito|ciao|chao chao|bye bye|hasta <dia>|hasta luego|nos vemos[ <dia>]|
		nos vemos en <rato>|te veo <dia>|nos hablamos[ <dia>]|hablamos[ <dia>]|nos leemos[ <dia>]|me voy[ ya/ a dormir/
		a la cama/ a casa/ yendo/ de aquí/ por hoy]|ya me voy[ a dormir/ a casa]|me tengo que ir|tengo que irme|
		debo irme|me retiro[ por hoy]|me despido|me marcho|me desconecto|me piro|buenas noches|que descanses|
		que duermas bien|que tengas (un buen día/buen día/buena noche/una buena noche/buen fin de semana/
		un buen fin de semana/linda noche)|feliz noche|buen fin de semana|buen finde|cuídate[ mucho]|un abrazo|abrazos|
		saludos|besos|(eso es todo/es todo/esto es todo/suficiente/ya está/basta/listo/terminamos/acabamos/ya/nada más/
		lo dejamos/hasta aquí/dejémoslo/paramos/terminé/termino/hemos terminado/cerramos) por (hoy/esta noche/ahora)|
		por hoy (es todo/ya está/basta/suficiente/terminamos/eso es todo/es suficiente/lo dejamos/nada más)|(lo dejamos/
		paramos/terminamos) aquí [por hoy]|hasta aquí[ por hoy/ llegamos]|cierro (la laptop/el portátil/el ordenador/
		la computadora/todo)|apago (el ordenador/la computadora)|a dormir|a la cama|hora de dormir|me duermo|
		fin de (la jornada/mi turno)|terminó mi turno|seguimos <dia> adiós|a descansar|chaucito|agur|vaya con dios
	`,
	thanks: `
		gracias|muchas gracias|muchísimas gracias|mil gracias|grax|grx|graciass|gracias (bro/amigo/amiga/claude/tío/
		compa/hermano/crack/a ti/de nuevo/otra vez/de antemano/por todo/por tu ayuda/por la ayuda/por ayudarme/
		por tu tiempo/de verdad/totales)|gracias por <tail>|te lo agradezco[ mucho]|te agradezco[ mucho]|(estoy/
		muy) agradecido|estoy agradecida|muy amable|te debo una|eres (un crack/el mejor/la mejor/genial/un genio)|
		se agradece|muy agradecido
	`,
	pause: `
		(vuelvo/regreso/volveré/ahora vuelvo/ya vuelvo/enseguida vuelvo/ya regreso/vengo/en breve vuelvo) [en <rato>/
		<dia>/enseguida/pronto/a la tarde/luego]|(seguimos/continuamos/continúo/sigo/lo retomamos/lo retomo/retomamos/
		seguiremos/continuaremos/lo vemos/lo terminamos/lo dejamos para) <dia>|(hacemos/hagamos/tomo/me tomo/
		voy a hacer/hago/tomemos) (una pausa/un descanso/un break)|me voy a (comer/almorzar/cenar/una reunión/
		desayunar)|voy a (comer/almorzar/cenar/desayunar/una reunión/tomar un café/descansar)|(tengo/entro en/
		me meto en) [una] reunión|pausa para (comer/almorzar)|descanso|un descanso|voy por un café
	`,
	pauseAlone: "pausa|pausemos|lo dejamos|mañana seguimos|mañana",
	filler: `
		vale|ok|bien|bueno|pues|perfecto|genial|excelente|listo|ya|ya está|eso es todo|es todo|nada más|no|sí|si|claro|
		muy bien|súper|bro|amigo|amiga|tío|hombre|mi|y|por ahora|por hoy|hoy|ahora|muy|todo bien|funciona|ya funciona|
		todo funciona|de acuerdo|dale|estupendo|maravilloso|no hace falta|entonces|qué bien|buenísimo|fantástico|
		increíble|con eso|buen trabajo|gran trabajo|estoy cansado|estoy cansada|chicos|a todos|todos|compañero
	`,
};

const french: Catalogue = {
	lang: "fr",
	classes: {
		quand: `
		demain[ matin/ soir]|plus tard|plus|bientôt|tout à l heure|toute à l heure|tout à lheure|tout de suite|
		la prochaine[ fois]|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce soir|la semaine prochaine|tantôt|
		après|jamais|prochainement|après demain
	`,
		duree: `
		(5/10/15/20/30/45/une/deux/cinq/dix/quinze/vingt) (minutes/min/mn/h/heure/heures)|une (heure/minute/seconde/
		demi heure)|un (moment/instant/petit moment)|quelques (minutes/heures)
	`,
	},
	farewell: `
		au revoir|aurevoir|à <quand>|a plus|a pluche|à pluss|à tte|a12c4|a dem1|salut à <quand>|salut et à <quand>|ciao|
		tchao|tchuss|tchou|adieu|bye bye|bonne (nuit/soirée/journée/fin de journée/fin de soirée/semaine/continuation/
		vacances)|bonne nuit|bon (week end/weekend/we)|je (te/vous) (laisse/quitte) [là/pour aujourdhui/pour ce soir]|
		je (dois/vais devoir) (y aller/partir/filer/te laisser/vous laisser)|je (pars/file/me barre/me déconnecte/
		m en vais/men vais/me sauve/m arrête/marrête/rentre/décolle/vais me coucher/vais dormir/vais au lit/
		vais y aller) [là/maintenant/pour aujourdhui/pour ce soir/chez moi]|il faut que j y aille|faut que j y aille|
		il faut que jy aille|faut que jy aille|j y vais|jy vais|on se (voit/revoit/reparle/parle/retrouve/capte/
		rappelle) [<quand>]|on se fait signe|prends soin de toi|porte toi bien|dors bien|fais de beaux rêves|bisous|
		bises|amitiés|cordialement|(on s arrête/on sarrête/on arrête/je m arrête/je marrête/c est tout/cest tout/
		ce sera tout/ça suffit/ça ira/c est bon/cest bon/c est fini/cest fini/fini/terminé/stop/assez/j ai fini/
		jai fini/on en reste/on a fini/rien d autre/rien dautre) [là/ici] [pour] (aujourdhui/ce soir/la journée/
		cette nuit/là)|pour (aujourdhui/ce soir) (c est tout/cest tout/ça suffit/on s arrête là/c est bon/ce sera tout)|
		je ferme (le pc/l ordi/lordi/l ordinateur/lordinateur/la session/le portable/boutique)|j éteins|au lit|au dodo|
		dodo|fin de (journée/la journée/service)|ma journée est finie|bonne fin de journée|à la revoyure|
		à vous les studios|il est tard je <tail>
	`,
	thanks: `
		merci|mercii|mrc|merci (beaucoup/bien/bcp/à toi/à vous/infiniment/encore/mille fois/pour tout/pour ton aide/
		pour votre aide/pour l aide/pour laide/claude/bien à toi/d avance/l ami/mon ami/énormément/chef) [pour <tail>]|
		merci pour <tail>|merci de <tail>|(mille/milles/un grand/grand) merci|je (te/vous) remercie[ beaucoup/
		infiniment/ pour <tail>]|je suis reconnaissant|merci merci|t es (un chef/le meilleur/au top/génial)|
		tes (un chef/le meilleur/au top/génial)|tu gères|merci tu gères|remerciements|c est (très/super/trop) (gentil/
		sympa)|cest (très/super/trop) (gentil/sympa)
	`,
	pause: `
		je (reviens/re/reprends/continue/reprendrai/reviendrai/m absente/mabsente/m absente/repasse) [dans <duree>/
		<quand>/vite/après/de suite/à <quand>/tout de suite]|(on reprend/on continue/on reprendra/on continuera/
		on finira/on verra ça/on voit ça/on en reparle/reprenons/continuons) [ça] [<quand>]|(je vais/je pars/on va/
		je file/je vais aller/parti) (manger/déjeuner/dîner/en réunion/prendre un café/faire une pause/à une réunion/
		prendre une pause/me reposer)|(petite/une/pause/courte) (pause/pause café/déjeuner/déj/café/dej)|(je fais/
		on fait/faisons/je prends/fait) une [petite] pause|j ai une réunion|jai une réunion|je suis en réunion|
		pause (café/déjeuner/repas/midi)|je passe en (revue/review) [humaine] [du/de la/des/de] <tail>|stop (ici/là/
		confirmé)|on s arrête (ici/là)|on sarrête (ici/là)
	`,
	pauseAlone: "pause|on fait une pause|mets en pause|demain|bref pause|à suivre",
	filler: `
		ok|okay|d accord|daccord|dac|bon|bien|très bien|parfait|super|génial|excellent|nickel|top|cool|impeccable|
		c est parfait|cest parfait|c est bon|cest bon|c est tout|cest tout|ce sera tout|non|oui|ouais|allez|alors|voilà|
		donc|et|mais|ça marche|marche|tout marche|tout fonctionne|ça fonctionne|pas de souci|rien d autre|rien|
		pour l instant|pour linstant|pour le moment|aujourdhui|ce soir|mon ami|l ami|chef|les amis|tout le monde|à tous|
		maintenant|là|salut|je suis (fatigué/crevé/fatiguée)|bravo|beau travail|bon travail|bon boulot|beau boulot|
		magnifique|merveilleux|il est tard
	`,
};

const portuguese: Catalogue = {
	lang: "pt",
	classes: {
		quando: `
		amanhã[ de manhã/ cedo]|logo|mais[ tarde/ ver/ logo]|breve|já|depois|próxima|a próxima|à próxima|a vista|
		segunda|terça|quarta|quinta|sexta|sábado|domingo|segunda feira|semana que vem|a semana que vem|outro dia|
		a proxima|então|daqui a pouco|sempre|de noite|noite
	`,
		tempo: `
		(5/10/15/20/30/uns/alguns/cinco/dez/quinze/vinte) [minutos/min/minutinhos/mins]|uma hora|um minuto|um instante|
		meia hora|pouco|breve|uma horinha|instantes
	`,
	},
	farewell: `
		tchau|tchauzinho|tchau tchau|xau|chau|adeus|adeusinho|até <quando>|falou|flw|falou valeu|valeu falou|vlw flw|
		flw vlw|fui|partiu|partiu (casa/dormir/cama)|inté|té mais|té logo|a gente se (vê/fala) [<quando>]|
		nos vemos[ <quando>]|nos falamos[ <quando>]|te vejo <quando>|falamos[ <quando>]|(vou/estou/to/tô/já vou/
		tou) (embora/indo/nessa/indo ali/indo embora/dormir/deitar/pra cama/para casa/pra casa/sair/saindo/me deitar/
		desligar) [agora/já/por hoje]|tenho que ir[ embora/ agora]|preciso ir[ embora/ agora]|boa noite|bom (descanso/
		fim de semana/final de semana/feriado)|boa (semana/tarde e até amanhã)|bom fds|durma bem|dorme bem|se cuida|
		fica com deus|abraço|abraços|um abraço|beijo|beijos|bjs|bjos|beijinho|beijinhos|beijinho beijinho|(por hoje/
		por hora) (é só/chega/é isso/basta/deu/tá bom/está bom/acabou/é tudo/já deu/era isso)|(é só/chega/é isso/basta/
		deu/tá bom/acabou/é tudo/isso é tudo/só isso/terminamos/paramos/encerramos/já deu/encerro/
		terminei) [aqui] por hoje|(paramos/vamos parar/parei/ficamos/encerro/encerramos) por aqui [hoje]|hora de dormir|
		(fechando/vou fechar/fecho) o (notebook/computador/pc/laptop)|vou pegar o beco|vou vazar|vazei|
		fim do (expediente/meu turno)|encerrando (por hoje/o dia)|até a volta|pode crer falou|vou desligar|desligando
	`,
	thanks: `
		obrigado|obrigada|brigado|brigada|obg|obgd|obrigadão|brigadão|brigadinho|muito (obrigado/obrigada/grato/grata/
		agradecido)|(obrigado/obrigada/valeu/vlw/brigado/obg) (pela ajuda/por tudo/pela atenção/pelo apoio/mesmo/demais/
		de novo/mano/cara/amigo/amiga/claude/meu amigo/irmão/a você/gente/você) [<quando>]|(obrigado/obrigada/valeu/vlw/
		brigado/obg) (por/pelo/pela/pelas/pelos) <tail>|valeu|valew|vlw|agradeço[ muito/ a ajuda/ demais]|(sou/estou/
		fico) [muito] (grato/grata/agradecido)|grato|grata|gratidão|te devo uma|você é (o melhor/demais/fera/incrível)|
		ajudou muito|me ajudou muito|você ajudou muito|foi de grande ajuda
	`,
	pause: `
		(já volto/volto/volto já/já já volto/retorno/voltarei/vou e volto/logo volto) [em <tempo>/logo/<quando>/
		daqui a pouco/depois do almoço/daqui <tempo>]|(continuamos/continuo/retomamos/retomo/seguimos/vemos isso/
		vejo isso/terminamos/termino/a gente continua/a gente vê/deixamos para/fica para/vamos continuar/volto a isso/
		volto nisso) [isso] <quando>|(vou/to indo/estou indo/indo/saindo para/vamos/tô indo) (almoçar/jantar/comer/
		lanchar/tomar um café/para uma reunião/pra uma reunião/tomar café/fazer uma pausa/dar uma pausa/descansar/
		tomar banho) [e já volto]|(vou fazer/fazer/faço/vamos fazer/hora de/dar) uma pausa|(pausa para/intervalo para/
		hora do) (o almoço/almoço/o café/café/almoçar)|(tenho/entrando em/em) [uma] reunião[ agora]|um intervalo|
		pausando[ aqui/ por hoje]
	`,
	pauseAlone: "pausa|pausar|intervalo|amanhã|amanhã continuamos",
	filler: `
		ok|certo|beleza|blz|então|bom|bem|tá|tá bom|está bom|tudo bem|perfeito|ótimo|excelente|show|legal|massa|top|
		maravilha|maravilhoso|sim|não|claro|já|é isso|é só isso|só isso|isso é tudo|nada mais|por enquanto|por agora|
		por hoje|hoje|agora|e|mas|mano|cara|amigo|amiga|pessoal|gente|galera|meu amigo|irmão|funcionou|tá funcionando|
		deu certo|tudo certo|muito bom|muito bem|bom trabalho|ótimo trabalho|parabéns|de luz|hétero|estou cansado|
		to cansado|que bom|joia|jóia|a todos
	`,
};

const italian: Catalogue = {
	lang: "it",
	classes: {
		quando: `
		domani[ mattina/ sera]|presto|dopo|più tardi|poi|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|
		la prossima[ volta/ settimana]|settimana prossima|stasera|un altro giorno|breve|risentirci|rivederci
	`,
		tempo: `
		(5/10/15/20/30/cinque/dieci/quindici/venti) (minuti/min)|un (attimo/minuto/momento/po)|un ora|unora|mezz ora|
		mezzora|qualche (minuto/ora)
	`,
	},
	farewell: `
		ciao|ciao ciao|ciaone|arrivederci|arrivederla|addio|a <quando>|alla prossima[ volta]|ci (vediamo/sentiamo/
		aggiorniamo/risentiamo/becchiamo/leggiamo) [<quando>/presto]|buonanotte|buona (notte/serata/giornata/domenica/
		continuazione/fine settimana)|buon (weekend/fine settimana/riposo)|sogni d oro|dormi bien|dormi bene|
		devo (andare/scappare/staccare/chiudere) [ora/via/adesso]|(vado/me ne vado/scappo/stacco/chiudo/mollo/
		esco) [via/a letto/a dormire/a casa/a nanna] [ora/qui/per oggi/adesso]|(vado/me ne vado) (a letto/a dormire/
		a casa/via/a nanna)|statte bene|stammi bene|abbi cura di te|un abbraccio|baci|saluti|un saluto|(per oggi/
		per stasera) (basta/è tutto/ho finito/abbiamo finito/può bastare/è abbastanza/chiudo/mi fermo/ci fermiamo/stop/
		basta così)|(basta/è tutto/stop/abbiamo finito/ho finito/basta così/direi che è tutto/ci fermiamo/mi fermo/
		fermiamoci/chiudiamo/finito) [qui/qua] [per] (oggi/stasera)|(ci fermiamo/mi fermo/fermiamoci/chiudiamo/
		finiamo) (qui/qua)|chiudo (il portatile/il pc/il computer/baracca/tutto)|(spengo/sto spegnendo) [il pc/tutto/
		il computer]|ora di (dormire/andare a letto)|fine (giornata/turno)|a nanna|il mio turno è finito
	`,
	thanks: `
		grazie|graz|grazie (mille/tante/infinite/a te/di tutto/di cuore/ancora/dell aiuto/dellaiuto/per l aiuto/
		per laiuto/per tutto/molto/claude/davvero/amico/lo stesso/di nuovo) [per <tail>]|grazie per <tail>|grazie (di/
		del/della/dell) <tail>|mille grazie|tante grazie|molte grazie|ti ringrazio[ molto/ tanto/ per <tail>]|
		la ringrazio|sei (un grande/il migliore/un genio/un mito/fantastico)|sono grato|molto gentile|te ne devo una|
		apprezzo[ molto]
	`,
	pause: `
		(torno/ritorno/arrivo/rientro) (subito/tra <tempo>/fra <tempo>/<quando>/dopo pranzo/dopo cena)|(continuiamo/
		riprendiamo/proseguiamo/continuo/riprendo/lo finiamo/ci torniamo/ci torno/ne riparliamo/vediamo) [su] <quando>|
		(vado a/andiamo a/vado in/esco a/faccio) (pranzo/cena/mangiare/pranzare/cenare/prendere un caffè/riunione/
		una pausa/fare una pausa/una riunione)|(faccio/facciamo/prendo/mi prendo/fare) una [piccola] pausa|
		pausa (pranzo/caffè/cena)|(ho/sono in) [una] riunione|pausa di <tempo>
	`,
	pauseAlone: "pausa|in pausa|domani",
	filler: `
		ok|okay|va bene|bene|benissimo|perfetto|ottimo|fantastico|grande|bello|eccellente|sì|si|no|certo|allora|quindi|
		e|ma|dai|beh|è tutto|tutto qui|nient altro|nientaltro|niente altro|per ora|per adesso|oggi|adesso|ora|amico|
		amici|a tutti|ragazzi|tutti|funziona|ora funziona|tutto funziona|tutto ok|a posto|tutto a posto|sono a posto|
		bravo|brava|bel lavoro|ottimo lavoro|buon lavoro|sono stanco|stanco|magnifico|super|non serve altro|d accordo|
		daccordo|bravissimo|non c è altro|che bello
	`,
};

const romanian: Catalogue = {
	lang: "ro",
	classes: {
		cand: `
		mâine|curând|luni|marți|miercuri|joi|vineri|sâmbătă|duminică|mai târziu|data viitoare|săptămâna viitoare|
		diseară|revedere|mâine dimineață|în curând
	`,
	},
	farewell: `
		la revedere|pa|pa pa|pe <cand>|pe curând|ne (vedem/auzim/vorbim) [<cand>]|noapte bună|o (zi bună/seară bună/
		seară frumoasă/zi frumoasă)|seară bună|zi bună|somn ușor|trebuie să plec|(plec/am plecat/mă duc/ies) [acasă/
		la culcare/acum/la somn]|mă duc la culcare|(gata/atât/ajunge/e tot/asta e tot/destul/am terminat/
		închidem) [pentru/pe] (azi/astăzi)|pentru (azi/astăzi) (e tot/atât/ajunge/gata)|ne oprim aici[ azi/ pentru azi]|
		închid (laptopul/calculatorul)|weekend plăcut|drum bun|adio|cu bine|rămas bun|salutare|numai bine|
		ai grijă de tine
	`,
	thanks: `
		mulțumesc|mulțam|mersi|merci|mulțumesc (mult/frumos/foarte mult/din suflet/pentru ajutor/pentru tot)|
		mulțumesc pentru <tail>|mersi (mult/fain/frumos)|îți mulțumesc[ mult]|vă mulțumesc|mulțumiri|mii de mulțumiri|
		ești (cel mai bun/genial/tare)
	`,
	pause: `
		(revin/mă întorc/vin) (imediat/<cand>/în <tail>/mai târziu/repede)|(continuăm/continui/reluăm/terminăm) <cand>|
		(mă duc/merg/plec) (la masă/să mănânc/la prânz/la o ședință/într o ședință/la cină)|(iau/luăm/fac/
		facem) o pauză|pauză de (masă/cafea/prânz)|am (o ședință/ședință)
	`,
	pauseAlone: "pauză|mâine",
	filler: `
		ok|bine|foarte bine|perfect|super|excelent|gata|da|nu|atât|e tot|asta e tot|și|dar|atunci|acum|deocamdată|azi|
		astăzi|prietene|tuturor|merge|funcționează|minunat|bravo|grozav
	`,
};

const catalan: Catalogue = {
	lang: "ca",
	farewell: `
		adéu|adéu siau|adeu|fins (demà/aviat/després/dilluns/ara/la propera/una altra/dimarts/dimecres/dijous/divendres/
		la setmana que ve)|a reveure|bona nit|bon cap de setmana|que vagi bé|ens veiem[ demà/ aviat/ dilluns]|me n vaig|
		men vaig|haig de marxar|he de marxar|marxo|per avui (prou/ja està/és tot/n hi ha prou)|(prou/ja està/és tot/
		això és tot) per avui|ho deixem aquí[ per avui]|a dormir|bona (tarda/vesprada)
	`,
	thanks: `
		gràcies|moltes gràcies|moltíssimes gràcies|mil gràcies|mercès|merci|gràcies per <tail>|t ho agraeixo|
		gràcies a tu|moltes mercès
	`,
	pause: `
		(torno/ara torno) [de seguida/en <tail>/aviat/després/demà]|(continuem/seguim/continuarem) (demà/després/
		més tard/dilluns)|vaig a (dinar/sopar/esmorzar/una reunió)|(faig/fem) una pausa
	`,
	pauseAlone: "pausa",
	filler: `
		d acord|dacord|perfecte|molt bé|bé|genial|ja està|és tot|per ara|avui|i|sí|no|fantàstic|va|vinga|doncs
	`,
};

const galicianAndOthers: Catalogue = {
	lang: "gl",
	farewell: `
		ata (mañá/logo/pronto/despois/o luns)|adeus|deica (logo/mañá)|vémonos[ mañá/ logo]|boas noites|abur|voume|
		marcho|por hoxe (é todo/abonda/xa está)|(é todo/xa está/abonda) por hoxe|valete|adeu|dobar|te ma|orevwa|a demen|
		n a wè|bon nuit|bonswa|adieu|awuer|bonnuit|ĝis|ĝis (revido/morgaŭ/poste/la revido)|adiaŭ|bonan nokton
	`,
	thanks: `
		grazas|moitas grazas|graciñas|mèsi|mèsi anpil|merci villmools|dankon|multan dankon|gratias|gratias tibi ago|
		gratias ago|multas gratias
	`,
	pause: `
		(volvo/agora volvo) [axiña/en <tail>]|(seguimos/continuamos) mañá|mi revenos|ni daŭrigos morgaŭ
	`,
	filler: "bone|perfekte|ben|moi ben|optime|nun|hodiaŭ|hoxe",
};

export const romance: readonly Catalogue[] = [
	spanish,
	french,
	portuguese,
	italian,
	romanian,
	catalan,
	galicianAndOthers,
];
