import type { ResumeAlert } from "../resume/readinessCard";
import { plainLine } from "./inline";
import { type Sentence, sentenceOf } from "./sentence";

/** What to tell about an alert of a readiness card, as a sentence that can be translated. Plain text. */
export function alertSentence(alert: ResumeAlert): Sentence {
	switch (alert.code) {
		case "branchChanged":
			return say("The handoff was written on {0}, this is {1}: it may be out of date.", alert.before, alert.now);
		case "unfinishedSession":
			return say(
				"Found unfinished session from {0}. {1} waves completed. Resume or start fresh? ({2})",
				alert.startedAt ?? "—",
				alert.waves,
				alert.file,
			);
		case "staleSession":
			return say(
				"{0} tells of a session on {1}, this is {2}: it may be out of date.",
				alert.file,
				alert.before,
				alert.now,
			);
		case "commitsMissing":
			return say("Commits of the handoff's time that are not in the history of this branch: {0}.", alert.count);
		case "sectionChanged":
			return say("The section “{0}” was changed since it was written.", name(alert.heading));
		case "sectionTorn":
			return say("The section “{0}” is not whole: its end is missing.", name(alert.heading));
		case "fabricated":
			return say("Named in the handoff, but never existed here: {0}.", alert.count);
		case "suspect":
			return say("Named in the handoff, but not as it says in today's files, or not to be checked: {0}.", alert.count);
		case "operation":
			return say("The repository is in the middle of a {0}.", alert.operation);
		case "leftOut":
			return say("Older handoffs that nobody started from and that are not part of this card: {0}.", alert.count);
		case "fileCut":
			return say("The file is very large: its first {0} bytes were not read.", alert.unreadBytes);
		case "foreignText":
			return say("The file also holds text that is not of this program; it is not part of this card.");
		case "citationsLeft":
			return say("Named in the handoff and not looked up, because there are too many: {0}.", alert.count);
		case "noGit":
			return say("Git can tell nothing about this folder: what changed since is not known.");
		case "shallow":
			return say("This clone does not have the whole history: what is gone cannot be told from what never was.");
		case "problem":
			return sentenceOf(alert.problem);
	}
}

function name(heading: string): string {
	return heading.replace(/^#+\s*/, "");
}

function say(message: string, ...args: readonly (string | number)[]): Sentence {
	return { message, args: args.map((arg) => plainLine(String(arg))) };
}
