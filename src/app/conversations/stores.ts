import { aiderStore } from "./stores/aider";
import { claudeCodeStore } from "./stores/claudeCode";
import { clineStore } from "./stores/cline";
import { codexStore } from "./stores/codex";
import { copilotCliStore } from "./stores/copilotCli";
import { copilotVscodeStore } from "./stores/copilotVscode";
import { cursorStore } from "./stores/cursor";
import { geminiCliStore } from "./stores/geminiCli";
import { kiloCodeStore } from "./stores/kiloCode";
import { opencodeStore } from "./stores/opencode";
import { qwenCodeStore } from "./stores/qwenCode";
import { rooCodeStore } from "./stores/rooCode";
import { specstoryStore } from "./stores/specstory";
import type { Store } from "./stores/store";
import type { StoreAccess } from "./stores/storeAccess";

/** The stores of this user on this machine. Exports of other agents' conversations come last. */
export function conversationStores(access: StoreAccess): readonly Store[] {
	return [
		claudeCodeStore(access),
		codexStore(access),
		copilotVscodeStore(access),
		copilotCliStore(access),
		cursorStore(access),
		geminiCliStore(access),
		opencodeStore(access),
		clineStore(access),
		rooCodeStore(access),
		kiloCodeStore(access),
		qwenCodeStore(access),
		aiderStore(access),
		specstoryStore(access),
	];
}
