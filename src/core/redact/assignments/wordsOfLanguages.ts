/** How one language names what may stand before a secret, in lower case. */
interface SecretWords {
	readonly language: string;
	/** What people choose. */
	readonly password: string;
	/** What programs make. */
	readonly token: string;
	/** Words for a key of any kind: only a value that is plainly random is a secret after them. */
	readonly key?: string;
}

/** Words parted by commas, `~` for the ends that inflection adds. English stands in `keyName`. */
export const secretWords: readonly SecretWords[] = [
	{
		language: "German",
		password: "passwort,passwörter,kennwort,passphrase,zugangsdaten,losung",
		token: "api-schlüssel,api schlüssel,geheimnis,geheimer schlüssel,zugriffstoken,zugangstoken,zugriffsschlüssel",
		key: "schlüssel",
	},
	{
		language: "French",
		password: "mot de passe,mots de passe,mdp,phrase secrète,identifiants",
		token: "clé api,clé d'api,clé secrète,clé privée,clé d'accès,jeton,cle api",
		key: "clé",
	},
	{
		language: "Spanish",
		password: "contraseña,contrasena,frase de contraseña,credenciales,clave de acceso,clave",
		token: "clave de api,clave api,clave secreta,clave privada,token de acceso,secreto",
	},
	{
		language: "Portuguese",
		password: "senha,palavra-passe,palavra passe,credenciais",
		token: "chave de api,chave da api,chave api,chave secreta,chave privada,chave de acesso,segredo",
		key: "chave",
	},
	{
		language: "Italian",
		password: "parola d'ordine,parola chiave,credenziali,la password,frase segreta",
		token: "chiave api,chiave dell'api,chiave segreta,chiave privata,chiave di accesso,segreto",
		key: "chiave",
	},
	{
		language: "Dutch",
		password: "wachtwoord,wachtwoordzin,inloggegevens",
		token: "api-sleutel,api sleutel,geheime sleutel,toegangstoken",
		key: "sleutel",
	},
	{
		language: "Polish",
		password: "hasło,hasła,hasłem,haslo,dane logowania",
		token: "klucz api,klucz prywatny,tajny klucz,żeton",
		key: "klucz",
	},
	{ language: "Czech, Slovak", password: "heslo,hesla,heslem", token: "api klíč,klíč api,tajný klíč", key: "klíč" },
	{
		language: "Scandinavian",
		password: "lösenord,lösenordet,adgangskode,adgangskoden,kodeord,passord,passordet,lykilorð",
		token: "api-nyckel,api-nøgle,api-nøkkel,hemlig nyckel",
		key: "nyckel,nøgle,nøkkel",
	},
	{ language: "Finnish", password: "salasana,salasanan", token: "api-avain,salainen avain", key: "avain" },
	{ language: "Hungarian", password: "jelszó,jelszava,jelszo", token: "api-kulcs,api kulcs", key: "kulcs" },
	{ language: "Romanian", password: "parolă,parola,parolei", token: "cheie api,cheia api,cheie secretă", key: "cheie" },
	{ language: "South Slavic", password: "lozinka,lozinku,geslo,šifra", token: "api ključ,tajni ključ", key: "ključ" },
	{
		language: "Turkish, Azeri",
		password: "şifre,şifresi,sifre,sifresi,parola,parolası",
		token: "api anahtarı,api anahtari,gizli anahtar,erişim anahtarı,jeton",
		key: "anahtar",
	},
	{ language: "Greek", password: "κωδικός,κωδικό,κωδικός πρόσβασης", token: "κλειδί api,διακριτικό", key: "κλειδί" },
	{
		language: "Russian, Ukrainian, Bulgarian",
		password: "парол~,кодов~ фраз~,учетные данные,учётные данные",
		token: "токен~,ключ api,api ключ,api-ключ,ключ доступа,секретный ключ,приватный ключ,секрет~",
		key: "ключ",
	},
	{
		language: "Chinese",
		password: "密码,密碼,口令,登录密码,凭据,憑證",
		token: "密钥,密鑰,秘钥,金鑰,令牌,访问令牌,私钥,私鑰,api密钥,api key 是,凭证",
		key: "钥匙",
	},
	{
		language: "Japanese",
		password: "パスワード,パスフレーズ,暗証番号,合言葉",
		token: "apiキー,api キー,トークン,シークレット,秘密鍵,アクセスキー,秘密キー,シークレットキー",
		key: "キー,鍵",
	},
	{
		language: "Korean",
		password: "비밀번호,암호,패스워드,비번",
		token: "api 키,api키,토큰,시크릿,비밀 키,비밀키,액세스 키,개인 키",
		key: "키",
	},
	{
		language: "Arabic",
		password: "كلمة المرور,كلمة السر,كلمة مرور",
		token: "مفتاح api,رمز الوصول,المفتاح السري",
		key: "مفتاح",
	},
	{
		language: "Persian, Hebrew",
		password: "رمز عبور,סיסמה,הסיסמה",
		token: "کلید api,אסימון,מפתח api",
		key: "کلید,מפתח",
	},
	{ language: "Hindi, Thai", password: "पासवर्ड,รหัสผ่าน", token: "टोकन,โทเค็น,api कुंजी", key: "कुंजी" },
	{ language: "Vietnamese", password: "mật khẩu,mat khau", token: "khóa api,khoá api,mã thông báo", key: "khóa" },
	{
		language: "Indonesian, Malay",
		password: "kata sandi,kata laluan,sandi",
		token: "kunci api,kunci rahasia",
		key: "kunci",
	},
];
