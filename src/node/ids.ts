import { createHash } from "node:crypto";
import { v4 } from "uuid";
import type { Ids } from "../app/ports";

/** 64 bits: enough for the names of one user's folders. */
const digestLength = 16;

export function createIds(): Ids {
	return {
		uuid: () => v4(),
		digest: (text) => sha256(text).slice(0, digestLength),
		sha256,
	};
}

function sha256(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}
