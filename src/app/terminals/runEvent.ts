import type { WindowRun } from "../../core/model/run";
import type { RawOutput } from "../../core/terminal/rawOutput";

/** What a window saw of something that runs in it; times are ISO 8601, UTC. Nothing is masked yet. */
export type RunEvent =
	| {
			readonly kind: "began";
			readonly id: string;
			/** The workspace folder that it belongs to; null when none is open. */
			readonly folder: string | null;
			readonly run: Pick<WindowRun, "kind" | "name" | "command" | "cwd">;
			readonly at: string;
	  }
	| {
			readonly kind: "ended";
			readonly id: string;
			readonly at: string;
			/** Null is unknown. */
			readonly exitCode: number | null;
			/** Null when it was not captured. */
			readonly output: RawOutput | null;
			/** As it is known at the end: shells can tell late. */
			readonly command: string;
	  }
	/** Nobody will tell how it ended. */
	| { readonly kind: "lost"; readonly id: string; readonly at: string }
	/** A terminal without shell integration; `seen` takes it back. */
	| { readonly kind: "unseen" | "seen"; readonly folder: string | null; readonly name: string; readonly at: string };
