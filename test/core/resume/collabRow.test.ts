import { expect, it } from "vitest";
import { collabRow } from "../../../src/core/resume/collabRow";

it.each([
	["", "active", null],
	["just notes", "active", null],
	["Status: active\nAsk: review it", "active", "review it"],
	["- **Status**: BLOCKED on the schema\n- **Current ask:** send `schema.json`", "blocked", "send `schema.json`"],
	["Status: blocked\n\n## 11-30\nStatus: going on\nWaiting for: Kim", "active", "Kim"],
	["| Status: waiting |", "blocked", null],
	["- [x] done\n- [ ] first\n- [ ] “second”", "active", "second"],
	["The status: of this is blocked in prose", "active", null],
])("a shared file tells of itself: %j", (text, status, ask) => {
	expect(collabRow("c.md", text)).toEqual({ file: "c.md", status, ask });
});
