import { it } from "vitest";
import { english } from "../../../src/core/scan/language/english";
import { readerOf } from "../../../src/core/scan/language/reader";
import { signals } from "../../../src/core/scan/language/language";
it("x", () => { const r = readerOf([english]);
for (const t of process.env.T!.split("|")) console.log(t.slice(0,80), signals.map((s) => [s, r.find(s, t)?.text]).filter((x) => x[1] !== undefined).map((x) => x.join("=")).join(" ; "));
});
