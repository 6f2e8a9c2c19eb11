import * as z from "zod/mini";
import { countCitations } from "../../core/resume/citation";
import { type GitHubAnswer, withAnswer } from "../../core/resume/githubAnswer";
import { type HostedReference, hostedReference } from "../../core/resume/hostedReference";
import type { ReadinessCard } from "../../core/resume/readinessCard";
import { parseJson } from "../../core/sources/json";
import type { Ports } from "../ports";
import { askGh } from "./gh";

const common = { title: z.string(), closedAt: z.nullable(z.string()) };
const itemSchema = z.discriminatedUnion("__typename", [
	z.object({ __typename: z.literal("Issue"), issueState: z.enum(["OPEN", "CLOSED"]), ...common }),
	z.object({ __typename: z.literal("PullRequest"), requestState: z.enum(["OPEN", "CLOSED", "MERGED"]), ...common }),
]);
const repositorySchema = z.record(z.string(), z.unknown());
const answerSchema = z.object({
	data: z.record(z.string(), z.nullable(repositorySchema)),
	errors: z.optional(z.array(z.object({ type: z.optional(z.string()), path: z.optional(z.array(z.unknown())) }))),
});
type Answer = z.infer<typeof answerSchema>;

/** One question holds them all; what is more stays unchecked. */
const mostAsked = 100;
/** The two states are of different types, which GraphQL does not let stand under one name. */
const fields =
	"__typename ... on Issue { issueState: state title closedAt } ... on PullRequest { requestState: state title closedAt }";

/**
 * Looks the issues and pull requests up that a card names (R-002-23), by GitHub's own `gh` and in one question. Sent are
 * names of repositories and numbers, nothing else. Without an answer they stay unchecked, and say why.
 */
export async function lookUpReferences(
	ports: Pick<Ports, "files" | "places" | "processes">,
	card: ReadinessCard,
): Promise<ReadinessCard> {
	const wanted = new Map<string, HostedReference>();
	for (const citation of card.citations) {
		const reference = citation.kind === "issue" ? hostedReference(citation) : null;
		if (reference !== null && wanted.size < mostAsked) wanted.set(keyOf(reference), reference);
	}
	if (wanted.size === 0) return card;
	const answers = await ask(ports, card.folder, [...wanted.values()]);
	const citations = card.citations.map((citation) => {
		const reference = citation.kind === "issue" ? hostedReference(citation) : null;
		const answer = reference === null ? undefined : answers(reference);
		return answer === undefined ? citation : withAnswer(citation, answer);
	});
	return { ...card, citations, counts: countCitations(citations) };
}

function keyOf({ repository, number }: HostedReference): string {
	return `${repository?.toLowerCase() ?? ""}#${number}`;
}

type Answers = (reference: HostedReference) => GitHubAnswer | undefined;

async function ask(
	ports: Pick<Ports, "files" | "places" | "processes">,
	folder: string,
	references: readonly HostedReference[],
): Promise<Answers> {
	const repositories = [...new Set([null, ...references.map(({ repository }) => repository)])];
	const aliasOf = (repository: string | null) => `r${repositories.indexOf(repository)}`;
	const asked = repositories.map((repository) => {
		const items = references
			.filter((one) => one.repository === repository)
			.map(({ number }) => `i${number}: issueOrPullRequest(number: ${number}) { ${fields} }`);
		return `${aliasOf(repository)}: repository(${placeOf(repository)}) { nameWithOwner ${items.join(" ")} }`;
	});
	const query = `query($owner: String!, $name: String!) { ${asked.join(" ")} }`;
	const printed = await askGh(ports, folder, [
		...["api", "graphql", "-F", "owner={owner}", "-F", "name={repo}", "-f", `query=${query}`],
	]);
	const parsed = printed.kind === "printed" ? answerSchema.safeParse(parseJson(printed.text)).data : undefined;
	const known = new Set(references.map(keyOf));
	return (reference) => {
		if (!known.has(keyOf(reference))) return undefined;
		if (parsed === undefined) return { kind: "unknown", why: printed.why };
		const repository = repositories.find((one) => one?.toLowerCase() === reference.repository?.toLowerCase()) ?? null;
		return answerOf(parsed, aliasOf(repository), reference);
	};
}

/** Names of owners and repositories hold nothing that could end a string. */
function placeOf(repository: string | null): string {
	if (repository === null) return "owner: $owner, name: $name";
	const [owner, name] = repository.split("/");
	return `owner: "${owner}", name: "${name}"`;
}

function answerOf({ data, errors }: Answer, alias: string, { repository, number }: HostedReference): GitHubAnswer {
	const found = data[alias] ?? null;
	if (found === null)
		return { kind: "unknown", why: `GitHub shows no ${repository ?? "such repository"} to this login` };
	const item = itemSchema.safeParse(found[`i${number}`]).data;
	if (item !== undefined) {
		const { title, closedAt } = item;
		return item.__typename === "Issue"
			? { kind: "issue", state: stateNames[item.issueState], title, closedAt }
			: { kind: "pull request", state: stateNames[item.requestState], title, closedAt };
	}
	const error = errors?.find(({ path }) => path?.[0] === alias && path[1] === `i${number}`);
	if (error?.type !== "NOT_FOUND") return { kind: "unknown", why: "GitHub did not tell" };
	const name = z.string().safeParse(found.nameWithOwner).data ?? repository;
	return { kind: "missing", repository: name ?? "the repository" };
}

const stateNames = { OPEN: "open", CLOSED: "closed", MERGED: "merged" } as const;
