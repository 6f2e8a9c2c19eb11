import { describe, expect, it } from "vitest";
import { Scratch } from "./support/runCli";

describe("resume", () => {
	it("says that there is no handoff, and nothing else", () => {
		const run = new Scratch().run(["resume"]);
		expect(run).toMatchObject({ code: 0, stdout: "[No handoff — starting fresh]\n" });
	});

	it("prints card and prompt of a handoff, and leaves it as it is", () => {
		const scratch = new Scratch(["claude-code"]);
		scratch.run(["handoff"]);
		const before = scratch.read("NEXT_SESSION_HANDOFF.md");
		const run = scratch.run(["resume"]);
		expect(run).toMatchObject({ code: 0, stderr: "" });
		expect(run.stdout).toContain("1. “A streaming parser for files over 50 MB”");
		expect(run.stdout).toContain("Ready. Where should we start?");
		expect(run.stdout).toContain("Acknowledge each standing constraint");
		expect(scratch.read("NEXT_SESSION_HANDOFF.md")).toBe(before);
	});

	it("prints one JSON object with --json, and remembers with --consume that a session started from it", () => {
		const scratch = new Scratch(["claude-code"]);
		scratch.run(["handoff"]);
		const json = () => JSON.parse(scratch.run(["resume", "--json"]).stdout);
		expect(json()).toMatchObject({
			kind: "ready",
			consumed: false,
			handoffs: [{ form: "whole", integrity: "asWritten" }],
		});
		expect(json().citations.counts).toHaveProperty("holds");
		expect(scratch.run(["resume", "--consume"]).code).toBe(0);
		expect(json()).toMatchObject({ consumed: true });
	});

	it("prints what the context is restored from with --wake, and leaves the handoff on offer", () => {
		const scratch = new Scratch(["claude-code"]);
		scratch.run(["handoff"]);
		const run = scratch.run(["resume", "--wake"]);
		expect(run).toMatchObject({ code: 0, stderr: "" });
		expect(run.stdout.split("\n")[1]).toBe(`- \`${scratch.workspace}/NEXT_SESSION_HANDOFF.md\``);
		expect(run.stdout).toContain("Co-Dialectic · Waky Waky — context restored.");
		expect(JSON.parse(scratch.run(["resume", "--json"]).stdout)).toMatchObject({ consumed: false });
	});

	it("shows both texts of a section that was changed", () => {
		const scratch = new Scratch(["claude-code"]);
		scratch.run(["handoff"]);
		const text = scratch.read("NEXT_SESSION_HANDOFF.md");
		scratch.write("NEXT_SESSION_HANDOFF.md", text.replace("A streaming parser", "Another parser"));
		const { handoffs } = JSON.parse(scratch.run(["resume", "--json"]).stdout);
		expect(handoffs[0]).toMatchObject({
			integrity: "changed",
			written: expect.stringContaining("A streaming parser"),
			now: expect.stringContaining("Another parser"),
		});
	});

	it("refuses a folder that is not there", () => {
		expect(new Scratch().run(["resume", "--workspace", "/no/such/folder"]).code).toBe(2);
	});
});
