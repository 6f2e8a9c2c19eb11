import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Moment, withAbsoluteDates } from "../../../src/core/scan/dates";
import { languages } from "../../../src/core/scan/language/languages";

/** A Monday, four in the afternoon in UTC, in a zone an hour ahead. */
const monday = { at: "2026-11-30T16:00:00Z", ahead: 60 };

const all = languages.map(({ code }) => code);
const dated = (text: string, moment: Moment) => withAbsoluteDates(text, moment, all);

describe("absolute dates", () => {
	it("are those of the languages that are spoken", () => {
		expect(withAbsoluteDates("das mache ich morgen", monday, ["en"])).toBe("das mache ich morgen");
		expect(withAbsoluteDates("das mache ich morgen", monday, ["en", "de"])).toBe("das mache ich morgen (2026-12-01)");
		expect(withAbsoluteDates("내일 할게요", monday, ["en", "ko"])).toBe("내일 할게요");
	});

	it.each([
		["I'll push it tomorrow", "I'll push it tomorrow (2026-12-01)"],
		["needs the token by Friday, then deploy", "needs the token by Friday (2026-12-04), then deploy"],
		["let's do the docs next week", "let's do the docs next week (week of 2026-12-07)"],
		["revisit in two days", "revisit in two days (2026-12-02)"],
		["drop it next month", "drop it next month (2026-12)"],
		["tonight or next Tuesday", "tonight (2026-11-30) or next Tuesday (2026-12-08)"],
		["das mache ich morgen", "das mache ich morgen (2026-12-01)"],
		["vendredi je m'en occupe", "vendredi (2026-12-04) je m'en occupe"],
		["lo hago mañana", "lo hago mañana (2026-12-01)"],
		["明日やります", "明日 (2026-12-01)やります"],
		["завтра доделаю", "завтра (2026-12-01) доделаю"],
	])("%s", (text, expected) => {
		expect(dated(text, monday)).toBe(expected);
	});

	it.each([
		["leave it for now"],
		["it ran in 30s"],
		["retry in 5 minutes"],
		["due 2026-12-24"],
		["v1.4, not later"],
		["the second step may fail"],
		["next sprint"],
	])("leaves alone: %s", (text) => {
		expect(dated(text, monday)).toBe(text);
	});

	it("goes by the day where the speaker is", () => {
		const late = "2026-11-30T23:30:00Z";
		expect(dated("tomorrow", { at: late, ahead: 0 })).toBe("tomorrow (2026-12-01)");
		expect(dated("tomorrow", { at: late, ahead: 60 })).toBe("tomorrow (2026-12-02)");
		expect(dated("tomorrow", { at: late, ahead: -480 })).toBe("tomorrow (2026-12-01)");
	});

	it("leaves the words as they are when nobody knows when they were said", () => {
		expect(dated("tomorrow", { at: "", ahead: 0 })).toBe("tomorrow");
	});

	it("only adds: without what it added the text is as it was", () => {
		const words = fc.array(
			fc.oneof(
				fc.constantFrom("tomorrow", "by Friday", "next week", "mañana", "demain", "in 3 days", "x"),
				fc.string(),
			),
		);
		fc.assert(
			fc.property(words, (parts) => {
				const text = parts.join(" ").replaceAll(/[()]/g, "");
				const without = dated(text, monday).replaceAll(/ \((?:week of )?\d{4}(?:-\d\d){0,2}\)/g, "");
				expect(without).toBe(text);
			}),
		);
	});
});
