import { describe, expect, it } from "vitest";
import type { Signal } from "../../../../src/core/scan/language/language";
import { languages } from "../../../../src/core/scan/language/languages";
import { readerOf } from "../../../../src/core/scan/language/reader";

const { says, find, count } = readerOf(languages);

describe.each(languages)("$code", ({ phrases, stopWords }) => {
	it("is written in lower case, since sentences are compared so", () => {
		for (const phrase of Object.values(phrases).flat()) {
			const words = phrase.replace(/\\[A-Za-z]/g, "").replace(/\(\?[<!=:]+/g, "");
			expect(words.toLowerCase(), phrase).toBe(words);
		}
		expect(stopWords.toLowerCase()).toBe(stopWords);
	});

	it("has words for what a handoff lives on", () => {
		const needed: Signal[] = [
			"nextHeading",
			"offer",
			"askUser",
			"deferred",
			"blocked",
			"done",
			"chosen",
			"cause",
			"objection",
			"standing",
			"affirm",
		];
		for (const signal of needed) expect(phrases[signal]?.length ?? 0, signal).toBeGreaterThan(0);
	});
});

describe("says", () => {
	it.each<[Signal, string]>([
		["nextHeading", "Nächste Schritte"],
		["nextHeading", "Próximos pasos"],
		["nextHeading", "Prossimi passi"],
		["nextHeading", "Следующие шаги"],
		["nextHeading", "Sonraki adımlar"],
		["nextHeading", "下一步"],
		["nextHeading", "次のステップ"],
		["nextHeading", "다음 단계"],
		["offer", "Soll ich die Tests auch anpassen?"],
		["offer", "¿Quieres que actualice la documentación?"],
		["offer", "Vuoi che aggiunga i test?"],
		["offer", "需要我继续修改测试吗？"],
		["offer", "続きを進めましょうか？"],
		["offer", "계속 진행할까요?"],
		["objection", "nein, das ist falsch"],
		["objection", "no funciona, sigue igual"],
		["objection", "нет, это неправильно"],
		["objection", "不对，还是报错"],
		["objection", "違う、それではない"],
		["objection", "아니 그게 아니라"],
		["standing", "ändere die Schnittstelle nicht"],
		["standing", "不要改数据库"],
		["standing", "никогда не коммить в main"],
		["standing", "main には絶対にコミットしないで"],
		["chosen", "wir nehmen SQLite"],
		["chosen", "决定使用 SQLite"],
		["cause", "Das Problem ist die Zeitzone"],
		["cause", "原因是时区"],
		["cause", "原因はタイムゾーンです"],
		["affirm", "ja, mach weiter"],
		["affirm", "好的"],
		["affirm", "はい、お願いします"],
		["affirm", "네 계속해주세요"],
	])("%s: %s", (signal, sentence) => {
		expect(says(signal, sentence)).toBe(true);
	});

	it("matches at the borders of words only", () => {
		expect(says("mistake", "the shell sorry")).toBe(true);
		expect(says("frustration", "open the shell")).toBe(false);
		expect(says("chosen", "moved to hooks.go with care")).toBe(false);
		expect(says("standing", "the neveragain module")).toBe(false);
	});

	it("knows where and how often", () => {
		expect(find("promise", "Now I will look")?.index).toBe(4);
		expect(count("doubt", "but can't we do it instead")).toBe(3);
	});
});
