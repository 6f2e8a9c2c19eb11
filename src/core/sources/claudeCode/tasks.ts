import type { PlanItem, PlanStatus } from "../../model/transcript";
import type { ToolInput, ToolUseResult } from "./schema";
import { planStatus } from "./toolCall";

/** The list that `TaskCreate` and `TaskUpdate` change one entry at a time; results can come out of order. */
export class TaskList {
	private readonly tasks = new Map<string, { text: string; status: PlanStatus }>();

	/** Takes a successful result and returns the whole list after it, or null when the call changed nothing. */
	apply(name: string, input: ToolInput, result: ToolUseResult | null): readonly PlanItem[] | null {
		if (name === "TaskCreate") return this.create(input, result);
		if (name === "TaskUpdate") return this.update(input);
		return null;
	}

	private create(input: ToolInput, result: ToolUseResult | null): readonly PlanItem[] | null {
		const text = result?.task?.subject ?? input.subject;
		const id = result?.task?.id;
		if (text === undefined || id === undefined) return null;
		this.tasks.set(String(id), { text, status: "pending" });
		return this.list();
	}

	private update(input: ToolInput): readonly PlanItem[] | null {
		const id = String(input.taskId);
		const task = this.tasks.get(id);
		if (task === undefined) return null;
		if (input.status === "deleted") this.tasks.delete(id);
		else if (input.status !== undefined) task.status = planStatus(input.status);
		if (input.subject !== undefined) task.text = input.subject;
		return this.list();
	}

	private list(): readonly PlanItem[] {
		return [...this.tasks.entries()].sort(byNumber).map(([, task]) => ({ ...task }));
	}
}

function byNumber([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
	return Number(left) - Number(right) || 0;
}
