import * as z from "zod/mini";
import type { ListedPullRequests } from "../../core/resume/joinPullRequests";
import type { PullRequestRow } from "../../core/resume/successorBrief";
import { parseJson } from "../../core/sources/json";
import type { Ports } from "../ports";
import { askGh } from "./gh";

const repositorySchema = z.object({ nameWithOwner: z.string() });
const listSchema = z.array(
	z.object({
		number: z.int(),
		title: z.string(),
		reviewDecision: z.optional(z.nullable(z.string())),
		reviewRequests: z.optional(z.nullable(z.array(z.unknown()))),
	}),
);

/** The user's open pull requests in the repository of a folder (R-002-11); null when `gh` cannot tell. */
export async function listPullRequests(
	ports: Pick<Ports, "files" | "places" | "processes">,
	folder: string,
): Promise<ListedPullRequests | null> {
	const [own, list] = await Promise.all([
		askGh(ports, folder, ["repo", "view", "--json", "nameWithOwner"]),
		askGh(ports, folder, [
			...["pr", "list", "--author", "@me", "--limit", "100"],
			...["--json", "number,title,reviewDecision,reviewRequests"],
		]),
	]);
	if (own.kind === "failed" || list.kind === "failed" || !list.isWhole) return null;
	const repository = repositorySchema.safeParse(parseJson(own.text)).data?.nameWithOwner;
	const rows = listSchema.safeParse(parseJson(list.text)).data;
	if (repository === undefined || rows === undefined) return null;
	return { repository, rows: rows.map((row) => rowOf(repository, row)) };
}

function rowOf(
	repository: string,
	{ number, title, reviewDecision, reviewRequests }: z.infer<typeof listSchema>[number],
): PullRequestRow {
	const isReviewed = (reviewDecision ?? "") !== "" || (reviewRequests ?? []).length > 0;
	return { repository, number, status: isReviewed ? "reviewing" : "open", what: title };
}
