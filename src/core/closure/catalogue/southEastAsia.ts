import type { Catalogue } from "../role";

const thai: Catalogue = {
	lang: "th",
	classes: {
		khrap: `
		ครับ|ค่ะ|คะ|นะ|นะครับ|นะคะ|จ้า|จ้ะ|จ๊ะ|ครับผม|คับ|ฮะ|น้า|เลย|แล้ว|แล้วนะ|แล้วครับ|แล้วค่ะ|ละ|ล่ะ|แล้วล่ะ|
		เลยครับ|แล้วกัน|ก่อน|ก่อนนะ|ก่อนครับ|ก่อนนะครับ|ก่อนค่ะ|ก่อนนะคะ
	`,
		mua: `
		พรุ่งนี้|ใหม่|กันใหม่|คราวหน้า|ภายหลัง|วันจันทร์|อาทิตย์หน้า|วันหลัง|กันพรุ่งนี้|กันวันจันทร์|เดี๋ยว|ทีหลัง|
		พรุ่งนี้เช้า|กัน
	`,
	},
	farewell: `
		ลาก่อน[<khrap>]|บาย[<khrap>]|บ๊ายบาย[<khrap>]|บายบาย[<khrap>]|บ๊าย[<khrap>]|ไป(ก่อน/แล้ว/ละ/นอน/นอนก่อน/นอนแล้ว/
		นอนละ)[<khrap>]|ขอตัว[ก่อน/ไปนอน/ไปนอนก่อน/กลับก่อน][<khrap>]|เจอกัน[<mua>][<khrap>]|พบกัน[<mua>][<khrap>]|
		แล้ว(เจอกัน/พบกัน/คุยกัน)[<mua>][<khrap>]|ไว้(เจอกัน/คุยกัน/พบกัน)[<mua>][<khrap>]|คุยกัน<mua>[<khrap>]|
		ราตรีสวัสดิ์[<khrap>]|ฝันดี[<khrap>]|นอน(แล้ว/ก่อน/ละ/ก่อนนะ/หลับฝันดี)[<khrap>]|หลับฝันดี[<khrap>]|
		[สำหรับ]วันนี้[แค่/พอ/เท่า/ขอ/เอา](พอแค่นี้/แค่นี้/พอ/เท่านี้/พอแล้ว/พอเท่านี้/นี้/แค่นี้ก่อน/
		เท่านี้ก่อน)[<khrap>]|(พอแค่นี้/แค่นี้/เท่านี้/พอ)[ก่อน][สำหรับวันนี้/วันนี้][<khrap>]|เลิกงาน[<khrap>]|
		กลับบ้าน[<khrap>]|ปิด(คอม/โน้ตบุ๊ก/โน๊ตบุ๊ค/เครื่อง)[<khrap>]|โชคดี[<khrap>]|ดูแลตัวเองด้วย[<khrap>]|
		ต้องไป(แล้ว/ก่อน/ละ)[<khrap>]
	`,
	thanks: `
		ขอบคุณ[มาก/มากๆ/มาก ๆ/จริงๆ/ที่ช่วย/สำหรับทุกอย่าง/สำหรับความช่วยเหลือ/เพื่อน][<khrap>]|ขอบใจ[มาก/นะ/
		จ้า][<khrap>]|ขอบคุณมาก[<khrap>]|แต๊งกิ้ว|แต้งกิ้ว|แต๊ง|ซาบซึ้งใจ[<khrap>]|ขอบพระคุณ[มาก][<khrap>]|
		กราบขอบคุณ[<khrap>]|เยี่ยมมากขอบคุณ[<khrap>]
	`,
	pause: `
		[เดี๋ยว/แป๊บ/แปป/สักครู่/ขอ](กลับมา/มา/มาใหม่/กลับมาใหม่/มาต่อ/กลับมาทำต่อ)[ต่อ/เดี๋ยวนี้][<khrap>]|(พรุ่งนี้/
		เดี๋ยว/ไว้/วันหลัง/ไว้พรุ่งนี้/พรุ่งนี้เช้า)[ค่อย/มา/เรา/ค่อยมา](ต่อ/ทำต่อ/ว่ากัน/คุยต่อ/มาต่อ/ทำ/
		ว่ากันใหม่)[กัน][<khrap>]|(ไป/ขอไป/ไปก่อน)(กินข้าว/ทานข้าว/ประชุม/พัก/พักเที่ยง/กินกาแฟ/เข้าห้องน้ำ/
		กินข้าวเที่ยง/อาบน้ำ)[ก่อน/แป๊บ/แปป][<khrap>]|(ขอ/พัก/ขอพัก)(พัก/แป๊บ/สักครู่/ก่อน/เบรก/เบรค/สักพัก/แปป/
		หน่อย)[<khrap>]|มีประชุม[<khrap>]|เที่ยงแล้ว[<khrap>]
	`,
	pauseAlone: "พัก|พักก่อน|เบรก|พรุ่งนี้|หยุดพัก",
	filler: `
		โอเค|โอเช|ok|ดี|ดีมาก|เยี่ยม|เยี่ยมมาก|สุดยอด|เจ๋ง|เรียบร้อย|ใช่|ไม่|ได้|ได้แล้ว|ใช้ได้แล้ว|แล้ว|งั้น|วันนี้|
		ตอนนี้|ทุกคน|เพื่อน|พี่|น้อง|ครับ|ค่ะ|คะ|นะ|จ้า|แค่นี้|ไม่มีแล้ว|เสร็จแล้ว|เหนื่อย|เหนื่อยแล้ว|ง่วง|ง่วงแล้ว|ๆ|
		สำหรับวันนี้
	`,
};

