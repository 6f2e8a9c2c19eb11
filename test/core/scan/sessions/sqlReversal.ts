import { ask, conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const sqlReversal = labelled(
	"schema change, a decision taken back later",
	conversation(
		turn(
			"we need soft delete for customers",
			ask({
				question: "How should deleted rows be marked?",
				options: ["deleted_at timestamp", "is_deleted flag", "separate archive table"],
				answer: "deleted_at timestamp",
			}),
			edit("/app/migrations/0042_soft_delete.sql", "ALTER TABLE customers ADD COLUMN deleted_at timestamptz;"),
			edit("/app/models/customer.rb", "default_scope { where(deleted_at: nil) }"),
			run(
				"bundle exec rspec",
				1,
				"rspec ./spec/models/invoice_spec.rb:31 # Invoice shows the name of a deleted customer\n88 examples, 1 failure",
			),
			say(
				"One spec breaks: invoices of deleted customers lose their name because the default scope hides the row. I'll use `unscoped` in the association.",
			),
			edit("/app/models/invoice.rb", "belongs_to :customer, -> { unscope(where: :deleted_at) }"),
			run("bundle exec rspec", 0, "88 examples, 0 failures"),
			say("Soft delete is in place with `deleted_at` and a default scope; invoices still see deleted customers."),
		),
		turn(
			"legal says we must really erase after 30 days. a default scope everywhere is scary too. let's go with the archive table after all and drop deleted_at",
			edit(
				"/app/migrations/0042_soft_delete.sql",
				"CREATE TABLE customers_archive (LIKE customers INCLUDING ALL);",
				"ALTER TABLE customers ADD COLUMN deleted_at timestamptz;",
			),
			edit(
				"/app/models/customer.rb",
				"def archive! = CustomerArchive.move(self)",
				"default_scope { where(deleted_at: nil) }",
			),
			run("bundle exec rspec", 0, "89 examples, 0 failures"),
			say(
				"Done: `Customer#archive!` moves the row to `customers_archive`; the column and the default scope are gone. What's missing is the job that erases archive rows older than 30 days.",
			),
		),
		turn(
			"write the job too, use sidekiq-cron",
			edit("/app/jobs/erase_archive_job.rb", "class EraseArchiveJob; end"),
			run("bundle exec rspec", 0, "93 examples, 0 failures"),
			say(
				"`EraseArchiveJob` runs nightly at 02:30 through sidekiq-cron. The migration has not been run on staging; you'll have to run `rails db:migrate` there, since I have no access.",
			),
		),
	),
	{
		unfinished: [
			"The migration has not been run on staging; you'll have to run `rails db:migrate` there, since I have no access.",
		],
		decisions: [
			"let's go with the archive table after all and drop deleted_at",
			["write the job too, use sidekiq-cron", "`EraseArchiveJob` runs nightly at 02:30 through sidekiq-cron."],
		],
		corrections: [
			[
				"legal says we must really erase after 30 days.",
				"let's go with the archive table after all and drop deleted_at",
			],
		],
		constraints: ["legal says we must really erase after 30 days."],
		attempts: [
			[
				"invoices of deleted customers lose their name because the default scope hides the row.",
				"Invoice shows the name of a deleted customer",
			],
		],
		lessons: [["invoices of deleted customers lose their name because the default scope hides the row."]],
		traps: ["What's missing is the job that erases archive rows older than 30 days."],
	},
);
