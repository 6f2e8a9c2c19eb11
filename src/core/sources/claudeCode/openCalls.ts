import type { ToolInput } from "./schema";

/** A tool call whose result has not come yet. */
export interface OpenCall {
	readonly name: string;
	readonly shell: boolean;
	readonly input: ToolInput;
}

/** Calls between `tool_use` and `tool_result`, and commands that run on in the background. */
export class OpenCalls {
	private readonly open = new Map<string, OpenCall>();
	private readonly background = new Map<string, string>();

	begin(id: string, call: OpenCall): void {
		this.open.set(id, call);
	}

	/** The call of a result, which is then closed; undefined when it is not known or was closed before. */
	close(id: string): OpenCall | undefined {
		const call = this.open.get(id);
		this.open.delete(id);
		return call;
	}

	/** A command runs on as the task of that id. */
	runsOn(taskId: string, callId: string): void {
		this.background.set(taskId, callId);
	}

	/** The id of the call that started a background task. */
	starterOf(taskId: string): string | undefined {
		return this.background.get(taskId);
	}
}