const vietnamese: Catalogue = {
	lang: "vi",
	classes: {
		khi: `
		mai|ngày mai|sau|lại|hôm sau|lần sau|tuần sau|thứ hai|sáng mai|tối nay|chiều|tối|nhé sau|ngày mai nhé
	`,
		nhe: `
		nhé|nha|nhe|ạ|nè|đây|rồi|thôi|bạn|em|anh|chị|mọi người|cả nhà|luôn|đã|rồi nhé|rồi nha|đây nhé|trước nhé|trước|
		trước nha|thôi nhé|bạn nhé|nhen
	`,
	},
	farewell: `
		tạm biệt[ <nhe>/ bạn nhé/ bạn]|bai[ <nhe>]|bai bai|bái bai|pai pai|chào tạm biệt|chào (nhé/nha/bạn nhé/em)|
		hẹn gặp lại[ <khi>/ bạn/ sau/ <nhe>]|hẹn (mai/<khi>) [gặp/gặp lại] [<nhe>]|(gặp/gặp lại) [bạn/
		sau] [vào] <khi> [<nhe>]|mai (gặp/gặp lại/nói chuyện/tính) [<nhe>]|hẹn gặp lại ngày mai|chúc (ngủ ngon/
		một ngày tốt lành/buổi tối vui vẻ/cuối tuần vui vẻ/ngày tốt lành/bạn ngủ ngon)|ngủ ngon[ <nhe>]|g9|(tôi/mình/em/
		anh/tớ/thôi mình/thôi tôi) (đi/phải đi/đi ngủ/về/đi về/xin phép/off/out/nghỉ/đi nghỉ/phải về) [đây/trước/
		trước nhé/nhé/rồi/thôi/ngủ/ngủ đây/ngủ nhé/về]|(đi ngủ/về/nghỉ) (đây/thôi/nhé/nha)|đi ngủ|(hôm nay) (đến đây/
		thế/vậy/đủ/tới đây/làm đến đây/dừng ở đây/xong/đến đây thôi/vậy thôi/thế thôi/đến đây là đủ/tới đây thôi/
		thế là đủ) [thôi/rồi/là đủ/nhé/là được] [<nhe>]|(đến đây/thế/vậy/đủ/dừng ở đây/vậy là đủ/thế thôi/
		tới đây) [thôi] (cho hôm nay/hôm nay) [<nhe>]|(tắt/đóng/gập) (máy/laptop/máy tính) [<nhe>]|tan (làm/ca) [rồi/
		thôi]|giữ gìn sức khỏe|đến giờ đi ngủ|hết ca
	`,
	thanks: `
		cảm ơn|cám ơn|cảm ơn (bạn/nhiều/em/anh/nhé/nha/rất nhiều/bạn nhiều/bạn rất nhiều/mọi người/claude/vì tất cả/
		ad) [<nhe>/nhiều/rất nhiều] [<nhe>]|cám ơn (bạn/nhiều/em/anh/nhé/nha/rất nhiều/bạn nhiều) [<nhe>/nhiều] [<nhe>]|
		(cảm ơn/cám ơn) [bạn] (vì/đã) <tail>|(xin/rất/chân thành/xin chân thành) (cảm ơn/cám ơn) [bạn/nhiều]|cảm kích|
		biết ơn|thank (nha/nhé/bạn)|tks (nha/nhé/bạn)|đội ơn|c.ơn|thanks (bạn/nhé/nha)
	`,
	pause: `
		(quay lại/trở lại/mình quay lại/tôi quay lại/sẽ quay lại/lát quay lại/tí quay lại/lát nữa quay lại/
		chút quay lại/tôi sẽ quay lại/mình sẽ quay lại) [sau/ngay/liền/sớm/sau <tail>/lát nữa] [<nhe>]|(mai/ngày mai/
		lát nữa/chiều/tối/để mai/sau/hôm sau/tuần sau/sáng mai) (làm tiếp/tiếp tục/tiếp/mình tiếp tục/làm/tính tiếp/
		ta tiếp tục/chúng ta tiếp tục) [<nhe>]|(tiếp tục/làm tiếp) [vào] (ngày mai/mai/sau) [<nhe>]|(đi/mình đi/tôi đi/
		em đi) (ăn/ăn trưa/ăn cơm/họp/uống cà phê/ăn tối/tắm/ăn sáng/vệ sinh) [đã/cái/chút/<nhe>/rồi quay lại]|(nghỉ/
		giải lao/nghỉ ngơi/tạm nghỉ/nghỉ giải lao) (chút/tí/xíu/một chút/một lát/giải lao/trưa/5 phút/10 phút/15 phút/
		lát) [<nhe>]|(tạm dừng/dừng) (ở đây/tại đây/một chút/chút) [<nhe>]|(tôi/mình) (có/bận) (cuộc họp/họp)|
		giờ nghỉ trưa
	`,
	pauseAlone: "tạm dừng|nghỉ chút|giải lao|mai|để mai|nghỉ trưa",
	filler: `
		ok|oke|okie|được|được rồi|tốt|tốt lắm|tuyệt|tuyệt vời|hoàn hảo|hay quá|hay lắm|ổn|ổn rồi|vâng|dạ|ừ|không|thôi|
		thế|vậy|vậy thôi|thế thôi|rồi|xong|xong rồi|chạy rồi|chạy được rồi|hôm nay|bây giờ thì|bạn|mọi người|anh em|nhé|
		nha|ạ|không còn gì|hết rồi|giỏi lắm|làm tốt lắm|mệt rồi|mệt quá|muộn rồi|khuya rồi|nhiều
	`,
};

