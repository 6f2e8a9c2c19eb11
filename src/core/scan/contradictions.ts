import type { CheckState, IssueFinding } from "../model/finding";
import { evidenceList, evidenceOf } from "./evidence";
import type { Passage } from "./passage";
import { isQuestion, shorten } from "./plainText";
import type { SessionView } from "./sessionView";

/** Words by which a claim names the kind of check that it is about, in the languages known here. */
const names: Readonly<Record<CheckState["check"], RegExp>> = {
	test: /test|spec\b|suite|prueba|тест|测试|テスト|테스트/i,
	build: /build|compil|сборк|构建|编译|ビルド|빌드|derle/i,
	lint: /lint|ruff|biome|clippy/i,
	types: /\btypes?\b|tsc|mypy|typecheck|type-check/i,
};
const atMost = 3;

/**
 * Where the agent says that a check goes well although its last run, before that, failed: shown, not smoothed. The
 * later of several such claims on one check stands for all.
 */
export function contradictionsIn(view: SessionView, checks: readonly CheckState[]): IssueFinding[] {
	return checks
		.flatMap((check) => {
			if (check.verdict !== "failed") return [];
			const run = view.calls.findLast(({ tool }) => tool.command === check.command);
			if (run === undefined) return [];
			const claim = view.passages.findLast((passage) => passage.order > run.order && claims(passage, check));
			return claim === undefined ? [] : contradiction(claim, check);
		})
		.slice(0, atMost);
}

function claims({ source, summary, plain, kind, says }: Passage, { check }: CheckState): boolean {
	if (source.speaker !== "assistant" || summary || kind === "heading" || isQuestion(plain)) return false;
	if (!says("passing") || says("hypothetical") || says("promise")) return false;
	const named = Object.values(names).some((name) => name.test(plain));
	return !named || names[check].test(plain);
}

function contradiction(claim: Passage, check: CheckState): IssueFinding[] {
	const evidence = evidenceList([evidenceOf(claim.source, claim.raw), check.evidence]);
	if (evidence === null) return [];
	const first = check.failing[0];
	const outcome = `the last run of ${shorten(check.command, 80)} failed${first === undefined ? "" : `: ${shorten(first, 80)}`}`;
	const text = `The agent says "${shorten(claim.plain, 120)}", but ${outcome}`;
	return [{ kind: "issue", text, risk: "H", basis: "run", evidence }];
}
