import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const koreanNext = labelled(
	"다국어 페이지, 한국어",
	conversation(
		turn(
			"영어 페이지로 바꾸면 로그인이 풀려요. 고쳐주세요. 쿠키 이름은 바꾸지 마세요.",
			edit("/home/park/site/middleware.ts", "cookies.set('sid', value, { path: '/' })", "cookies.set('sid', value)"),
			run("npm test", 0, "Tests:       31 passed, 31 total"),
			say(
				"원인은 쿠키의 path가 `/ko`로 설정되어 있었기 때문입니다. path를 `/`로 변경했습니다. 테스트는 모두 통과했습니다.",
			),
		),
		turn(
			"아니요, 아직도 사파리에서는 풀려요",
			say("사파리는 SameSite=None 쿠키를 http에서 저장하지 않습니다. 그래서 SameSite=Lax를 사용하기로 했습니다."),
			edit("/home/park/site/middleware.ts", "sameSite: 'lax'"),
			run("npm test", 0, "Tests:       31 passed, 31 total"),
			say(
				"SameSite를 Lax로 변경했습니다.\n\n다음 단계:\n- 실제 아이폰 사파리에서 로그인 유지 확인\n- 일본어 페이지 번역 파일이 아직 없습니다",
			),
		),
		turn("번역 파일은 나중에 할게요", say("네, 알겠습니다.")),
	),
	{
		unfinished: [
			"실제 아이폰 사파리에서 로그인 유지 확인",
			["일본어 페이지 번역 파일이 아직 없습니다", "번역 파일은 나중에 할게요"],
		],
		decisions: ["그래서 SameSite=Lax를 사용하기로 했습니다."],
		corrections: ["아니요, 아직도 사파리에서는 풀려요"],
		constraints: ["쿠키 이름은 바꾸지 마세요."],
		attempts: ["아니요, 아직도 사파리에서는 풀려요"],
		lessons: [
			"원인은 쿠키의 path가 `/ko`로 설정되어 있었기 때문입니다.",
			"사파리는 SameSite=None 쿠키를 http에서 저장하지 않습니다.",
		],
	},
);
