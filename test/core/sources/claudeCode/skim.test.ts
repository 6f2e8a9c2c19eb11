import { Buffer } from "node:buffer";
import { describe, expect, it } from "vitest";
import { skimLine, trailingUuid } from "../../../../src/core/sources/claudeCode/skim";

const head = '{"parentUuid":"p1","isSidechain":false,"cwd":"/a \\"b\\"","sessionId":"s","gitBranch":"main",';
const skim = (line: string) => skimLine(Buffer.from(line));

describe("skimLine", () => {
	it("passes over housekeeping and sub-agents' records without reading them", () => {
		expect(skim('{"type":"file-history-snapshot","messageId":')).toEqual({ kind: "skip" });
		expect(skim('{"parentUuid":null,"isSidechain":true,"type":"user"}')).toEqual({ kind: "skip" });
	});

	it("takes the links of progress records, whichever of id and time comes last", () => {
		const data = '"type":"progress","data":{"uuid":"inner","timestamp":"x"},"toolUseID":"t",';
		const link = { kind: "carrier", uuid: "u1", parentUuid: "p1" };
		expect(skim(`${head}${data}"uuid":"u1","timestamp":"2026"}`)).toEqual(link);
		expect(skim(`${head}${data}"timestamp":"2026","uuid":"u1"}`)).toEqual(link);
	});

	it.each([
		`${head}"type":"user","message":{"content":"\\"type\\":\\"progress\\",\\"data\\":"},"uuid":"u1"}`,
		`${head}"message":{"x":1},"type":"progress","data":{},"uuid":"u1"}`,
		`${head}"type":"progress","data":{},"uuid":"u1","more":{}}`,
		'{"type":"ai-title","aiTitle":"x"}',
		'{"type":"brand-new"}',
		'{"message":{"isSidechain":true},"type":"user"}',
	])("leaves everything else to be parsed: %s", (line) => {
		expect(skim(line)).toBeNull();
	});
});

describe("trailingUuid", () => {
	const of = (line: string) => trailingUuid(Buffer.from(line));

	it("finds the record's own id behind its content, as old and new clients place it", () => {
		expect(of('{"message":{"uuid":"inner"},"uuid":"u1"}')).toBe("u1");
		expect(of('{"message":{},"uuid":"u1","timestamp":"2026","cwd":"/a b","gitBranch":""}')).toBe("u1");
	});

	it.each([
		'{"message":{},"x":{"a":1,"uuid":"inner"}}',
		'{"a":1,"uuid":"u1","more":{}}',
		'{"a":1,"uuid":"u1","flag":true}',
		'{"text":"\\"a\\",\\"uuid\\":\\"u1\\"}"}',
		'{"a":1,"text":",\\"uuid\\":\\"u1"}',
		'{"uuid":"u',
		"",
	])("finds none in %s", (line) => {
		expect(of(line)).toBeNull();
	});
});
