import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const frenchApi = labelled(
	"interface Symfony, en français",
	conversation(
		turn(
			"Peux-tu ajouter la pagination à GET /clients ? Attention, le format de réponse actuel doit rester identique pour les anciens clients mobiles.",
			edit("/srv/crm/src/Controller/ClientController.php", "if ($request->query->has('page')) { }"),
			run("php bin/phpunit", 0, "OK (54 tests, 201 assertions)"),
			say(
				"La pagination est en place : elle ne s'active que si le paramètre `page` est présent, afin de garder la réponse inchangée pour les anciens clients. Les 54 tests passent.",
			),
		),
		turn(
			"Et le total ? Les clients web en ont besoin.",
			edit("/srv/crm/src/Controller/ClientController.php", "$response->headers->set('X-Total-Count', $total);"),
			run("php bin/phpunit", 0, "OK (55 tests, 204 assertions)"),
			say(
				"J'ai mis le total dans l'en-tête `X-Total-Count` plutôt que dans le corps. Il reste à documenter l'en-tête dans `openapi.yaml`. Souhaitez-vous que je m'en occupe ?",
			),
		),
		turn(
			"Oui",
			edit("/srv/crm/openapi.yaml", "X-Total-Count"),
			say(
				"`openapi.yaml` est à jour. Attention : la requête de comptage prend 900 ms sur la table de production, il faudrait un index sur `clients.agence_id`, mais seul l'administrateur de la base peut le créer.",
			),
		),
		turn("Je vois ça avec lui lundi. Merci !"),
	),
	{
		unfinished: [
			[
				"il faudrait un index sur `clients.agence_id`, mais seul l'administrateur de la base peut le créer.",
				"Je vois ça avec lui lundi.",
			],
		],
		decisions: [
			"elle ne s'active que si le paramètre `page` est présent, afin de garder la réponse inchangée pour les anciens clients.",
			"J'ai mis le total dans l'en-tête `X-Total-Count` plutôt que dans le corps.",
		],
		constraints: ["le format de réponse actuel doit rester identique pour les anciens clients mobiles."],
		lessons: [],
		traps: ["Il reste à documenter l'en-tête dans `openapi.yaml`."],
	},
);
