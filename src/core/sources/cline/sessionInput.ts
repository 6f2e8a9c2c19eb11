export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The texts under the first of these keys that is there: one text or a list, of texts or of objects with such a key. */
export function textsIn(value: unknown, keys: readonly string[]): readonly string[] {
	if (typeof value === "string") return [value];
	if (Array.isArray(value)) return value.flatMap((item) => (item === value ? [] : textsIn(item, keys)));
	if (!isRecord(value)) return [];
	const key = keys.find((name) => value[name] !== undefined && value[name] !== null);
	return key === undefined ? [] : textsIn(value[key], keys);
}

/** The commands of a `run_commands` call, one a line. A structured entry is put together as it would be typed. */
export function commandLine(input: unknown): string {
	if (typeof input === "string") return input;
	if (Array.isArray(input)) return input.map(commandLine).join("\n");
	if (!isRecord(input)) return "";
	const args = Array.isArray(input.args) ? input.args.filter((arg) => typeof arg === "string") : [];
	const command = input.commands ?? input.command ?? input.cmd;
	return [commandLine(command), ...args].join(" ");
}
