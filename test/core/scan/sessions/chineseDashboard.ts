import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const chineseDashboard = labelled(
	"Vue 仪表盘，中文",
	conversation(
		turn(
			"仪表盘的折线图切换月份后数据不刷新，帮我看一下。不要升级 echarts 的版本",
			edit("/home/li/board/src/Chart.vue", "watch(() => props.month, redraw)"),
			run("npm run test", 0, "Tests  18 passed (18)"),
			say(
				"问题在于 `Chart.vue` 只在 mounted 时绘制一次，没有监听 `month` 的变化。已经加上 watch，切换月份后会重新绘制。测试全部通过。",
			),
		),
		turn(
			"切换的时候会闪一下，不好看",
			say("那是因为每次都销毁实例再重建。我改用 `setOption` 增量更新，而不是重新 init。"),
			edit("/home/li/board/src/Chart.vue", "chart.setOption(option, { notMerge: false })", "chart.dispose()"),
			run("npm run test", 0, "Tests  18 passed (18)"),
			say(
				"已改为增量更新，不再闪烁。\n\n后续工作：\n1. 导出按钮目前只支持 PNG，还没有做 PDF 导出\n2. 移动端的图例会遮住坐标轴，需要调整布局",
			),
		),
		turn("PDF 导出下周再做，先这样", say("好的。")),
	),
	{
		unfinished: [
			["导出按钮目前只支持 PNG，还没有做 PDF 导出", "PDF 导出下周再做"],
			"移动端的图例会遮住坐标轴，需要调整布局",
		],
		decisions: ["我改用 `setOption` 增量更新，而不是重新 init。"],
		corrections: ["切换的时候会闪一下，不好看"],
		constraints: ["不要升级 echarts 的版本"],
		lessons: ["问题在于 `Chart.vue` 只在 mounted 时绘制一次，没有监听 `month` 的变化。"],
	},
);
