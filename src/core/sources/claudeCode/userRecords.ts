import type { Place, TranscriptBuilder } from "../transcriptBuilder";
import type { Role } from "./branches";
import { compactSummary } from "./compactSummary";
import { cutInjectedText, insideTag } from "./injectedText";
import type { OpenCalls } from "./openCalls";
import type { QueuedPrompts } from "./queuedPrompts";
import { type Block, type ClaudeRecord, textsOf } from "./schema";
import { slashCommandWords } from "./slashCommand";
import { readTaskNotification } from "./taskNotification";
import { TaskList } from "./tasks";
import { readOutcome, structuredResult } from "./toolOutcome";
import { isHuman, isTypedByUser } from "./typedByUser";
import { UserShell } from "./userShell";

const interruption = /^\s*\[Request interrupted by user[^\]]*\]/;

/** Takes `user` records, which are prompts only in the smaller part: tool results and the client's own texts share the type. */
export class UserRecords {
	private readonly tasks = new TaskList();
	private readonly shell: UserShell;
	private compaction: Place | null = null;

	constructor(
		private readonly builder: TranscriptBuilder,
		private readonly calls: OpenCalls,
		private readonly queued: QueuedPrompts,
	) {
		this.shell = new UserShell(builder);
	}

	take(record: ClaudeRecord, place: Place): Role {
		const content = record.message?.content;
		if (content === undefined) {
			this.builder.skipRecord();
			return "carrier";
		}
		if (record.isCompactSummary === true) return this.takeSummary(textsOf(content).join("\n"), place);
		const results = content.filter((block) => block.type === "tool_result");
		for (const block of results) this.takeResult(block, record, results.length === 1, place);
		const role = this.takeTexts(textsOf(content), record, results.length > 0, place);
		return results.length > 0 ? "content" : role;
	}

	/** Prompts typed while the agent worked; all other attachments are context that the client adds. */
	takeAttachment({ attachment }: ClaudeRecord, place: Place): Role {
		if (attachment?.type !== "queued_command" || attachment.isMeta === true) return "carrier";
		if ((attachment.commandMode ?? "prompt") !== "prompt" || !isHuman(attachment.origin?.kind)) return "carrier";
		this.prompt(wordsOf(textsOf(attachment.prompt)), place);
		return "content";
	}

	takeSystem(record: ClaudeRecord, place: Place): Role {
		if (record.subtype !== "compact_boundary") return "carrier";
		this.compaction = place;
		return "content";
	}

	/** The talk goes on: a compaction that has no summary by now will get none. */
	beforeAnswer(): void {
		if (this.compaction === null) return;
		this.builder.compaction(null, this.compaction);
		this.compaction = null;
	}

	private takeSummary(summary: string, place: Place): Role {
		this.builder.compaction(compactSummary(summary), place);
		this.compaction = null;
		return "content";
	}

	private takeTexts(texts: readonly string[], record: ClaudeRecord, besideResult: boolean, place: Place): Role {
		const first = texts.find((text) => text.trim() !== "") ?? "";
		if (this.shell.take(first, place)) return "content";
		const notification = insideTag(first, "task-notification");
		if (notification !== null && record.origin?.kind !== "human") {
			readTaskNotification(notification, this.builder, place.offset);
			return "content";
		}
		const interrupted = texts.some((text) => interruption.test(text));
		if (interrupted && record.isMeta !== true) this.builder.interruption("user", null, place);
		if (besideResult || !isTypedByUser(record)) return interrupted ? "content" : "carrier";
		const words = slashCommandWords(first) ?? wordsOf(texts.map((text) => text.replace(interruption, "")));
		if (words !== "") return this.prompt(words, place);
		return interrupted ? "content" : "carrier";
	}

	private prompt(words: string, place: Place): Role {
		if (words === "") return "carrier";
		this.beforeAnswer();
		this.queued.deliver(words);
		this.builder.user(words, place);
		return "prompt";
	}

	private takeResult(block: Block, record: ClaudeRecord, alone: boolean, place: Place): void {
		this.builder.touch(place.at);
		const id = block.tool_use_id ?? "";
		const call = this.calls.close(id);
		if (call === undefined) {
			if (!this.builder.hasCall(id)) this.builder.skipRecord();
			return;
		}
		const structured = alone ? structuredResult(record) : null;
		const outcome = readOutcome(call, block, record, structured, place.offset);
		const plan = block.is_error === true ? null : this.tasks.apply(call.name, call.input, structured);
		this.builder.result(id, plan === null ? outcome : { ...outcome, plan });
		if (structured?.backgroundTaskId !== undefined) this.calls.runsOn(structured.backgroundTaskId, id);
		this.endBackground(structured?.shellId, structured?.exitCode, place.offset);
	}

	/** `BashOutput` tells how a command in the background ended. */
	private endBackground(taskId: string | undefined, exitCode: number | undefined, offset: number): void {
		const id = taskId === undefined ? undefined : this.calls.starterOf(taskId);
		if (id !== undefined && exitCode !== undefined) this.builder.result(id, { offset, exitCode });
	}
}

/** The user's words in a message; the editor's blocks stand beside them as blocks of their own or around them. */
function wordsOf(texts: readonly string[]): string {
	return texts
		.map(cutInjectedText)
		.filter((text) => text !== "")
		.join("\n");
}
