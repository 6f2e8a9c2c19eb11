import type { WishCatalogue } from "./concept";

const french: WishCatalogue = {
	keep: "sauvegarde|sauvegarder|sauve|enregistre|enregistrer|une sauvegarde|compresse",
	core: "[l/le/la] (état/etat/progression/avancement/contexte/état actuel/état du projet)",
	save: `
		sauvegarde|sauvegarder|sauve|enregistre|enregistrer|note|noter|écris|écrire|rédige|rédiger|consigne|prépare|
		préparer|fais|fait|fais toi|fait toi|fais moi|mets à jour|met à jour|mettre à jour|résume|résumer|documente|
		documenter|exporte|garde|garde en mémoire|archive|crée|créer|créer toi|crée toi|génère|générer|compresse|
		une sauvegarde|fais un|fais une|lance|donne moi
	`,
	state: `
		[l/le/la/les/notre/ton/tes/mes/un/une/ton] (état/etat/progression/avancement/contexte/mémoire/notes/résumé/
		bilan/récap/récapitulatif/point/statut/fichier contexte/fichier context/fichier de contexte/état du projet/
		état du projet actuel/état actuel/état actuel du projet/état des lieux/avancée/synthèse/compte rendu/context/
		sauvegarde) [actuel/actuelle/du projet/du projet actuel/en cours/de la session/de la conversation]|ce (qu on a/
		quon a/que nous avons) (fait/vu/décidé)|où (on en est/nous en sommes)
	`,
	talk: "[la/cette/notre/ma/l] (session/conversation/discussion/séance/chat/échange)|ce chat",
	close: `
		ferme|fermer|clôture|clôturer|termine|terminer|arrête|arrêter|finis|quitte|clos|conclus|on arrête|on s arrête|
		on sarrête
	`,
	handover: `
		[une/la/un/le/note de/de/document de] (passation/transmission/relève/handoff/handover/passage de relais/
		passage de témoin/fichier de passation)|(note/document/fichier/résumé/message/dossier) de (passation/
		transmission/relève/handoff)
	`,
	fresh: `
		[une/la/dans une/dans la/un/d une/pour une/pour la/à la/sur une/dans un/le] (nouvelle/prochaine/autre) (session/
		conversation/discussion/fenêtre/instance/séance)|[un/le/dans un/sur un] (nouveau/prochain/autre) (chat/fil/
		contexte/thread)
	`,
	moving: `
		(je vais/je veux/je dois/j/je/on va/afin que je/pour que je/que je/pour/et je/afin de/nous allons) [puisse/
		en] (ouvrir/ouvre/commencer/commence/continuer/continue/reprendre/reprends/repartir/repars/basculer/passe/
		passer/lancer/démarrer/changer de/relancer/poursuivre)
	`,
	resume: `
		continuer|reprendre|reprenne|repartir|poursuivre|reprendre là où|continuer là où|reprise|reprends|continue|
		qu on reprenne|relancer|reprendre les modifications
	`,
	future: `
		demain|plus tard|la prochaine fois|prochaine fois|lundi|la semaine prochaine|ultérieurement|demain matin|
		à tout moment|prochainement|ce soir
	`,
	successor: `
		(le/un/l/les/au/aux/pour le) (prochain/autre/futur/suivant/futurs/prochains) (agent/agents/développeur/collègue/
		dev/équipe/ia)|quelqu un d autre|quelquun dautre|ton successeur|mon collègue|l équipe (du matin/suivante)|
		l agent suivant|lagent suivant
	`,
	opener: "(prompt/instructions/message/consigne/commande/contexte) [pour/de/à coller dans]",
	glue: `
		le|la|les|un|une|de|du|des|ce|cette|ton|ta|tes|mon|ma|et|puis|pour|dans|sur|avec|à|au|en|que|qui|s il te plaît|
		sil te plait|stp|svp|maintenant|tout|toutes|tous|fichier|dossier|ok|peux tu|tu peux|peut tu|d|l|on|je|moi|toi|
		se|nous|actuel|bien|afin|qu|est|projet|ensuite|tu|md
	`,
};

