import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const warehouseReport = labelled(
	"SQL report, numbers do not agree, user finds the reason",
	conversation(
		turn(
			"monthly revenue in the report is 2.3% lower than in SAP. find out why",
			run("psql -f q/revenue.sql", 0, " month | revenue\n 2026-10 | 4112873"),
			say(
				"I compared both month by month: the gap appears in July 2026 and stays. In July the join to `dim_customer` became an inner join (commit 81acd02), so orders of customers without a dimension row are dropped.",
			),
			edit("/dwh/q/revenue.sql", "LEFT JOIN dim_customer", "JOIN dim_customer"),
			run("psql -f q/revenue.sql", 0, " month | revenue\n 2026-10 | 4180112"),
			say("With a left join the gap shrinks from 2.3 % to 0.7 %. What remains may be credit notes, I'm not certain."),
		),
		turn(
			"credit notes are booked with document type G2, they must be subtracted not ignored. remember that for the other reports",
			edit("/dwh/q/revenue.sql", "CASE WHEN doc_type = 'G2' THEN -amount ELSE amount END"),
			run("psql -f q/revenue.sql", 0, " month | revenue\n 2026-10 | 4209771"),
			say(
				"Now it's 0.02 %, which is rounding. margin.sql and returns.sql use the same inner join and the same amount column; both are wrong as well, I have not changed them.",
			),
		),
		turn("do margin on monday, returns is deprecated", say("Noted.")),
	),
	{
		unfinished: [
			[
				"margin.sql and returns.sql use the same inner join and the same amount column; both are wrong as well, I have not changed them.",
				"do margin on monday, returns is deprecated",
			],
		],
		decisions: [],
		corrections: [["credit notes are booked with document type G2, they must be subtracted not ignored."]],
		constraints: ["they must be subtracted not ignored."],
		lessons: [
			"In July the join to `dim_customer` became an inner join (commit 81acd02), so orders of customers without a dimension row are dropped.",
			[
				"credit notes are booked with document type G2, they must be subtracted not ignored.",
				"remember that for the other reports",
			],
		],
		traps: ["What remains may be credit notes, I'm not certain."],
	},
);
