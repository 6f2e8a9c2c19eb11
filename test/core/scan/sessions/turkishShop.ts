import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const turkishShop = labelled(
	"stok servisi, Türkçe",
	conversation(
		turn(
			"Stok sayısı bazen eksiye düşüyor, nedenini bulup düzeltir misin? Veritabanı şemasını değiştirme.",
			edit("/srv/stok/StokService.cs", "WHERE Adet >= @miktar"),
			run("dotnet test", 0, "Passed!  - Failed: 0, Passed: 40"),
			say(
				"Sorunun nedeni, iki isteğin aynı anda aynı satırı okuması. Güncellemeye `WHERE Adet >= @miktar` koşulu eklendi, böylece stok eksiye düşemez. Testler başarılı.",
			),
		),
		turn(
			"kilit kullanmak yerine bunu seçmen iyi olmuş. raporu da düzelt",
			edit("/srv/stok/Rapor.cs", "Math.Max(0, adet)"),
			run("dotnet test", 0, "Passed!  - Failed: 0, Passed: 41"),
			say(
				"Rapor düzeltildi.\n\nKalan işler:\n- Eski eksi kayıtların temizlenmesi gerekiyor\n- Yük testi henüz yapılmadı",
			),
		),
		turn("temizliği yarın yaparız, teşekkürler"),
	),
	{
		unfinished: [
			["Eski eksi kayıtların temizlenmesi gerekiyor", "temizliği yarın yaparız"],
			"Yük testi henüz yapılmadı",
		],
		decisions: [
			[
				"Güncellemeye `WHERE Adet >= @miktar` koşulu eklendi, böylece stok eksiye düşemez.",
				"kilit kullanmak yerine bunu seçmen iyi olmuş.",
			],
		],
		constraints: ["Veritabanı şemasını değiştirme."],
		lessons: ["Sorunun nedeni, iki isteğin aynı anda aynı satırı okuması."],
	},
);
