import type { Problem } from "../model/problem";

/** A sentence for people with numbered places, in the form that `vscode.l10n.t` translates. */
export interface Sentence {
	readonly message: string;
	readonly args: readonly string[];
}

/** What to tell the user about a problem: names the file and the place, and what becomes of it. */
export function sentenceOf(problem: Problem): Sentence {
	switch (problem.code) {
		case "transcript.empty":
			return say("{0} is empty: there is no conversation in it.", problem.path);
		case "transcript.noPrompt":
			return say(
				"{0} holds {1} bytes but no message of a user ({2} records were not understood). Its format may have changed; please report it.",
				problem.path,
				problem.bytes,
				problem.skipped,
			);
		case "transcript.unknownFormat":
			return say("{0} is not a session file of an agent that can be read.", problem.path);
		case "transcript.malformed":
			return say("{0} cannot be read at {1}: {2}.", problem.path, problem.place, problem.reason);
		case "transcript.truncated":
			return say("{0} is not whole ({1}): the rest was read.", problem.path, problem.place);
		case "transcript.lineTooLong":
			return say(
				"{0} has a line of {1} bytes at byte {2}: it was passed over.",
				problem.path,
				problem.bytes,
				problem.offset,
			);
		case "file.unreadable":
			return say("{0} cannot be read: {1}.", problem.path, problem.reason);
		case "file.notWritten":
			return say("{0} cannot be written: {1}.", problem.path, problem.reason);
		case "narrative.noFolder":
			return say("No folder is open, so no NEXT_SESSION_HANDOFF.md was written.");
		case "narrative.notTrusted":
			return say("{0} is not trusted, so nothing was written into it.", problem.path);
		case "narrative.never":
			return say("{0} does not exist, and the settings say not to create it.", problem.path);
		case "narrative.isFolder":
			return say("{0} is a folder, so the handoff cannot be appended to it.", problem.path);
		case "narrative.linkOutside":
			return say(
				"{0} is a link to {1}, outside the workspace folder: nothing was written.",
				problem.path,
				problem.target,
			);
		case "registry.malformed":
			return say(
				"The hook registry {0} cannot be used, {1}: {2}. No hook was run; the handoff is kept.",
				problem.path,
				problem.place,
				problem.reason,
			);
		case "settings.malformed":
			return say("{0} cannot be used, {1}: {2}.", problem.path, problem.place, problem.reason);
		case "packet.invalid":
			return say("The packet is not valid at {0}: {1}. No hook was run.", problem.place, problem.reason);
		case "pending.malformed":
			return say(
				"The pending handoff {0} cannot be read: {1}. It was set aside, not deleted.",
				problem.path,
				problem.reason,
			);
		case "lock.busy":
			return say("{0} is being written by {1}; try again.", problem.path, problem.owner);
		case "setting.badPattern":
			return say(
				"The pattern {0} in the setting redact.extraPatterns is not a regular expression: {1}.",
				problem.pattern,
				problem.reason,
			);
		case "refine.failed":
			return say("{0} did not refine the handoff: {1}. It was written as found.", problem.by, problem.reason);
		case "conversations.none":
			return say("No conversation was found. Looked in: {0}.", problem.places);
	}
}

/** The sentence in English, with its places filled. */
export function english({ message, args }: Sentence): string {
	return message.replace(/\{(\d+)\}/g, (place, at: string) => args[Number(at)] ?? place);
}

function say(message: string, ...args: readonly (string | number)[]): Sentence {
	return { message, args: args.map(String) };
}