const malayIndonesian: Catalogue = {
	lang: "id",
	classes: {
		kapan: `
		besok[ pagi]|nanti|lagi|esok[ lagi]|minggu depan|senin|hari senin|lain kali|lain waktu|kemudian|malam|
		lagi besok|lagi nanti|isnin|bila bila|pagi|jumpa|besok lagi|lagi esok|lusa|besok ya|sore
	`,
		ya: `
		ya|yaa|yah|deh|dulu|dulu ya|dulu deh|aja|saja|kak|bang|bro|gan|min|semua|semuanya|semua ya|guys|teman teman|mas|
		mbak|bos|sob|lah|teman
	`,
	},
	farewell: `
		selamat tinggal|selamat jalan|sampai (jumpa/ketemu/bertemu/nanti/besok/lusa/berjumpa) [<kapan>/kembali] [<ya>]|
		dadah|dah|daa|dada|babai|bai|bye (semua/semuanya/dulu)|jumpa (lagi/<kapan>) [<kapan>/ya]|jumpa esok|
		jumpa lagi esok|kita (jumpa/ketemu/bertemu) [lagi] [<kapan>]|(ketemu/bertemu/ngobrol) [lagi] (besok/nanti/
		minggu depan/lagi)|selamat (malam/tidur/istirahat/berakhir pekan/beristirahat/hari minggu/bobo)|met (malam/
		tidur/bobo)|mimpi indah|(aku/saya/gue/gw/gua/ane) (pergi/pamit/pulang/cabut/tidur/mau tidur/harus pergi/balik/
		off/keluar/permisi/mau pulang/mau pergi/istirahat/nak tidur/nak balik/kena pergi/harus pulang/mesti pergi/
		pergi tidur) [<ya>/sekarang]|(pamit/cabut/pulang/balik/off/tidur/permisi) (dulu/ya/dulu ya/deh)|
		mau tidur[ dulu]|(cukup/sekian/segitu/itu saja/itu aja/sampai di sini/sampai sini/selesai/udahan/sampai situ/
		kita selesai/stop) [dulu] [untuk/buat] (hari ini/malam ini/harini) [<ya>]|(hari ini/untuk hari ini/
		buat hari ini/untuk hari ni) (cukup/sekian/sampai di sini/sampai sini/segitu/itu saja/cukup sekian/
		cukup sampai di sini/itu sahaja/sampai sini saja) [dulu] [<ya>]|(tutup/matikan/nutup) (laptop/komputer/
		laptopnya) [dulu]|(waktunya/saatnya) (tidur/pulang/istirahat)|hati hati[ ya/ di jalan]|jaga (diri/kesehatan)|
		selamat akhir pekan|shift (selesai/habis/saya selesai)|sugeng dalu|matur suwun pamit|wilujeng|pamit undur diri|
		adios ya
	`,
	thanks: `
		terima kasih|terimakasih|trims|trimakasih|makasih|makasi|mksh|mksih|tq|tengkyu|thx ya|matur nuwun|matur suwun|
		hatur nuhun|suksma|(terima kasih/makasih/terimakasih/makasi/trims/thanks) (banyak/ya/kak/bang/bro/
		atas bantuannya/semuanya/semua/atas semuanya/sekali/banget/bantuannya/gan/min/byk/kawan/teman/banyak ya/
		banyak banyak/lah/atas bantuan anda/sudah membantu/udah bantu) [<ya>/atas <tail>]|(terima kasih/makasih/
		terimakasih) (atas/untuk/buat/kerana/karena) <tail>|(banyak/ribuan/jutaan) terima kasih|sangat (membantu/
		berterima kasih)|sangat membantu[ terima kasih]|saya (berterima kasih/hargai)|makasih makasih|nuhun
	`,
	pause: `
		(segera/nanti/sebentar lagi/aku/saya/sebentar/bentar/bentar lagi/gue) (kembali/balik/balik lagi/akan kembali/
		kembali lagi/kembali nanti/akan balik) [lagi/<ya>/<kapan>]|(lanjut/kita lanjut/dilanjut/lanjutkan/sambung/
		kita sambung/kita lanjutkan/lanjutin/kita teruskan/nyambung/saya lanjutkan) [lagi] <kapan> [<ya>]|(besok/nanti/
		esok) [kita/aku/saya] (lanjut/lanjutkan/sambung/lanjutin/lanjut lagi/teruskan/kerjakan lagi/
		sambung lagi) [lagi] [<ya>]|(makan/makan siang/rapat/meeting/ngopi/solat/sholat/shalat/salat/istirahat/mandi/
		rehat/lunch/break/makan malam) (dulu/sebentar/bentar/sekejap/jap) [<ya>]|(mau/aku mau/saya mau/pergi/saya pergi/
		nak/saya nak/aku/saya/saya harus/mau pergi/nak pergi) (makan/makan siang/rapat/meeting/istirahat/rehat/
		makan malam/mesyuarat/ngopi/ke rapat/sholat) [dulu/sebentar/tengah hari/bentar/jap] [<ya>]|(istirahat/rehat/
		jeda) (sebentar/dulu/sejenak/bentar/sekejap/sejap)|ada (rapat/meeting/mesyuarat)|(berhenti/stop/pause) dulu|
		(ambil/kita ambil) (istirahat/rehat/jeda)
	`,
	pauseAlone: "istirahat|rehat|jeda|besok|nanti|pause dulu|nanti saja|besok saja",
	filler: `
		ok|oke|okay|okelah|baik|baiklah|bagus|mantap|mantul|sip|siap|keren|hebat|sempurna|luar biasa|ya|iya|tidak|nggak|
		gak|enggak|tak|sudah|udah|dah|jadi|itu saja|itu aja|tidak ada lagi|gak ada|untuk hari ini|hari ini|
		sekarang sudah|semua|semuanya|teman|kawan|kak|bang|bro|gan|mas|berhasil|sudah jalan|sudah bisa|udah bisa|
		selesai|kerja bagus|kerja yang bagus|bagus sekali|deh|dulu|lah|dan|tapi sudah|capek|aku capek|ngantuk|
		saya penat|alhamdulillah|mengantuk
	`,
};