const spanish: WishCatalogue = {
	keep: "guarda|guardar|guardá|salva|respalda|comprime",
	core: "[el/la] (estado/progreso/avance/contexto/estado actual)",
	save: `
		guarda|guardar|guárdame|guardá|salva|registra|registrar|anota|anotar|apunta|escribe|escribir|escribí|documenta|
		actualiza|actualizar|resume|resumir|prepara|preparar|haz|hazme|hacé|crea|crear|genera|generar|exporta|archiva|
		deja|comprime|haz un|haz una|dame|redacta|respalda|deja anotado|vuelca
	`,
	state: `
		[el/la/las/los/tus/mis/nuestro/nuestra/un/una] (estado/progreso/avance/avances/contexto/memoria/notas/resumen/
		sumario/estado actual/estado del proyecto/punto actual/situación/pendientes/historial) [actual/del proyecto/
		de la sesión/de todo/del trabajo]|lo que (hicimos/tenemos/llevamos/hemos hecho/sabemos) [hasta ahora/hoy]|
		dónde (quedamos/vamos/estamos)|todo lo (hecho/que hicimos/que tenemos)
	`,
	talk: `
		[la/esta/nuestra/el/este/toda la] (sesión/conversación/charla/chat/plática/hilo/sesión actual/sesion)
	`,
	close: `
		cierra|cerrar|cerrá|termina|terminar|finaliza|finalizar|acaba|concluye|ciérrala|detente|para|cierra sesión|sal
	`,
	handover: `
		[un/una/el/la/documento de/nota de/notas de/archivo de/resumen de] (traspaso/relevo/entrega/handoff/handover/
		transferencia/traspaso de turno)|(documento/nota/notas/archivo/resumen/informe/mensaje) de (traspaso/relevo/
		entrega/handoff/transferencia)
	`,
	fresh: `
		[una/la/en una/en la/otra/para una/para la/en otra/a una] (nueva/próxima/otra/siguiente/nueva) (sesión/
		conversación/ventana/charla/instancia)|[un/el/en un/otro/a un] (nuevo/próximo/otro/siguiente) (chat/hilo/
		contexto)
	`,
	moving: `
		(voy a/quiero/debo/vamos a/para/que/así/y/para que/necesito/tengo que/y luego/poder) [yo/pueda/podamos/
		poder] (abrir/abro/abra/empezar/empiezo/continuar/continúo/continúe/seguir/sigo/siga/retomar/retomo/cambiar/
		iniciar/comenzar/comienzo/pasar)
	`,
	resume: `
		continuar|seguir|retomar|retome|retomarlo|continúe|siga|sigamos|retomemos|reanudar|seguimos|continuamos|
		retomamos|continuarlo|seguirlo|reanudarlo
	`,
	future: `
		mañana|luego|más tarde|después|la próxima vez|el lunes|la semana que viene|otro día|próxima vez|en otro momento
	`,
	successor: `
		(el/la/un/otro/al/para el/los) (próximo/siguiente/otro/futuro/nuevo/próximos/futuros) (agente/turno/
		desarrollador/compañero/agentes/equipo/asistente)|alguien más|otra persona|otro (agente/compañero/
		desarrollador)|mi compañero|el turno de (mañana/noche)|tu sucesor
	`,
	opener: "(prompt/instrucciones/mensaje/indicaciones/contexto) [para/de]",
	glue: `
		el|la|los|las|un|una|de|del|al|lo|que|y|e|para|en|con|a|por|por favor|porfa|ahora|todo|toda|todos|archivo|
		carpeta|ok|puedes|podrías|me|mi|tu|tus|este|esta|luego|después|aquí|así|bien|se|nos|md|yo|su|hoy|actual
	`,
};

