import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const japaneseRails = labelled(
	"予約システム、日本語",
	conversation(
		turn(
			"予約一覧の表示が遅いので調べてください。キャッシュは使わないでください。",
			run(
				"rg -n each app/views/reservations",
				0,
				"app/views/reservations/index.html.erb:9:<% @reservations.each do |r| %>",
			),
			say("原因は N+1 クエリです。一覧の各行で `guest` と `room` を個別に読み込んでいます。"),
			edit(
				"/srv/yoyaku/app/controllers/reservations_controller.rb",
				"Reservation.includes(:guest, :room)",
				"Reservation.all",
			),
			run("bin/rails test", 0, "52 runs, 140 assertions, 0 failures, 0 errors, 0 skips"),
			say("`includes(:guest, :room)` を追加し、クエリが 201 回から 3 回に減りました。テストはすべて成功しています。"),
		),
		turn(
			"ありがとう。ページ分けも入れてほしい",
			edit("/srv/yoyaku/app/controllers/reservations_controller.rb", ".page(params[:page])"),
			run(
				"bin/rails test",
				1,
				"Failure:\nReservationsControllerTest#test_index [test/controllers/reservations_controller_test.rb:14]:\nExpected 30, Actual 25",
			),
			say(
				"ページ分けを追加しましたが、テストが 1 件失敗しています。テストは全件表示を前提にしているためです。テストの方を直してよいか確認させてください。",
			),
		),
		turn("担当に聞いてみます。また明日", say("わかりました。回答をお待ちしています。")),
	),
	{
		unfinished: [
			[
				"テストの方を直してよいか確認させてください。",
				"ReservationsControllerTest#test_index",
				"担当に聞いてみます。",
				"ページ分けを追加しましたが、テストが 1 件失敗しています。",
			],
		],
		decisions: ["`includes(:guest, :room)` を追加し、クエリが 201 回から 3 回に減りました。"],
		constraints: ["キャッシュは使わないでください。"],
		attempts: [],
		lessons: ["原因は N+1 クエリです。"],
	},
);
