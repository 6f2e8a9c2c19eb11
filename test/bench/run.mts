import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchClassify } from "./classifyBench.mts";
import { benchFollowing } from "./followBench.mts";
import { writeLargeTranscript } from "./largeTranscript.mts";
import { megabyte } from "./measure.mts";
import { benchScan } from "./scanBench.mts";

const folder = mkdtempSync(join(tmpdir(), "codi-bench-"));
try {
	const file = join(folder, "2cb9422f-7fc0-4484-bdf4-b65d3d8b2368.jsonl");
	writeLargeTranscript(file, 100 * megabyte);
	benchScan(file);
	benchFollowing(folder, file);
	benchClassify();
} finally {
	rmSync(folder, { recursive: true, force: true });
}