const philippineAndOthers: Catalogue = {
	lang: "tl",
	farewell: `
		paalam|paalam na|babay|ba bay|bye na|sige[ na] (bye/paalam/alis na ako/una na ako)|hanggang (sa muli/bukas/
		mamaya/sa susunod)|kita (kits/tayo bukas/na lang bukas/kits bukas)|kitakits[ bukas]|(bukas/mamaya) (na/na lang/
		ulit)|magandang gabi[ po]|(alis/una/uwi/tulog/mauna/uuwi/matutulog/aalis) na (ako/muna ako/po ako)|
		matutulog na ako|ingat|ingat ka|(hanggang dito) (na lang/muna)[ ngayon]|(tama na/sapat na/yun lang/iyon lang/
		hanggang dito na lang) [muna] (ngayon/para sa araw na ito/ngayong araw/for today)|isasara ko na ang laptop|
		adto na ko|babay na|adios na|ayo ayo|kita ta ugma|(a hui hou/aloha ahiahi/aloha po)|haere rā|ka kite (anō/
		koe āpōpō)|ka kite|pō mārie|moce|mofa|tōfā|tofa soifua|fa|nofo ā|veloma|azafady veloma|mandra pihaona|
		tafandria mandry|ລາກ່ອນ|ພົບກັນໃໝ່|ພົບກັນມື້ອື່ນ|ຝັນດີ|ນອນຫຼັບຝັນດີ|ໄປກ່ອນ[ເດີ້]|ລາ(ກ່ອນ)[ເດີ້]|លាហើយ|លាសិនហើយ|
		ជួបគ្នា(ថ្ងៃស្អែក/ម្តងទៀត/ពេលក្រោយ)|រាត្រីសួស្តី|ជំរាបលា|သွားတော့မယ်|တာ့တာ|မနက်ဖြန်(တွေ့မယ်/မှ တွေ့မယ်)|
		ကောင်းသောညပါ|ညချမ်းပါ|နောက်မှ(တွေ့မယ်)|ဒီနေ့အတွက်(တော်ပြီ)
	`,
	thanks: `
		salamat|salamat (po/sa tulong/sa lahat/nang marami/talaga/ng marami/ha/sa iyo/sayo) [<tail>]|
		maraming salamat[ po/ sa <tail>/ sayo/ sa iyo]|salamat sa <tail>|daghang salamat|salamat kaayo|agyamanak|
		mahalo nui|mahalo nui loa|ngā mihi|ngā mihi nui|vinaka|vinaka vakalevu|fa'afetai|faafetai|faafetai tele|mālō|
		malo 'aupito|malo aupito|misaotra|misaotra betsaka|misaotra indrindra|ຂອບໃຈ|ຂອບໃຈ(ຫຼາຍໆ/ຫຼາຍ/ເດີ້)|អរគុណ[ច្រើន/
		បង]|សូមអរគុណ|កျေးဇူး(တင်ပါတယ်/ပါ/ပဲ/တင်တယ်)|ကျေးဇူးအများကြီးတင်ပါတယ်
	`,
	pause: `
		(babalik ako/balik ako) [agad/mamaya/bukas/<tail>]|(ituloy/tuloy/itutuloy/tuloy natin/ituloy natin/
		itutuloy natin/tuloy na lang) [natin] [to/ito] [na lang] (bukas/mamaya)|bukas na (lang ituloy/natin ituloy/
		ituloy)|(kakain/kain/magpapahinga/pahinga/break/lunch/magla lunch/kakain lang) (muna/na muna/lang) [ako/tayo/
		po ako]|may (meeting/miting) (ako/pa ako)|ສືບຕໍ່ມື້ອື່ນ|ໄປກິນເຂົ້າກ່ອນ|បន្តថ្ងៃស្អែក|ខ្ញុំទៅញ៉ាំបាយ|
		မနက်ဖြန်(ဆက်လုပ်မယ်/ဆက်မယ်)|ထမင်းသွားစားမယ်|hiverina aho
	`,
	pauseAlone: "pahinga|break muna|bukas na|mamaya na",
	filler: `
		sige|sige na|oo|opo|hindi|ayos|ayos na|okay na|ok na|galing|ang galing|maganda|mabuti|tapos na|yun lang|po|pare|
		tol|kaibigan|lahat|na|muna|ngayon|sa ngayon|ດີ|ໂອເຄ|បាទ|ចាស|ល្អ|អូខេ|ကောင်းပြီ|ဟုတ်ကဲ့|အိုကေ|tsara|eny|
		pagod na ako
	`,
};

export const southEastAsia: readonly Catalogue[] = [thai, vietnamese, malayIndonesian, philippineAndOthers];
