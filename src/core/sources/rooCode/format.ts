import { taskFormat } from "../cline/taskFormat";

/** `rooveterinaryinc.roo-cline/tasks/<id>/ui_messages.json`. */
export const rooTask = taskFormat("roo-code");

/** `kilocode.kilo-code/tasks/<id>/ui_messages.json`, before Kilo Code moved to OpenCode's core in spring 2026. */
export const kiloTask = taskFormat("kilo-code");
