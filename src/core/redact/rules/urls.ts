import type { ShapeGroup } from "./shapeRule";

/** Credentials in addresses: before the host, and in the query. */
export const urlShapes: ShapeGroup = {
	anchor:
		/:\\?\/\\?\/[^\s"'`<>]{0,500}@|@(?:tcp|unix)\(|jdbc:oracle|sqlplus|[?&;#](?:amp;)?[\w-]{1,24}=[^\s&]{8}|%3[AaDd]|\/(?:ical|feeds?|private)\//g,
	before: 100,
	after: 2500,
	rules: [
		{
			judge: "address",
			name: "user and password before the host",
			pattern: /:(?:\\?\/){2}[^\s/?#"'`<>:@\\]{0,120}:([^\s"'`<>\\/]{1,400}|[^\s"'`<>\\@]{1,400})@(?=[\w.[%$-])/g,
		},
		{
			judge: "random",
			name: "token before the host",
			pattern: /:(?:\\?\/){2}([^\s/?#"'`<>:@\\]{12,400})@(?=[\w.-])/g,
		},
		{
			judge: "password",
			name: "password of a connection without a scheme",
			pattern: /(?<![\w:])[\w.-]{1,60}:([^\s"'`<>\\]{4,200})@(?:tcp|unix)\(/g,
		},
		{
			judge: "password",
			name: "Oracle, sqlplus",
			pattern: /(?:jdbc:oracle:\w+:|sqlplus(?:\s+-\w)*\s+)\w{1,60}\/([^\s"'`<>\\@]{4,100})@/g,
		},
		{
			judge: "random",
			name: "query parameters",
			pattern:
				/[?&;#](?:amp;)?(?:sig|signature|code|token_hash|key|auth|hmac|pass|session(?:_?(?:id|token))?(?!=[0-9a-f-]{36}(?![\w-]))|pw|pwd|sid|sas|tok|jwt|ticket|otp|assertion|samlresponse|x-amz-signature|x-amz-credential|x-goog-signature|x-goog-credential|x-oss-signature|access_?key|jsessionid|appid|app_?key|apikey|subscription-key)=([^&\s"'`<>\\#;,)}\]]{8,2000})/gi,
		},
		{
			judge: "password",
			name: "value in an encoded body",
			needs: ["%3A", "%3D", "%3a", "%3d"],
			pattern:
				/(?:password|passwd|passphrase|pwd|secret|token|api_?key|credential)(?:%22|%27)?%3[AaDd](?:%20|\+)?(?:%22|%27)?((?:[^\s"'&%<>]|%(?!2[267Cc]|7[Dd])[0-9A-Fa-f]{2}){6,400})/gi,
		},
		{
			judge: "random",
			name: "key of a private feed",
			pattern: /\/(?:ical|feeds?|private)\/([A-Za-z0-9_-]{24,80})(?=[/.?"'\s]|$)/g,
		},
		{
			judge: "random",
			name: "token as the user",
			pattern: /:(?:\\?\/){2}([A-Za-z0-9_-]{20,200}):[^\s/?#"'`<>@\\]{0,200}@(?=[\w.-])/g,
		},
	],
};
