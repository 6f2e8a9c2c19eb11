import type { PlanItem, PlanStatus } from "../../model/transcript";

const statusOf: Readonly<Record<string, PlanStatus>> = {
	pending: "pending",
	blocked: "pending",
	in_progress: "in_progress",
	done: "completed",
	completed: "completed",
	cancelled: "cancelled",
};
const token = /'(?:[^']|'')*'|"[^"]*"|[A-Za-z_][\w.]*|-?\d[\w.]*|\S/g;
const writing =
	/\b(?:insert\s+(?:or\s+\w+\s+)?into|replace\s+into|update(?:\s+or\s+\w+)?|delete\s+from)\s+["`]?todos["`]?(?![\w.])/i;

/** Does this SQL change the agent's list of todos? */
export function writesTodos(query: string): boolean {
	return writing.test(query);
}

/**
 * The `todos` table that the agent keeps through its `sql` tool, rebuilt from the statements it ran: the database
 * itself is another file. Understood are INSERT … VALUES, UPDATE … SET and DELETE with a list of ids or without a
 * condition; a statement of another form changes nothing here.
 */
export class TodoTable {
	private readonly rows = new Map<string, { text: string; status: string }>();

	/** The list in the order in which its entries were made. */
	items(): readonly PlanItem[] {
		return [...this.rows.values()].map(({ text, status }) => ({ text, status: statusOf[status] ?? "pending" }));
	}

	/** Runs every statement of a query that was reported as successful. */
	run(query: string): void {
		for (const statement of statementsOf(query)) {
			const words = statement.map((word) => word.toLowerCase());
			if (words[0] === "update") this.update(statement, words);
			else if (words[0] === "delete") this.delete(words, statement);
			else if (words[0] === "insert" || words[0] === "replace") this.insert(statement, words);
		}
	}

	private insert(statement: readonly string[], words: readonly string[]): void {
		const values = words.indexOf("values");
		if (values < 0) return;
		const [columns = []] = groupsIn(words.slice(0, values));
		const keeps = words.includes("ignore") || words.slice(values).join(" ").includes("do nothing");
		const tuples = statement.slice(values + 1);
		const conflict = tuples.findIndex((word) => word.toLowerCase() === "on");
		for (const tuple of groupsIn(conflict < 0 ? tuples : tuples.slice(0, conflict))) {
			const field = (name: string) => unquoted(tuple[columns.indexOf(name)] ?? "");
			const id = field("id") || field("title");
			if (id === "" || (keeps && this.rows.has(id))) continue;
			this.rows.set(id, { text: field("title") || field("description") || id, status: field("status") || "pending" });
		}
	}

	private update(statement: readonly string[], words: readonly string[]): void {
		const set = assignmentsIn(statement, words);
		for (const id of this.idsIn(statement, words)) {
			const row = this.rows.get(id);
			if (row === undefined) continue;
			row.status = set.get("status") ?? row.status;
			row.text = set.get("title") ?? row.text;
		}
	}

	private delete(words: readonly string[], statement: readonly string[]): void {
		for (const id of this.idsIn(statement, words)) this.rows.delete(id);
	}

	/** The rows that a condition names: `id = 'a'`, `id IN ('a', 'b')`, no condition at all; none when it is anything else. */
	private idsIn(statement: readonly string[], words: readonly string[]): readonly string[] {
		const where = words.indexOf("where");
		if (where < 0) return [...this.rows.keys()];
		const [column, operator] = words.slice(where + 1);
		const rest = statement.slice(where + 3);
		if (column === "status" && operator === "=" && rest.length === 1)
			return [...this.rows].flatMap(([id, row]) => (row.status === unquoted(rest[0] ?? "") ? [id] : []));
		if (column !== "id") return [];
		if (operator === "=" && rest.length === 1) return rest.map(unquoted);
		return operator === "in" ? (groupsIn(rest)[0] ?? []).map(unquoted) : [];
	}
}

/** The statements that touch the table `todos`, as tokens. */
function statementsOf(query: string): readonly (readonly string[])[] {
	const statements: string[][] = [[]];
	for (const [word] of query.matchAll(token)) {
		if (word === ";") statements.push([]);
		else statements.at(-1)?.push(word);
	}
	return statements.filter((words) => writesTodos(words.slice(0, 6).join(" ")));
}

/** The words inside each pair of brackets, without the commas between them. */
function groupsIn(words: readonly string[]): readonly (readonly string[])[] {
	const groups: string[][] = [];
	let open = 0;
	for (const word of words) {
		if (word === "(" && open++ === 0) groups.push([]);
		else if (word === ")") open--;
		else if (open === 1 && word !== ",") groups.at(-1)?.push(word);
	}
	return groups;
}

function assignmentsIn(statement: readonly string[], words: readonly string[]): ReadonlyMap<string, string> {
	const end = words.indexOf("where");
	const found = new Map<string, string>();
	for (let at = words.indexOf("set") + 1; at < (end < 0 ? words.length : end); at++) {
		const [name, sign, value] = [words[at], words[at + 1], statement[at + 2]];
		if (name !== undefined && sign === "=" && value?.startsWith("'") === true) found.set(name, unquoted(value));
	}
	return found;
}

function unquoted(word: string): string {
	if (word.startsWith("'")) return word.slice(1, -1).replaceAll("''", "'");
	return word.toLowerCase() === "null" ? "" : word.replace(/^"(.*)"$/, "$1");
}
