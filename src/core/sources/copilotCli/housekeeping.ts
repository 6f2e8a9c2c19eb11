/**
 * Events that are known and say nothing of the conversation (github/copilot-sdk `session-events.ts`, and files of
 * 1.0.102). The two kinds of system messages are the runtime's words to the model.
 */
export const housekeeping =
	/^(?:assistant\.(?:turn_(?:start|end)|intent|reasoning|idle|usage)|(?:hook|model|permission|subagent|skill|command|mcp|canvas|factory)\.\w+|system\.(?:message|notification)|session\.(?:info|warning|idle|title_changed|mode_changed|plan_changed|todos_changed|workspace_file_changed|truncation|usage_info|usage_checkpoint|compaction_start|task_complete|handoff|permissions_changed|tools_updated|skills_loaded|schedule_\w+|remote_steerable_changed|autopilot_objective_changed|session_limits_changed|background_tasks_changed|mode_notice_delivered|custom_agents_updated|mcp_\w+|extensions_\w+|binary_asset)|tool\.(?:execution_progress|execution_partial_result|search_activated)|user_input\.\w+|elicitation\.\w+)$/;
