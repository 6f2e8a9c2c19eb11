import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const italianPlugin = labelled(
	"estensione per un negozio, in italiano",
	conversation(
		turn(
			"il plugin delle spedizioni calcola male il peso dei prodotti variabili, puoi sistemarlo? compatibile con PHP 7.4 per favore",
			edit("/var/www/plugins/spedizioni/peso.php", "$peso = $variante->get_weight() ?: $padre->get_weight();"),
			run("vendor/bin/phpunit", 0, "OK (21 tests, 60 assertions)"),
			say(
				"Sistemato. Il problema era che le varianti senza peso proprio restituivano zero invece del peso del prodotto padre.",
			),
		),
		turn(
			"ok. aggiungi anche il supporto alle isole minori",
			edit("/var/www/plugins/spedizioni/zone.php", "const ISOLE = ['90051', '98055'];"),
			run("vendor/bin/phpunit", 0, "OK (24 tests, 71 assertions)"),
			say(
				"Aggiunto: i CAP delle isole minori pagano il supplemento. Ho messo l'elenco dei CAP in una costante invece che nel database, perché cambia al massimo una volta l'anno.\n\n### Prossimi passi\n- Completare l'elenco: per ora ci sono solo Ustica e Lipari, mancano gli altri 47 CAP.\n- Tradurre l'etichetta del supplemento in tedesco",
			),
		),
		turn("l'elenco te lo mando domani", say("Perfetto, aspetto l'elenco.")),
	),
	{
		unfinished: [
			[
				"Completare l'elenco: per ora ci sono solo Ustica e Lipari, mancano gli altri 47 CAP.",
				"l'elenco te lo mando domani",
				"aspetto l'elenco.",
			],
			"Tradurre l'etichetta del supplemento in tedesco",
		],
		decisions: [
			"Ho messo l'elenco dei CAP in una costante invece che nel database, perché cambia al massimo una volta l'anno.",
		],
		constraints: ["compatibile con PHP 7.4 per favore"],
		lessons: [
			"Il problema era che le varianti senza peso proprio restituivano zero invece del peso del prodotto padre.",
		],
	},
);
