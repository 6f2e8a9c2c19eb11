const housekeeping = new Set([
	"agent-name",
	"agent-setting",
	"api-request",
	"api-request-blob",
	"api-request-shape",
	"atis-latch",
	"bridge-session",
	"content-replacement",
	"continued-in",
	"cost-state",
	"ended",
	"file-history-delta",
	"file-history-snapshot",
	"last-prompt",
	"mode",
	"permission-mode",
	"pr-link",
	"tag",
	"tools-used",
	"worktree-state",
]);

/** Is it a state record that says nothing about the talk? They and `progress` are most of a transcript's bytes. */
export function isHousekeeping(type: string): boolean {
	return housekeeping.has(type);
}