const portuguese: WishCatalogue = {
	keep: "salva|salve|salvar|guarda|guarde|guardar|comprime|comprima",
	core: "[o/a] (estado/progresso/andamento/contexto/estado atual)",
	save: `
		salva|salve|salvar|guarda|guarde|guardar|registra|registre|registrar|anota|anote|anotar|escreve|escreva|
		documenta|documente|atualiza|atualize|atualizar|resume|resuma|prepara|prepare|faz|faça|cria|crie|criar|gera|
		gere|gerar|exporta|exporte|arquiva|arquive|deixa|deixe|comprime|comprima|me dá|me dê|grava|grave|faz um|faz uma|
		faça um|faça uma|monta|monte
	`,
	state: `
		[o/a/as/os/suas/nosso/nossa/um/uma] (estado/progresso/andamento/avanço/contexto/memória/notas/resumo/
		estado atual/situação/pendências/histórico/sumário/status) [atual/do projeto/da sessão/de tudo/do trabalho]|
		o que (fizemos/temos/já fizemos/sabemos) [até agora/hoje]|onde (paramos/estamos)|tudo que (fizemos/temos)|
		tudo o que fizemos
	`,
	talk: "[a/esta/essa/nossa/o/este/esse/toda a] (sessão/conversa/chat/sessao/thread/bate papo)",
	close: `
		fecha|feche|fechar|encerra|encerre|encerrar|termina|termine|terminar|finaliza|finalize|finalizar|acaba|conclua|
		conclui|para|pare
	`,
	handover: `
		[um/uma/o/a/documento de/nota de/notas de/arquivo de/resumo de] (passagem/handoff/handover/transferência/
		repasse/passagem de bastão/passagem de turno/entrega)|(documento/nota/notas/arquivo/resumo/
		mensagem) de (passagem/handoff/transferência/repasse/transição/passagem de bastão)|passagem de (bastão/turno/
		conhecimento)
	`,
	fresh: `
		[uma/a/na/numa/em uma/para a/para uma/em outra/outra] (nova/próxima/outra/outra nova) (sessão/conversa/janela/
		instância)|[um/o/no/num/em um/para o/em outro] (novo/próximo/outro) (chat/contexto/thread)
	`,
	moving: `
		(vou/quero/preciso/vamos/para/que/e vou/pra/pra eu/para que eu/para eu/e/que eu/a gente vai/tenho que) [eu/
		possa/poder] (abrir/abro/começar/começo/continuar/continuo/seguir/sigo/retomar/retomo/mudar/iniciar/inicio/
		trocar/passar)
	`,
	resume: `
		continuar|seguir|retomar|continue|retome|continuarmos|retomarmos|prosseguir|dar continuidade|continuamos|
		retomamos|seguimos|voltar
	`,
	future: `
		amanhã|depois|mais tarde|próxima vez|a próxima vez|na próxima vez|segunda|semana que vem|outro dia|
		na semana que vem|em outro momento
	`,
	successor: `
		(o/a/um/outro/ao/para o/pro) (próximo/outro/futuro/novo/próximos) (agente/turno/desenvolvedor/colega/dev/time/
		agentes/assistente)|outra pessoa|outro (agente/dev/colega)|alguém|meu colega|o pessoal da manhã|equipe da manhã|
		seu sucessor
	`,
	opener: "(prompt/instruções/mensagem/instrução/contexto) [para/pra/de]",
	glue: `
		o|a|os|as|um|uma|de|do|da|no|na|e|para|pra|em|com|por|por favor|pf|agora|tudo|todo|toda|arquivo|pasta|ok|pode|
		poderia|me|meu|minha|este|esta|esse|essa|depois|aqui|que|bem|se|md|eu|hoje|atual|possa|nós|gente
	`,
};

