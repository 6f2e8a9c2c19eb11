import * as z from "zod/mini";
import type { AskedQuestion, PlanItem, PlanStatus } from "../../model/transcript";
import { parseJson } from "../json";

const statusOfMark: Readonly<Record<string, PlanStatus>> = {
	" ": "pending",
	"⚡": "in_progress",
	"-": "in_progress",
	x: "completed",
	X: "completed",
	"~": "cancelled",
};
const todo = /^\s*- \[(.)\] (?:(?:🔥|🌡️|❄️) )?(.+?)\s*$/u;

/** The agent's task list: `- [ ] …`, `- [⚡] …`, `- [X] …`, with a sign for the priority in front of the words. Null when there is none. */
export function planIn(prose: string): readonly PlanItem[] | null {
	const items = prose.split("\n").flatMap((line) => {
		const found = todo.exec(line);
		const status = statusOfMark[found?.[1] ?? ""];
		return found?.[2] === undefined || status === undefined ? [] : [{ text: found[2], status }];
	});
	return items.length === 0 ? null : items;
}

const statusOfWord: Readonly<Record<string, PlanStatus>> = {
	pending: "pending",
	"not-started": "pending",
	in_progress: "in_progress",
	"in-progress": "in_progress",
	completed: "completed",
	cancelled: "cancelled",
};
const entries = z.array(z.looseObject({ content: z.string(), status: z.string() }));
const record = z.looseObject({ finalTodos: z.optional(entries), todos: z.optional(entries) });
const mapped = /\bmap\[id:\S{1,20} status:([\w-]{1,20}) title:([^\]\n]{1,300})\]/g;

/** The list as exporters write a call's record: JSON with the list as it then stands, or Go's `map[id:1 status:… title:…]`. */
export function planInRecord(prose: string, fences: readonly string[]): readonly PlanItem[] | null {
	const lists = fences.flatMap((fence) => {
		const { finalTodos, todos } = record.safeParse(parseJson(fence)).data ?? {};
		return [finalTodos ?? todos ?? []];
	});
	const inProse = [...prose.matchAll(mapped)].map(([, status = "", content = ""]) => ({ status, content }));
	const last = lists.findLast((list) => list.length > 0) ?? inProse;
	const items = last.flatMap(({ status, content }) => {
		const known = statusOfWord[status];
		return known === undefined ? [] : [{ text: content.trim(), status: known }];
	});
	return items.length === 0 ? null : items;
}

/** Questions put by a tool: `**question**`, then `Options:` and `- **label** - description`. */
export function askedIn(prose: string, result: string | null): readonly AskedQuestion[] {
	const answers = `${prose}\n${result ?? ""}`;
	const asked: { question: string; options: string[] }[] = [];
	for (const line of prose.split("\n")) {
		const question = /^\*\*(.+)\*\*(?: _\(select multiple\)_)?\s*$/.exec(line)?.[1];
		const option = /^- \*\*(.+?)\*\*/.exec(line)?.[1];
		if (question !== undefined && !/^(?:Answer|Result|Error|Input):/.test(question))
			asked.push({ question, options: [] });
		else if (option !== undefined) asked.at(-1)?.options.push(option);
	}
	return asked.map((one) => ({ ...one, answer: answerTo(one.question, answers, asked.length === 1) }));
}

function answerTo(question: string, text: string, isOnlyOne: boolean): string | null {
	const pairs = text.matchAll(/"([^"\n]+)"="([^"\n]*)"/g);
	for (const [, asked, answer] of pairs) if (asked === question) return answer ?? null;
	return isOnlyOne ? (/^\*\*Answer:\*\* (.+?)\s*$/m.exec(text)?.[1] ?? null) : null;
}
