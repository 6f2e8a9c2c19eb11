import { describe, expect, it } from "vitest";
import type { ProcessOutcome, ProcessRequest } from "../../../src/app/ports";
import { askAgent } from "../../../src/app/refine/askAgent";
import { scratchPorts } from "../../support/scratchPorts";

const limits = { timeoutSeconds: 5, signal: new AbortController().signal };
const exited: ProcessOutcome = { kind: "exited", code: 0, stderr: "" };

function ports(stdout: string, outcome: ProcessOutcome = exited) {
	const requests: ProcessRequest[] = [];
	const run = async (request: ProcessRequest): Promise<ProcessOutcome> => {
		requests.push(request);
		request.onOutput("thinking…", "stderr");
		request.onOutput(stdout, "stdout");
		return outcome;
	};
	return { requests, ports: { ...scratchPorts().ports, processes: { run } } };
}

describe("asking the user's own agent", () => {
	it("gives Claude Code the question on its standard input, in a folder of ours, and reads answer and cost", async () => {
		const { ports: world, requests } = ports(JSON.stringify({ type: "result", result: "{}", total_cost_usd: 0.0123 }));
		const answer = await askAgent(world, "claude", "the question", limits);
		expect(answer).toEqual({ kind: "answered", answer: "{}", cost: 0.0123 });
		expect(requests[0]).toMatchObject({
			command: "claude",
			stdin: "the question",
			env: { CODI_HANDOFF_FINISHER: "1" },
		});
		expect(requests[0]?.args).not.toContain("the question");
		expect(requests[0]?.cwd).toBe(`${world.places.home}/.codialectic/refine`);
	});

	it("takes what Codex prints, without what it says beside", async () => {
		const answer = await askAgent(ports('{"notes":[]}').ports, "codex", "the question", limits);
		expect(answer).toEqual({ kind: "answered", answer: '{"notes":[]}', cost: null });
	});

	it.each<[string, string, ProcessOutcome]>([
		["it gave no answer that can be read", "not json", exited],
		["it gave no answer that can be read", '{"result":"out of credit","is_error":true}', exited],
		["it exited with 1, please log in", "", { kind: "exited", code: 1, stderr: "please log in\nat line 1" }],
		["it took longer than 5 seconds", "", { kind: "timedOut", seconds: 5, stderr: "" }],
		["it was cancelled", "", { kind: "cancelled", stderr: "" }],
		["spawn claude ENOENT", "", { kind: "notStarted", code: "ENOENT", reason: "spawn claude ENOENT" }],
	])("says why there is none: %s", async (reason, stdout, outcome) => {
		const answer = await askAgent(ports(stdout, outcome).ports, "claude", "the question", limits);
		expect(answer).toEqual({ kind: "failed", problem: { code: "refine.failed", by: "claude", reason } });
	});
});
