import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchClassify } from "./classifyBench.mts";
import { benchFinding } from "./findBench.mts";
import { benchFollowing } from "./followBench.mts";
import { writeLargeTranscript } from "./largeTranscript.mts";
import { megabyte } from "./measure.mts";
import { benchResuming } from "./resumeBench.mts";
import { benchScan } from "./scanBench.mts";

const folder = mkdtempSync(join(tmpdir(), "codi-bench-"));
try {
	const file = join(folder, "2cb9422f-7fc0-4484-bdf4-b65d3d8b2368.jsonl");
	writeLargeTranscript(file, 100 * megabyte);
	benchScan("the sample repeated", file);
	const other = join(folder, "other.jsonl");
	writeLargeTranscript(other, 100 * megabyte, { longResults: true, ownWords: true });
	benchScan("no words repeated", other);
	writeLargeTranscript(other, 100 * megabyte, { longResults: false, ownWords: true });
	benchScan("very many short turns", other);
	writeLargeTranscript(other, 1000 * megabyte);
	benchScan("the sample repeated", other);
	rmSync(other);
	benchFollowing(folder, file);
	benchClassify();
	benchFinding(folder);
	benchResuming(folder);
} finally {
	rmSync(folder, { recursive: true, force: true });
}
