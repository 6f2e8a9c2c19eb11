import { describe, expect, it } from "vitest";
import { SearchPace } from "../../../src/app/watch/searchPace";
import { FakeTime } from "./fakeOutside";

function setUp() {
	const time = new FakeTime(1_000_000);
	const calls: number[] = [];
	const pace = new SearchPace(time, time, () => calls.push(time.wall));
	const search = (ms: number) =>
		pace.take(() => {
			time.wall += ms;
		});
	return { time, calls, pace, search };
}

describe("searching the stores", () => {
	it("rests in proportion to what a search took, and then goes on by itself, once", () => {
		const { time, calls, pace, search } = setUp();
		expect(pace.isDue()).toBe(true);
		search(100);
		for (let times = 0; times < 3; times++) expect(pace.isDue()).toBe(false);
		time.pass(1999);
		expect(calls).toEqual([]);
		time.pass(1);
		expect(calls).toHaveLength(1);
		expect(pace.isDue()).toBe(true);
	});

	it("is not held off by a clock that is put back, nor when something new is to be searched for", () => {
		const { time, pace, search } = setUp();
		search(100);
		time.wall -= 86_400_000;
		expect(pace.isDue()).toBe(true);
		search(100);
		expect(pace.isDue()).toBe(false);
		pace.hurry();
		expect(pace.isDue()).toBe(true);
	});
});
