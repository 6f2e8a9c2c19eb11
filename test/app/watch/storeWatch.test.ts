import { describe, expect, it } from "vitest";
import { StoreWatch } from "../../../src/app/watch/storeWatch";
import { FakeWatching } from "./fakeOutside";

function setUp() {
	const watching = new FakeWatching(() => true);
	const changes: string[] = [];
	return { watching, changes, stores: new StoreWatch(watching, () => changes.push("change")) };
}

describe("the folders of stores", () => {
	it("count for the names that any store wants of them", () => {
		const { watching, changes, stores } = setUp();
		stores.renew(
			[
				{ path: "/a", only: /^one$/ },
				{ path: "/a", only: /^two$/ },
				{ path: "/b", only: /^one$/ },
				{ path: "/b", only: null },
			],
			["/c/file.jsonl", "/c/store.db"],
		);
		for (const name of ["one", "two", "three", null]) watching.change("/a", name);
		expect(changes).toHaveLength(3);
		watching.change("/b", "three");
		expect(changes).toHaveLength(4);
		for (const name of ["file.jsonl", "store.db-wal", "store.db-shm", "other.jsonl"]) watching.change("/c", name);
		expect(changes).toHaveLength(6);
	});

	it("are watched as long as they are wanted, and never too many of them", () => {
		const { watching, stores } = setUp();
		const many = Array.from({ length: 5000 }, (_, at) => ({ path: `/many/${at}`, only: null }));
		stores.renew(many, ["/followed/file.jsonl"]);
		expect(watching.folders.length).toBeLessThan(500);
		expect(watching.folders).toContain("/followed");
		stores.renew([], []);
		expect(watching.folders).toEqual([]);
	});
});
