import { expect, test } from "vitest";
import { readSessionFileName } from "../../../../src/core/sources/codex/location";

const name = "rollout-2026-11-30T09-17-12-01a22bbe-76e0-77e2-9ca6-767a50cf61d5.jsonl";

test.each([name, `/home/a/.codex/sessions/2026/11/30/${name}`, `C:\\Users\\a\\.codex\\archived_sessions\\${name}`])(
	"%s tells id and start",
	(path) => {
		expect(readSessionFileName(path)).toEqual({
			id: "01a22bbe-76e0-77e2-9ca6-767a50cf61d5",
			day: "2026-11-30",
			startedAt: "2026-11-30T09:17:12",
			compressed: false,
		});
	},
);

test("a compressed file is known as one", () => {
	expect(readSessionFileName(`${name}.zst`)?.compressed).toBe(true);
});

test.each(["history.jsonl", "session_index.jsonl", `x${name}`, `${name}.tmp`, "rollout-2026-11-30.jsonl"])(
	"%s is no session file",
	(path) => {
		expect(readSessionFileName(path)).toBeNull();
	},
);