const italian: WishCatalogue = {
	keep: "salva|salvare|comprimi|memorizza",
	core: "[lo/il/la] (stato/progresso/progressi/avanzamento/contesto/stato attuale)",
	save: `
		salva|salvare|registra|registrare|annota|scrivi|scrivere|documenta|aggiorna|aggiornare|riassumi|prepara|fai|
		fammi|crea|genera|esporta|archivia|lascia|comprimi|dammi|memorizza|appunta|segna|fai un|fai una|
		metti per iscritto|salvami
	`,
	state: `
		[lo/il/la/le/i/gli/un/una/l/tue] (stato/progresso/progressi/avanzamento/contesto/memoria/note/riassunto/appunti/
		situazione/stato attuale/punto della situazione/riepilogo/cronologia) [attuale/del progetto/della sessione/
		del lavoro]|quello che (abbiamo fatto/abbiamo/sappiamo) [finora]|dove (siamo/eravamo) [arrivati/rimasti]|
		tutto quello che abbiamo fatto
	`,
	talk: "[la/questa/nostra/la nostra/il/tutta la] (sessione/conversazione/chat/discussione)",
	close: "chiudi|chiudere|chiudiamo|termina|terminare|finisci|concludi|ferma|fermati|esci",
	handover: `
		[un/una/il/la/documento di/nota di/note di/documento per il/file di] (passaggio di consegne/passaggio/handoff/
		handover/consegna/passaggio del testimone)|(documento/nota/note/file/riassunto) di (passaggio/handoff/consegna/
		passaggio di consegne)|passaggio di consegne
	`,
	fresh: `
		[una/la/in una/nella/per la/per una/in un altra/un altra] (nuova/prossima/altra) (sessione/conversazione/chat/
		finestra)|[un/il/in un] (nuovo/prossimo/altro) (chat/thread/contesto)
	`,
	moving: `
		(voglio/devo/vado a/per/e/così/che/così che/in modo da/adesso/ora/poi) [io/possa/poter] (aprire/apro/iniziare/
		inizio/continuare/continuo/riprendere/riprendo/passare/cominciare/passo/ripartire)
	`,
	resume: `
		continuare|riprendere|riprenda|proseguire|continui|riprendiamo|continuiamo|ripartire|riprenderlo|continuarlo|
		ricominciare
	`,
	future: `
		domani|dopo|più tardi|la prossima volta|prossima volta|lunedì|la settimana prossima|un altro giorno|domattina
	`,
	successor: `
		(il/un/l/al/per il) (prossimo/altro/futuro/nuovo) (agente/turno/sviluppatore/collega)|qualcun altro|
		un altro (agente/collega)|altra persona|il mio collega|il tuo successore|chi viene dopo
	`,
	opener: "(prompt/istruzioni/messaggio/contesto) [per/di]",
	glue: `
		il|lo|la|i|gli|le|un|una|di|del|della|dello|e|per|in|nel|nella|con|a|al|da|che|per favore|perfavore|ora|adesso|
		tutto|tutta|file|cartella|ok|puoi|potresti|mi|mio|questa|questo|poi|qui|così|md|si|ci|tuo|oggi|attuale|bene
	`,
};

