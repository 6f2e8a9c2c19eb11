import type { Transcript } from "../../model/transcript";
import type { LineReader, RawLine } from "../format";
import { parseShortened } from "../shortenLine";
import { type Place, TranscriptBuilder } from "../transcriptBuilder";
import { AssistantRecords } from "./assistantRecords";
import { Branches, type Role } from "./branches";
import { isHousekeeping } from "./housekeeping";
import { saveLine } from "./jsonLine";
import { QueuedPrompts } from "./queuedPrompts";
import { type ClaudeRecord, recordSchema } from "./schema";
import { SessionFacts } from "./sessionFacts";
import { claudeShortening } from "./shortening";
import { skimLine, trailingUuid } from "./skim";
import { withoutTurns, withQueued } from "./turns";
import { UserRecords } from "./userRecords";

/** Reads one session file in the order in which it was written (transcripts.md 2, and the README beside this file). */
export class ClaudeCodeReader implements LineReader {
	private readonly builder: TranscriptBuilder;
	private readonly facts = new SessionFacts();
	private readonly branches = new Branches();
	private readonly queued = new QueuedPrompts();
	private readonly assistant: AssistantRecords;
	private readonly user: UserRecords;
	private bytes = 0;

	constructor(private readonly path: string) {
		this.builder = new TranscriptBuilder("claude-code", path, "");
		this.assistant = new AssistantRecords(this.builder);
		this.user = new UserRecords(this.builder, this.assistant.calls, this.queued);
	}

	push(line: RawLine): void {
		this.bytes = Math.max(this.bytes, line.offset + line.bytes.length);
		const skimmed = skimLine(line.bytes);
		if (skimmed?.kind === "carrier") this.branches.add(skimmed.uuid, skimmed.parentUuid, "carrier", line.offset);
		if (skimmed === null && !this.isCopy(line.bytes)) this.parse(line);
	}

	skip(offset: number, bytes: number): void {
		this.bytes = Math.max(this.bytes, offset + bytes);
		this.builder.skipRecord();
		this.builder.report({ code: "transcript.lineTooLong", path: this.path, offset, bytes });
	}

	transcript(): Transcript {
		this.builder.id = this.facts.id(this.path);
		this.builder.title = this.facts.title((uuid) => this.branches.has(uuid));
		this.builder.cwd = this.facts.cwd;
		this.builder.branch = this.facts.branch;
		this.builder.model = this.assistant.model;
		this.builder.tokens = { ...this.assistant.tokens.total() };
		const whole = this.builder.build(this.bytes);
		return withQueued(withoutTurns(whole, this.branches.abandoned()), this.queued.undelivered());
	}

	/** Resumed sessions write records again. */
	private isCopy(bytes: Uint8Array): boolean {
		const uuid = trailingUuid(bytes);
		return uuid !== null && this.branches.has(uuid);
	}

	private parse(line: RawLine): void {
		const whole = parseShortened(line, claudeShortening);
		const { value, damaged } = whole === undefined ? saveLine(line.text()) : { value: whole, damaged: false };
		const parsed = recordSchema.safeParse(value);
		if (damaged || !parsed.success || parsed.data.type === undefined) this.builder.skipRecord();
		if (parsed.success) this.take(parsed.data, line.offset);
	}

	private take(record: ClaudeRecord, offset: number): void {
		const { type, uuid } = record;
		if (record.isSidechain === true || (uuid !== undefined && this.branches.has(uuid))) return;
		const place = { offset, at: isoTime(record.timestamp) };
		if (type === "queue-operation") {
			this.queued.operate(record.operation, record.content, place);
			return;
		}
		const role = this.takeTreeRecord(record, place);
		if (role === null) {
			if (type !== undefined && !this.facts.noteState(record) && !isHousekeeping(type)) this.builder.skipRecord();
			return;
		}
		this.facts.note(record);
		if (uuid !== undefined)
			this.branches.add(uuid, record.parentUuid ?? record.logicalParentUuid ?? null, role, offset);
	}

	/** Null when the record is not of the tree. */
	private takeTreeRecord(record: ClaudeRecord, place: Place): Role | null {
		switch (record.type) {
			case "user":
				return this.user.take(record, place);
			case "assistant":
				this.user.beforeAnswer();
				return this.assistant.take(record, place, this.facts.cwd);
			case "attachment":
				return this.user.takeAttachment(record, place);
			case "system":
				return this.user.takeSystem(record, place);
			case "progress":
				return "carrier";
			default:
				return null;
		}
	}
}

function isoTime(timestamp: string | undefined): string | null {
	return timestamp !== undefined && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(timestamp) ? timestamp : null;
}
