import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const germanBatch = labelled(
	"nächtlicher Export, auf Deutsch",
	conversation(
		turn(
			"Der nächtliche DATEV-Export läuft seit dem Update doppelt. Kannst du nachsehen, woran das liegt?",
			run(
				"rg -n Scheduled src",
				0,
				'src/Export.java:20:@Scheduled(cron = "0 0 2 * * *")\nsrc/ExportConfig.java:11:@Bean ExportJob',
			),
			say(
				"Die Ursache: seit dem Update gibt es zwei Instanzen von `ExportJob`, eine über `@Component` und eine über die `@Bean`-Methode. Beide haben den Zeitplan.",
			),
		),
		turn(
			"ok, nimm die Bean-Methode raus",
			edit("/src/ExportConfig.java", "", "@Bean ExportJob exportJob()"),
			run("mvn -q verify", 0, "BUILD SUCCESS"),
			say(
				"Die Bean-Methode ist entfernt, der Export läuft jetzt nur noch einmal. Alle Tests sind grün.\n\nNoch offen:\n1. Die doppelten Buchungen vom 3. und 4. November müssen in DATEV storniert werden (das kann nur die Buchhaltung).\n2. Ein Test, der prüft, dass es nur einen Zeitplan gibt.",
			),
		),
		turn(
			"den Test bitte noch schreiben",
			edit("/test/ScheduleTest.java", "assertThat(tasks).hasSize(1);"),
			run("mvn -q verify", 0, "BUILD SUCCESS"),
			say("Test ergänzt, er schlägt mit der alten Konfiguration fehl und läuft mit der neuen durch."),
		),
		turn(
			"Nein, der Test darf nicht den ganzen Kontext hochfahren, das dauert zu lange. Nimm ApplicationContextRunner.",
			edit("/test/ScheduleTest.java", "new ApplicationContextRunner()"),
			run("mvn -q verify", 0, "BUILD SUCCESS"),
			say("Umgestellt auf `ApplicationContextRunner`; der Test braucht jetzt 0,3 statt 14 Sekunden."),
		),
		turn("Super. Der Buchhaltung schreibe ich morgen."),
	),
	{
		unfinished: [
			[
				"Die doppelten Buchungen vom 3. und 4. November müssen in DATEV storniert werden (das kann nur die Buchhaltung).",
				"Der Buchhaltung schreibe ich morgen.",
			],
		],
		decisions: [
			"ok, nimm die Bean-Methode raus",
			["Nimm ApplicationContextRunner.", "Umgestellt auf `ApplicationContextRunner`"],
		],
		corrections: ["Nein, der Test darf nicht den ganzen Kontext hochfahren, das dauert zu lange."],
		constraints: ["der Test darf nicht den ganzen Kontext hochfahren, das dauert zu lange."],
		lessons: [
			"seit dem Update gibt es zwei Instanzen von `ExportJob`, eine über `@Component` und eine über die `@Bean`-Methode.",
		],
		traps: ["Ein Test, der prüft, dass es nur einen Zeitplan gibt."],
	},
);
