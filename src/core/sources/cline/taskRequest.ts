import type { TokenUse } from "../../model/transcript";
import { parseJson } from "../json";
import { type ApiRequest, requestSchema } from "./taskSchema";

/** The JSON of an `api_req_started` entry; null when it is none. */
export function parseRequest(text: string): ApiRequest | null {
	const read = requestSchema.safeParse(parseJson(text));
	return read.success ? read.data : null;
}

type Sums = { -readonly [K in keyof TokenUse]: TokenUse[K] };

/** Adds a request's tokens. `tokensIn` leaves out what came from or went into the cache. */
export function addTokens(request: ApiRequest, sums: Sums): void {
	if (request.tokensIn === undefined && request.tokensOut === undefined) return;
	const input = (request.tokensIn ?? 0) + (request.cacheReads ?? 0) + (request.cacheWrites ?? 0);
	const output = request.tokensOut ?? 0;
	sums.input = (sums.input ?? 0) + input;
	sums.output = (sums.output ?? 0) + output;
	if (input > 0) sums.context = input + output;
}

/** The working folder that the environment details of a request name. They stand at its end, after all quoted text. */
export function cwdIn(request: ApiRequest): string | null {
	const text = request.request ?? "";
	const details = text.slice(Math.max(text.lastIndexOf("<environment_details>"), 0));
	return /^# Current (?:Working|Workspace) Directory \((.+)\) Files$/m.exec(details)?.[1] ?? null;
}
