import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const dataPipeline = labelled(
	"nightly data load, terse user, blocked on a grant",
	conversation(
		turn(
			"load_orders dies with OOM since monday. fix",
			say("Let me reproduce it with last night's file."),
			run("python -m etl.load_orders --date 2026-11-02", 137, "Killed"),
			say(
				"The process is killed at around 7 GB. Reading the whole parquet file at once is the cause: Monday's file has 41 million rows.",
			),
			edit(
				"/srv/etl/load_orders.py",
				"for batch in pf.iter_batches(batch_size=200_000):",
				"df = pd.read_parquet(path)",
			),
			run(
				"python -m etl.load_orders --date 2026-11-02",
				1,
				'psycopg2.errors.UniqueViolation: duplicate key value violates unique constraint "orders_pkey"',
			),
			say(
				"Memory is fine now, but batches overlap: the dedup ran over the whole frame before, so per-batch dedup doesn't catch duplicates across batches. I'll deduplicate in the database with ON CONFLICT DO NOTHING instead.",
			),
			edit("/srv/etl/load_orders.py", "ON CONFLICT (order_id) DO NOTHING"),
			run("python -m etl.load_orders --date 2026-11-02", 0, "41210934 rows read, 41198220 inserted"),
			say(
				"Loads now with a peak of 900 MB. Dedup moved from pandas to `ON CONFLICT DO NOTHING`, because per-batch dedup cannot see duplicates across batches.",
			),
		),
		turn(
			"backfill the 3 missing days",
			run("python -m etl.load_orders --date 2026-11-03", 0, "39822001 rows read, 39810222 inserted"),
			run(
				"python -m etl.load_orders --date 2026-11-04",
				1,
				"botocore.exceptions.ClientError: An error occurred (AccessDenied) when calling the GetObject operation",
			),
			say(
				"2026-11-03 is in. For the 4th and 5th I get AccessDenied on s3://raw-orders-archive: the files were moved to the archive bucket and our role has no read grant there. Someone with IAM rights has to add `s3:GetObject` for `etl-loader`; then run the loader for 2026-11-04 and 2026-11-05.",
			),
		),
		turn("ok asked platform team. no touching the archive bucket by other means", say("Understood, I leave it.")),
	),
	{
		unfinished: [
			[
				"Someone with IAM rights has to add `s3:GetObject` for `etl-loader`; then run the loader for 2026-11-04 and 2026-11-05.",
				"For the 4th and 5th I get AccessDenied on s3://raw-orders-archive",
			],
		],
		decisions: [
			[
				"Dedup moved from pandas to `ON CONFLICT DO NOTHING`, because per-batch dedup cannot see duplicates across batches.",
				"I'll deduplicate in the database with ON CONFLICT DO NOTHING instead.",
			],
		],
		constraints: ["no touching the archive bucket by other means"],
		attempts: [
			[
				"batches overlap: the dedup ran over the whole frame before, so per-batch dedup doesn't catch duplicates across batches.",
				"psycopg2.errors.UniqueViolation: duplicate key value violates unique constraint",
			],
		],
		lessons: ["Reading the whole parquet file at once is the cause: Monday's file has 41 million rows."],
		traps: ["backfill the 3 missing days"],
	},
);
