import { describe, expect, it } from "vitest";
import { languagesOf } from "../../../../src/core/scan/language/languagesOf";

const codes = (...messages: string[]) => languagesOf(messages).map((language) => language.code);

describe("languagesOf", () => {
	it.each([
		["Kannst du bitte nachsehen, warum der Export nicht mehr läuft?", "de"],
		["o app trava quando abro a lista de pedidos sem internet", "pt"],
		["Peux-tu ajouter la pagination dans le contrôleur ?", "fr"],
		["en el correo de confirmación sigue saliendo mal", "es"],
		["il plugin delle spedizioni calcola male il peso", "it"],
		["Уведомления приходят дважды", "ru"],
		["Stok sayısı bazen eksiye düşüyor", "tr"],
		["仪表盘的折线图不刷新", "zh"],
		["予約一覧の表示が遅い", "ja"],
		["로그인이 풀려요", "ko"],
	])("%s", (message, code) => {
		expect(codes(message)).toEqual(["en", code]);
	});

	it("takes no language for spoken because of a word or two", () => {
		expect(
			codes("Remove the car module and the mist effect, no rush", "Use `de` as the locale, and `la` later"),
		).toEqual(["en"]);
	});

	it("finds the language of a short message among English answers", () => {
		expect(codes("nunca altere o módulo de marés", "Understood, I leave it alone and go on with the rest.")).toEqual([
			"en",
			"pt",
		]);
	});
});