const german: WishCatalogue = {
	keep: "speicher|speichere|speichern|sichere|sichern|komprimiere|komprimier",
	core: `
		[den/die/das/aktuellen] [aktuellen/jetzigen] (stand/zustand/fortschritt/status/kontext/zwischenstand/
		arbeitsstand/session state)
	`,
	save: `
		speicher|speichere|speichern|sichere|sichern|sicher|schreib|schreibe|schreiben|notier|notiere|notieren|
		dokumentier|dokumentiere|dokumentieren|aktualisier|aktualisiere|aktualisieren|halte|halt|fass|fasse|
		zusammenfassen|erstell|erstelle|erstellen|mach|mache|mach mir|bereite|bereite vor|exportiere|exportier|
		archiviere|leg|lege|komprimiere|komprimier|gib mir|merk dir|merke dir|generiere|generier|mach eine|mach ein|
		verfasse|starte|führe
	`,
	state: `
		[den/die/das/der/unseren/deine/alle/eine/meine/ein/aktuellen/aktuelle] [aktuellen/aktuelle/jetzigen] (stand/
		zustand/fortschritt/status/kontext/notizen/gedächtnis/memory/zusammenfassung/ergebnisse/projektstand/
		zwischenstand/arbeitsstand/sachstand/erkenntnisse/sitzungszustand/session state/state/verlauf) [der session/
		des projekts/fest/der sitzung]|was wir (haben/gemacht haben/bisher haben/wissen/bisher gemacht haben)|
		wo wir (stehen/sind/aufgehört haben)|alles (bisherige/was wir haben/wichtige)
	`,
	talk: `
		[die/diese/der/dieser/unsere/den/das/dieses/ganze/die ganze] (session/sitzung/unterhaltung/konversation/chat/
		gespräch/diskussion/dialog)|diesen chat
	`,
	close: `
		schließ|schließe|schließen|beende|beenden|schliess|beend|mach zu|schluss|abschließen|schließe ab|mach dicht|
		stoppen|wir hören auf|wir stoppen
	`,
	handover: `
		[eine/die/ein/das/der/zur] (übergabe/übergabedokument/übergabenotiz/übergabeprotokoll/handoff/handover/
		übergabedatei/übergabezusammenfassung/staffelübergabe/handoff dokument/übergabe dokument/übergabebericht/
		übergabeprompt)
	`,
	fresh: `
		[einer/eine/die/der/einem/ein/den/im/in einer/in der/in einem/einen/für die/für eine/für den/in einen/
		in eine] (neuen/neue/neuer/nächsten/nächste/anderen/neues/andere/frischen/frische) (session/sitzung/chat/
		unterhaltung/konversation/fenster/gespräch/kontext/instanz/thread)
	`,
	moving: `
		(ich/ich will/ich möchte/damit ich/ich werde/wir/damit wir/dann/und/ich muss/so dass ich/sodass ich/
		ich werd) [in/mit/kann/gleich/jetzt] [weiter] (öffne/starte/mache/mach/beginne/wechsle/weitermachen/weitermache/
		eröffne/gehe/fange/arbeite/setze/öffnen/starten/wechseln/beginnen/anfangen)|weitermachen kann|(öffne/starte/
		beginne) ich|mach ich|mache ich|machen wir|geht s|gehts|weitermache|starten kann|beginnen kann
	`,
	resume: `
		weitermachen|weiter|fortsetzen|fortfahren|weiterarbeiten|wieder aufnehmen|anknüpfen|weitermachen können|
		weitermachen kann|weiterarbeiten kann|übernehmen|ansetzen|weiterkommen|wiederaufnehmen|einsteigen|anschließen
	`,
	future: `
		morgen|später|nächstes mal|das nächste mal|montag|nächste woche|ein andermal|beim nächsten mal|morgen früh|
		am montag|heute abend
	`,
	successor: `
		(den/der/dem/einen/ein/für den/die) (nächsten/nächste/anderen/anderer/neuen/kommenden) (agent/agenten/kollegen/
		entwickler/schicht/bearbeiter/mitarbeiter/kollege)|jemand anders|jemand anderes|jemand anderen|mein kollege|
		meinen kollegen|die frühschicht|deinen nachfolger|wer auch immer
	`,
	opener: `
		(prompt/anweisung/anweisungen/startprompt/anleitung/startnachricht/einstiegsprompt) [für/zum]
	`,
	glue: `
		der|die|das|den|dem|des|ein|eine|einen|einer|und|dann|für|in|im|ins|mit|auf|zu|zum|zur|damit|dass|bitte|jetzt|
		nun|alles|alle|datei|ordner|ok|kannst du|könntest du|kann|können|mir|mich|dir|ich|wir|uns|hier|so|bevor|danach|
		noch|mal|ab|fest|md|an|von|vom|unser|unsere|aktuellen|aktuelle|vor|zusammen|heute|um|wo|als
	`,
};

