import { isoTime } from "../time";
import type { Place, TranscriptBuilder } from "../transcriptBuilder";
import { ResponseReader } from "./response";
import {
	type ChatState,
	disablementSchema,
	pendingSchema,
	type Request,
	requestSchema,
	textPartSchema,
} from "./schema";

/** `@codi`: what it is asked are commands to this program, and its answers tell of other conversations. */
export const ownParticipant = "codiHandoff.codi";

/** Where a request or a part of an answer stands; null when it has no place of its own. */
export type OffsetOf = (item: unknown) => number | null;

/** Puts a chat into the builder. Marks of undoing come late, so that this needs the chat's final state. */
export function addChat(state: ChatState, offsetOf: OffsetOf, builder: TranscriptBuilder): void {
	builder.id = state.sessionId ?? builder.id;
	builder.title = state.customTitle ?? null;
	builder.branch = state.repoData?.localBranch ?? null;
	const waiting = (state.pendingRequests ?? []).map((item) => pendingSchema.safeParse(item).data?.request);
	for (const [index, item] of [...(state.requests ?? []), ...waiting].entries()) {
		const request = requestSchema.safeParse(item);
		if (request.success) addRequest(request.data, offsetOf(item) ?? index, offsetOf, builder);
		else builder.skipRecord();
	}
}

function addRequest(request: Request, offset: number, offsetOf: OffsetOf, builder: TranscriptBuilder): void {
	// Also of requests that are no turns: what other stores tell of them is then known to be no later (`joinReadings`).
	builder.touch(timeOf(request.timestamp));
	builder.touch(timeOf(request.modelState?.completedAt));
	const undone = request.isHidden === true || isTruthy(request.shouldBeRemovedOnSend);
	const partly = disablementSchema.safeParse(request.shouldBeRemovedOnSend);
	if ((undone && !partly.success) || request.agent?.id === ownParticipant) return;
	const place = { offset, at: timeOf(request.timestamp) };
	if (isTyped(request)) builder.user(wordsOf(request), place);
	addAnswer(request, partly.data?.afterUndoStop ?? null, place, offsetOf, builder);
	addEnd(request, offset, builder);
}

/** False for a turn that VS Code raised itself and for the click on a button (transcripts.md 1.3). */
function isTyped(request: Request): boolean {
	return (
		request.isSystemInitiated !== true && !(typeof request.confirmation === "string" && request.confirmation !== "")
	);
}

function wordsOf(request: Request): string {
	const { message } = request;
	if (typeof message === "string") return message;
	if (message?.text !== undefined) return message.text;
	return (message?.parts ?? []).map((part) => textPartSchema.safeParse(part).data?.text ?? "").join("");
}

/** `until` names the undo stop after which the answer was taken back; null when all of it stands. */
function addAnswer(
	request: Request,
	until: string | null,
	place: Place,
	offsetOf: OffsetOf,
	builder: TranscriptBuilder,
): void {
	const reader = new ResponseReader(builder, request.requestId ?? `request-${place.offset}`);
	for (const [index, part] of (request.response ?? []).entries()) {
		if (until !== null && isUndoStop(part, until)) break;
		// Parts have no time; that of the request would be too early for all but the first.
		reader.read(part, index, { offset: offsetOf(part) ?? place.offset, at: null });
	}
	reader.end();
	builder.cwd = reader.cwd ?? builder.cwd;
}

function isUndoStop(part: unknown, id: string): boolean {
	return (
		typeof part === "object" &&
		part !== null &&
		"kind" in part &&
		part.kind === "undoStop" &&
		"id" in part &&
		part.id === id
	);
}

/** What stands at a request's end: how it ended, the model, the tokens of its last call. */
function addEnd(request: Request, offset: number, builder: TranscriptBuilder): void {
	const elapsed = request.result?.timings?.totalElapsed;
	const computed = request.timestamp === undefined || elapsed === undefined ? undefined : request.timestamp + elapsed;
	const at = timeOf(request.modelState?.completedAt ?? computed);
	builder.touch(at);
	addInterruption(request, { offset, at }, builder);
	const metadata = request.result?.metadata;
	if ((request.response ?? []).length > 0)
		builder.model = metadata?.resolvedModel ?? modelOf(request.modelId) ?? builder.model;
	if (metadata?.promptTokens === undefined) return;
	const output = metadata.outputTokens ?? 0;
	builder.tokens.input = (builder.tokens.input ?? 0) + metadata.promptTokens;
	builder.tokens.output = (builder.tokens.output ?? 0) + output;
	builder.tokens.context = metadata.promptTokens + output;
}

function addInterruption(request: Request, place: Place, builder: TranscriptBuilder): void {
	const error = request.result?.errorDetails;
	const cancelled = request.isCanceled === true || request.modelState?.value === 2 || error?.code === "canceled";
	if (cancelled) builder.interruption("user", null, place);
	else if (error != null) builder.interruption("error", error.message ?? null, place);
	else if (request.modelState?.value === 3) builder.interruption("error", null, place);
}

/** `copilot/auto` lets Copilot choose and names no model. */
function modelOf(id: string | undefined): string | null {
	const name = id?.replace(/^copilot\//, "");
	return name === undefined || name === "auto" ? null : name;
}

function timeOf(milliseconds: number | undefined): string | null {
	return milliseconds === undefined ? null : isoTime(milliseconds);
}

function isTruthy(value: unknown): boolean {
	return value !== undefined && value !== null && value !== false;
}
