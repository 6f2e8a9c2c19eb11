import type { Citation } from "./citation";

/** An issue or a pull request on GitHub. */
export interface HostedReference {
	/** `owner/name`; null for the repository of the folder. */
	readonly repository: string | null;
	readonly number: number;
}

const address = /^https?:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/(?:issues|pull|pulls)\/\d+/i;
const elsewhere = /^([\w.-]+\/[\w.-]+)#\d+$/;

/** What a citation refers to on GitHub; null for an address on another server. */
export function hostedReference({ text, target }: Pick<Citation, "text" | "target">): HostedReference | null {
	const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
	const repository = (isAddress ? address : elsewhere).exec(text)?.[1] ?? null;
	return isAddress && repository === null ? null : { repository, number: Number(target) };
}
