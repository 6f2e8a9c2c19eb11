import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const russianService = labelled(
	"служба уведомлений, по-русски",
	conversation(
		turn(
			"Уведомления приходят дважды. Разберись, пожалуйста. В main напрямую не пушить.",
			run("go test ./...", 0, "ok  \tnotify/internal/queue\t0.412s"),
			say("Причина в том, что сообщение подтверждается до записи в базу: при перезапуске оно обрабатывается ещё раз."),
			edit("/srv/notify/internal/queue/consume.go", "if err := store.Save(m); err == nil { m.Ack() }", "m.Ack()"),
			run("go test ./...", 0, "ok  \tnotify/internal/queue\t0.430s"),
			say(
				"Теперь подтверждение отправляется после записи. Решил не добавлять ключ идемпотентности, так как очередь и так гарантирует порядок.",
			),
		),
		turn(
			"нет, ключ нужен: у нас два экземпляра службы",
			edit("/srv/notify/internal/store/save.go", "ON CONFLICT (message_id) DO NOTHING"),
			run("go test ./...", 1, "--- FAIL: TestSaveTwice (0.01s)\n    save_test.go:22: want 1 row, got 2"),
			say(
				"Ключ добавлен, но тест TestSaveTwice падает: в тестовой базе нет уникального индекса. Нужно добавить миграцию.",
			),
		),
		turn("ладно, миграцию сделаем в понедельник, спасибо"),
	),
	{
		unfinished: [["TestSaveTwice", "Нужно добавить миграцию.", "миграцию сделаем в понедельник"]],
		decisions: [["нет, ключ нужен: у нас два экземпляра службы"], "Теперь подтверждение отправляется после записи."],
		corrections: ["нет, ключ нужен: у нас два экземпляра службы"],
		constraints: ["В main напрямую не пушить."],
		lessons: [
			"Причина в том, что сообщение подтверждается до записи в базу: при перезапуске оно обрабатывается ещё раз.",
		],
	},
);
