import { createInterface } from "node:readline";
import * as z from "zod/mini";
import { type ClosureState, freshClosureState } from "../../core/closure/closureState";
import { decide } from "../../core/closure/decide";
import { userSaid } from "../../core/closure/userSaid";
import type { Command, CommandContext, ExitCode } from "../command";
import { parseOptions } from "../options";

const messageSchema = z.looseObject({
	id: z.union([z.string(), z.number()]),
	text: z.string(),
	substantive_turns: z.optional(z.nullable(z.int().check(z.nonnegative()))),
	in_flight: z.optional(z.nullable(z.boolean())),
	previous: z.optional(z.nullable(z.array(z.string()))),
	lang: z.optional(z.nullable(z.string())),
});
type Message = z.infer<typeof messageSchema>;

const defaultTurns = 10;
/** Characters of output that are written at once. */
const batchSize = 1 << 16;

/** `classify`: JSON lines in, one message each; what its words say about leaving and what the rules make of it, out. */
export const classifyCommand: Command = async (context) => {
	parseOptions(context.args, {});
	return classifyLines(context, createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }));
};

async function classifyLines(context: CommandContext, lines: AsyncIterable<string>): Promise<ExitCode> {
	const batch: string[] = [];
	let size = 0;
	let number = 0;
	let exit: ExitCode = 0;
	const flush = () => {
		if (batch.length > 0) context.print(batch.join("\n"));
		batch.length = 0;
		size = 0;
	};
	for await (const line of lines) {
		number++;
		if (line.trim() === "") continue;
		const message = parseMessage(line);
		if (typeof message === "string") {
			context.say(`stdin, line ${number}: ${message}`);
			exit = 2;
			continue;
		}
		const answer = JSON.stringify(classify(message));
		batch.push(answer);
		size += answer.length;
		if (size > batchSize) flush();
	}
	flush();
	return exit;
}

/** The message of a line, or what is wrong with the line. */
function parseMessage(line: string): Message | string {
	let value: unknown;
	try {
		value = JSON.parse(line);
	} catch (error) {
		if (error instanceof SyntaxError) return `not JSON: ${error.message}`;
		throw error;
	}
	const message = messageSchema.safeParse(value);
	if (message.success) return message.data;
	const issue = message.error.issues[0];
	return `${issue?.path.join(".") || "message"}: ${issue?.message ?? "not a message"}`;
}

function classify({ id, text, substantive_turns, in_flight, previous, lang }: Message) {
	const before = previous ?? [];
	const hint = lang ?? undefined;
	const said = userSaid({ text, previous: before, ...(hint === undefined ? {} : { lang: hint }) });
	let state: ClosureState = {
		...freshClosureState,
		substantiveTurns: substantive_turns ?? defaultTurns,
		hasNews: true,
	};
	for (const earlier of before) state = hear(state, earlier, hint);
	if (in_flight === true) state = { ...state, inFlight: new Set(["in_flight"]) };
	const { action, why } = decide(state, said, 0);
	return {
		id,
		tier: said.closure.tier,
		confidence: said.closure.confidence,
		action,
		reason: action === "ignore" ? why : said.closure.reason,
	};
}

/** An earlier message of the user; a handoff that it caused has been written. */
function hear(state: ClosureState, text: string, lang: string | undefined): ClosureState {
	const heard = decide(state, userSaid({ text, ...(lang === undefined ? {} : { lang }) }), 0);
	return heard.action === "fire" ? decide(heard.state, { kind: "emitted" }, 0).state : heard.state;
}