const russian: WishCatalogue = {
	keep: "сохрани|сохранить|сохраняем|зафиксируй|сожми",
	core: "[все/всё/наш/весь/текущий/текущее] (состояние/прогресс/контекст/статус/текущее состояние)",
	save: `
		сохрани|сохранить|сохраняем|сохраните|запиши|записать|запишите|зафиксируй|зафиксировать|обнови|обновить|напиши|
		составь|создай|создать|сделай|подготовь|опиши|задокументируй|суммируй|подытожь|резюмируй|выгрузи|экспортируй|
		сожми|сжать|запомни|оставь|дай|дай мне|сгенерируй|заархивируй|зафиксируем|допиши
	`,
	state: `
		[все/всё/наш/весь/текущий/текущее/свои/мои] (состояние/прогресс/контекст/память/заметки/итоги/статус/сводку/
		резюме/саммари/текущее состояние/что сделали/результаты/стейт/наработки/выжимку/конспект/состояние проекта/
		историю) [проекта/сессии/работы/диалога]|что (мы сделали/сделано/у нас есть/мы имеем/осталось)|
		на чем (мы остановились/остановились)|все что (мы сделали/сделано)
	`,
	talk: `
		[эту/этот/наш/нашу/текущую/весь/всю/этого] (сессию/чат/разговор/диалог/беседу/переписку/сеанс/сессия/тред)
	`,
	close: `
		закрой|закрыть|закрывай|заверши|завершить|завершай|закончи|закончить|заканчивай|закрываем|завершаем|останови|
		заканчиваем|выходи
	`,
	handover: `
		[для/документ/файл/сделай] (хендофф/хэндофф/handoff/передачу/передачу дел/хендовер/передача дел/передача смены)|
		(документ/заметку/файл/записку/сводку/инструкцию) (передачи/для передачи/о передаче) [дел]|передай дела|
		передачу контекста
	`,
	fresh: `
		[в/для/на/к] (новом/новый/новой/новую/следующей/следующий/следующем/следующую/другой/другом/нового/следующего/
		чистом/другую/новая) (чате/чат/сессии/сессию/диалоге/диалог/разговоре/окне/окно/чата/беседе/сессия/беседу/
		диалога/сеансе/треде/контексте)
	`,
	moving: `
		(я/чтобы я/чтоб/чтобы/мы/хочу/буду/и/я буду/давай/нужно/я хочу/я сейчас/чтобы мы/чтоб я) [могу/мог/могли/смог/
		сейчас] (открою/открываю/открыть/начну/начать/продолжу/продолжить/продолжил/перейду/перейти/начинаю/продолжаю/
		перехожу/продолжим/запущу/начал/начнем/создам)
	`,
	resume: `
		продолжить|продолжим|продолжать|возобновить|вернуться|подхватить|продолжил|продолжу|продолжили|с того же места|
		начать с|продолжит|продолжение
	`,
	future: `
		завтра|потом|позже|в следующий раз|в понедельник|на следующей неделе|другой раз|утром|следующий раз|попозже|
		на завтра
	`,
	successor: `
		(следующего/следующему/другого/другому/следующий/нового/следующей/другой/будущих) (агента/агенту/разработчика/
		коллегу/агент/смены/человека/агентов/разработчику/человек/смене)|кто то другой|другой человек|кто нибудь другой|
		коллега|коллеге|сменщику|утренней смены
	`,
	opener: "(промпт/инструкцию/сообщение/промт/инструкции/контекст/команду) [для/на]",
	glue: `
		и|в|во|на|с|для|чтобы|чтоб|что|это|все|всё|пожалуйста|плиз|сейчас|теперь|потом|файл|папку|ок|можешь|мне|мы|я|
		наш|текущее|текущий|а|к|по|из|затем|тут|здесь|так|давай|мог|могли|можно|было|md|итак|его|ее|их|нам|проекта|
		сначала|сразу
	`,
};

export const europeanWishes: readonly WishCatalogue[] = [french, spanish, portuguese, italian, german, russian];
