import * as vscode from "vscode";
import type { HandoffReport } from "../../app/handoff/completeHandoff";
import type { Packet } from "../../core/model/packet";
import type { Problem } from "../../core/model/problem";
import { adaptersText, packetBlock } from "../../core/render/status";
import { commands } from "../ids";
import { localised } from "../log";
import type { CompletionOptions, HandoffServices } from "../services";
import { readSettings } from "../settings";
import { offerToKeepOutOfGit } from "./fileOffer";

type ReportTo = CompletionOptions["reportTo"];

/**
 * Tells what became of a handoff: the whole in the output channel at once, and one notification that says what
 * happened. Does not wait for the user's answer to it.
 */
export function presentReport(services: HandoffServices, report: HandoffReport, reportTo: ReportTo): void {
	const { log } = services;
	if (report.fallback !== null) log.block(report.fallback);
	log.block(report.status);
	for (const problem of report.problems) log.problem(problem);
	log.settle(notify(services, report, reportTo));
}

function notify(services: HandoffServices, report: HandoffReport, reportTo: ReportTo): Promise<unknown> {
	if (report.adapters.kind === "blocked" || report.adapters.kind === "refused") return presentBlock(services, report);
	const unwritten = report.narratives.find((outcome) => outcome.kind !== "written");
	if (unwritten !== undefined) return presentFallback(services, report, localised(unwritten.problem));
	const created = report.narratives.flatMap((outcome) =>
		outcome.kind === "written" && outcome.created ? [outcome.path] : [],
	);
	return Promise.all([
		presentWritten(services, report, reportTo),
		...created.map((path) => offerToKeepOutOfGit(services, path)),
	]);
}

/** R-000-83, to the letter. */
const firedText = "Auto-handoff fired (closure detected). NEXT_SESSION_HANDOFF.md updated. Beacon recorded.";
const passingMs = 5_000;

async function presentWritten({ log }: HandoffServices, report: HandoffReport, reportTo: ReportTo): Promise<void> {
	if (reportTo === "log") {
		log.info(firedText);
		vscode.window.setStatusBarMessage(vscode.l10n.t("$(archive) Handed off"), passingMs);
		return;
	}
	if (!readSettings().shows(reportTo === "user" ? "handoff" : "recovered")) return;
	const open = vscode.l10n.t("Open Handoff");
	const message = reportTo === "user" ? writtenMessage(report) : recoveredMessage(report, reportTo);
	if ((await vscode.window.showInformationMessage(message, open)) === open)
		await vscode.commands.executeCommand(commands.showLastHandoff);
}

function recoveredMessage({ endedAt }: HandoffReport, reportTo: "recovered" | "unclosed"): string {
	if (reportTo === "recovered") return vscode.l10n.t("A handoff that was interrupted has been finished.");
	const time =
		endedAt === null ? "?" : new Date(endedAt).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
	return vscode.l10n.t("A session that ended without closing was handed off ({0}).", time);
}

function writtenMessage({ packet, adapters }: HandoffReport): string {
	const counts = [
		vscode.l10n.t("{0} unfinished", packet.unfinished_items.length),
		packet.decisions_made.length === 1
			? vscode.l10n.t("1 decision")
			: vscode.l10n.t("{0} decisions", packet.decisions_made.length),
		packet.lessons_learned.length === 1
			? vscode.l10n.t("1 lesson")
			: vscode.l10n.t("{0} lessons", packet.lessons_learned.length),
	].join(", ");
	const hooks = adapters.kind === "none" ? vscode.l10n.t("none registered") : adaptersText(adapters);
	return vscode.l10n.t("Handoff written: {0}. Adapters: {1}.", counts, hooks);
}

/** R-000-69: loud, with what helps; the packet stays pending until the hook passes. */
async function presentBlock(services: HandoffServices, report: HandoffReport): Promise<void> {
	const retry = vscode.l10n.t("Retry Hook");
	const output = vscode.l10n.t("Show Output");
	const registry = vscode.l10n.t("Open Registry");
	const answer = await vscode.window.showErrorMessage(blockMessage(report), retry, output, registry);
	if (answer === retry) await vscode.commands.executeCommand(commands.retryHooks);
	if (answer === output) services.log.show();
	if (answer === registry) await vscode.commands.executeCommand(commands.openHookRegistry);
}

function blockMessage(report: HandoffReport): string {
	if (report.adapters.kind !== "blocked")
		return report.problems
			.filter(({ code }) => code === "registry.malformed" || code === "file.unreadable")
			.map(localised)
			.join(" ");
	return report.blocking
		.map(({ name, ending, stderrLine }) =>
			vscode.l10n.t(
				'Handoff blocked on hook "{0}": {1}',
				name,
				stderrLine === "" ? ending : `${ending}, ${stderrLine}`,
			),
		)
		.join(" · ");
}

/** The visible fallback: the handoff is in the output channel, and can be taken along (R-000-47 to 49). */
async function presentFallback(
	services: HandoffServices,
	{ fallback, packet }: HandoffReport,
	why: string,
): Promise<void> {
	services.log.show();
	await offerText(
		vscode.l10n.t("{0} The handoff stands in the output channel.", why),
		fallback ?? packetBlock(packet),
		packet,
	);
}

/** Nothing is on the disk: the packet is shown, whatever the reason. */
export function presentUnsaved({ log }: HandoffServices, problem: Problem, packet: Packet): void {
	log.problem(problem);
	log.block(packetBlock(packet));
	log.show();
	const message = vscode.l10n.t(
		"The handoff could not be saved: {0} It stands in the output channel.",
		localised(problem),
	);
	log.settle(offerText(message, packetBlock(packet), packet, "error"));
}

async function offerText(
	message: string,
	text: string,
	packet: Packet,
	severity: "warning" | "error" = "warning",
): Promise<void> {
	const copy = vscode.l10n.t("Copy JSON");
	const open = vscode.l10n.t("Open as Document");
	const show = severity === "error" ? vscode.window.showErrorMessage : vscode.window.showWarningMessage;
	const answer = await show(message, copy, open);
	if (answer === copy) await vscode.env.clipboard.writeText(JSON.stringify(packet, null, 2));
	if (answer === open)
		await vscode.window.showTextDocument(
			await vscode.workspace.openTextDocument({ language: "markdown", content: text }),
		);
}
