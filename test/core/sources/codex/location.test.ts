import { expect, test } from "vitest";
import { readSessionFileName } from "../../../../src/core/sources/codex/location";

const name = "rollout-2026-11-30T09-17-12-01a22bbe-76e0-77e2-9ca6-767a50cf61d5.jsonl";

test.each([name, `/home/a/.codex/sessions/2026/11/30/${name}`, `C:\\Users\\a\\.codex\\archived_sessions\\${name}`])(
	"%s tells id and start",
	(path) => {
		expect(readSessionFileName(path)).toEqual({
			id: "01a22bbe-76e0-77e2-9ca6-767a50cf61d5",
			rollout: "01a22bbe-76e0-77e2-9ca6-767a50cf61d5",
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

test("a later file of a session has an id of its own behind the session's", () => {
	const later = name.replace(".jsonl", "_01a22bc3-90a9-79c2-a504-ae037e0fe506.jsonl");
	expect(readSessionFileName(later)).toMatchObject({
		id: "01a22bbe-76e0-77e2-9ca6-767a50cf61d5",
		rollout: "01a22bc3-90a9-79c2-a504-ae037e0fe506",
	});
});
