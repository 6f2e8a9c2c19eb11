import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const spanishBackend = labelled(
	"reservas en Django, en español",
	conversation(
		turn(
			"Las reservas se guardan con la hora UTC y el hotel las ve dos horas antes. Arréglalo, por favor. No toques las migraciones existentes.",
			edit("/srv/hotel/reservas/views.py", "timezone.localtime(r.inicio, hotel.tz)"),
			run("python manage.py test reservas", 0, "Ran 33 tests in 2.1s\n\nOK"),
			say(
				"Corregido: las vistas convierten a la zona horaria del hotel. El problema era que la plantilla mostraba `r.inicio` sin convertir.",
			),
		),
		turn(
			"en el correo de confirmación sigue saliendo mal",
			edit("/srv/hotel/reservas/correo.py", "localtime(r.inicio, r.hotel.tz)"),
			run(
				"python manage.py test reservas",
				1,
				"FAIL: test_correo_sin_hotel\nAttributeError: 'NoneType' object has no attribute 'tz'",
			),
			say(
				"Falla un test: hay reservas antiguas sin hotel. Para esas uso la zona por defecto en lugar de lanzar un error.",
			),
			edit("/srv/hotel/reservas/correo.py", "tz = r.hotel.tz if r.hotel else settings.TIME_ZONE"),
			run("python manage.py test reservas", 0, "Ran 34 tests in 2.2s\n\nOK"),
			say(
				"El correo ya sale con la hora local. Queda pendiente asignar un hotel a las 212 reservas antiguas; conviene hacerlo con un script aparte. ¿Quieres que lo prepare?",
			),
		),
		turn("no, eso lo mira Marta", say("De acuerdo.")),
	),
	{
		unfinished: [
			[
				"Queda pendiente asignar un hotel a las 212 reservas antiguas; conviene hacerlo con un script aparte.",
				"no, eso lo mira Marta",
			],
		],
		decisions: ["Para esas uso la zona por defecto en lugar de lanzar un error."],
		corrections: ["en el correo de confirmación sigue saliendo mal"],
		constraints: ["No toques las migraciones existentes."],
		attempts: [
			["Falla un test: hay reservas antiguas sin hotel.", "AttributeError: 'NoneType' object has no attribute 'tz'"],
		],
		lessons: ["El problema era que la plantilla mostraba `r.inicio` sin convertir."],
	},
);
