import { expect, it } from "vitest";
import { baseName } from "../../../src/core/model/baseName";

it.each([
	["/work/tide/src/csv.ts", "csv.ts"],
	["C:\\work\\tide\\csv.ts", "csv.ts"],
	["C:\\work/tide\\src/csv.ts", "csv.ts"],
	["csv.ts", "csv.ts"],
	["/work/tide/", ""],
	["", ""],
])("of %j is %j", (path, name) => {
	expect(baseName(path)).toBe(name);
	expect(baseName(path)).toBe(path.split(/[\\/]/).at(-1));
});
