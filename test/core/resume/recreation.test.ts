import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Watch } from "../../../src/core/model/watch";
import { recreationOf } from "../../../src/core/resume/recreation";

const watch = (what: string, kind: Watch["kind"] = "background", more: Partial<Watch> = {}): Watch => ({
	kind,
	what,
	id: null,
	schedule: null,
	owner: "claude-code c1",
	since: null,
	ports: [],
	recreate: true,
	mayRun: false,
	...more,
});
const of = (what: string) => recreationOf(watch(what));

describe("what died with a session", () => {
	it.each([
		["npm run dev", ["npm", "run", "dev"]],
		["vite --port=5173 'my app'", ["vite", "--port=5173", "my app"]],
		['python -m http.server "8000"', ["python", "-m", "http.server", "8000"]],
	])("is a program with its arguments where no shell is needed: %s", (line, words) => {
		expect(of(line)).toEqual({ kind: "process", words });
	});

	it.each([
		"npm run dev &",
		"cd app && npm start",
		"PORT=3000 node server.js",
		"tail -f *.log",
		"echo $HOME",
		'echo "`date`"',
		"while true; do date; done",
		"nohup ./worker.sh > log",
		"~/bin/serve",
		"C:\\tools\\serve.exe",
		"npm start\nrm -rf build",
		"export A",
	])("is for a shell where one is needed: %s", (line) => {
		expect(of(line)).toEqual({ kind: "shell" });
	});

	it.each([
		["serve --token=[REDACTED]", "masked"],
		["npm run dev -- --with-a-very-long…", "cut"],
		["npm run dev \u202e# ved", "hidden"],
		["npm run dev\r\u001b[2K", "hidden"],
		["echo \u0024{command:workbench.action.closeWindow}", "variable"],
	])("is not started where what is shown is not what would run: %s", (line, reason) => {
		expect(of(line)).toEqual({ kind: "none", reason });
	});

	it("is told to an agent where only an agent can have it again", () => {
		const cron = watch("check the deploy", "cron", { id: "a1b2", schedule: "*/5 * * * *" });
		expect(recreationOf(cron)).toEqual({
			kind: "agent",
			words:
				"The cron of the last session (it was a1b2) may be gone. Look whether it still runs, and recreate it if not, schedule */5 * * * *:\ncheck the deploy",
		});
		for (const kind of ["loop", "monitor", "crontab"] as const)
			expect(recreationOf(watch("x | crontab -", kind)).kind).toBe("agent");
		expect(recreationOf(watch("Launch server", "debug"))).toEqual({ kind: "debug" });
	});

	it("gives a program the very words that a shell would have given it", () => {
		const characters = fc.constantFrom(..."abc-=/. '\"$`\\;&|<>(){}*?~#! \n%");
		const lines = fc.sample(fc.string({ unit: characters, maxLength: 12 }), { numRuns: 20_000, seed: 7 });
		const made = lines.flatMap((line) => {
			const { words } = { words: null, ...of(line) };
			return words === null || typeof words === "string" ? [] : [{ line, words }];
		});
		expect(made.length).toBeGreaterThan(50);
		const script = made.map(({ line }) => `printf '%s\\n' ${line}; echo ----`).join("\n");
		const said = spawnSync("bash", ["-c", script], { encoding: "utf8" }).stdout.split("----\n").slice(0, -1);
		expect(said).toEqual(made.map(({ words }) => `${words.join("\n")}\n`));
	});
});
