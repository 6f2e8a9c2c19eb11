import type { Place, TranscriptBuilder } from "../transcriptBuilder";
import { insideTag } from "./injectedText";

/** Commands that the user ran with `!`: two records, the command and what it printed. No exit code is recorded. */
export class UserShell {
	private open: string | null = null;

	constructor(private readonly builder: TranscriptBuilder) {}

	/** False when the text is neither part of such a command. */
	take(text: string, place: Place): boolean {
		if (!/^\s*<bash-(?:input|stdout|stderr)>/.test(text)) return false;
		const command = insideTag(text, "bash-input");
		if (command !== null) this.begin(command, place);
		const printed = [insideTag(text, "bash-stdout"), insideTag(text, "bash-stderr")].filter((part) => part !== null);
		if (printed.length > 0) this.end(printed.filter((part) => part !== "").join("\n"), place);
		return true;
	}

	private begin(command: string, place: Place): void {
		this.open = `bash-input at ${place.offset}`;
		this.builder.call({ id: this.open, name: "bash-input", kind: "shell", command }, place);
	}

	private end(result: string, place: Place): void {
		this.builder.touch(place.at);
		if (this.open === null || !this.builder.result(this.open, { offset: place.offset, result }))
			this.builder.skipRecord();
		this.open = null;
	}
}
