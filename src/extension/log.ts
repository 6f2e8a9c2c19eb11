import * as vscode from "vscode";
import type { Log } from "../app/ports";
import type { Problem } from "../core/model/problem";
import { english, type Sentence, sentenceOf } from "../core/render/sentence";

/** The output channel of the extension: ids and counts, the status block and the visible fallback (surfaces.md). */
export interface OutputLog extends Log, vscode.Disposable {
	/** A text of several lines, each on its own. */
	block(text: string): void;
	problem(problem: Problem): void;
	/** Lets something go on by itself; when it fails, that is written down. */
	settle(work: Promise<unknown>): void;
	show(): void;
}

export function createOutputLog(): OutputLog {
	const channel = vscode.window.createOutputChannel("Codi Handoff", { log: true });
	return {
		info: (message) => channel.info(message),
		warn: (message) => channel.warn(message),
		error: (message) => channel.error(message),
		block: (text) => channel.info(`\n${text}\n`),
		problem: (problem) => channel.warn(`${problem.code}: ${english(sentenceOf(problem))}`),
		settle: (work) => {
			work.catch((error: unknown) => channel.error(error instanceof Error ? error : String(error)));
		},
		show: () => channel.show(true),
		dispose: () => channel.dispose(),
	};
}

/** The sentence for a problem in the user's language. */
export function localised(problem: Problem): string {
	return localisedSentence(sentenceOf(problem));
}

/** A sentence of the core in the user's language. */
export function localisedSentence({ message, args }: Sentence): string {
	return vscode.l10n.t(message, ...args);
}
