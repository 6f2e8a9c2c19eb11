import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ownParticipant } from "../../src/core/sources/copilotVscode/requests";
import { commands, handoffTool, hookTaskType } from "../../src/extension/ids";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const manifestTexts = JSON.parse(readFileSync("package.nls.json", "utf8"));

function sources(folder: string): string {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".ts"))
		.map((name) => readFileSync(join(folder, name), "utf8"))
		.join("\n");
}

describe("the manifest", () => {
	it("contributes exactly the commands that the code names", () => {
		const contributed = manifest.contributes.commands.map(({ command }: { command: string }) => command);
		expect(contributed.sort()).toEqual(Object.values(commands).sort());
	});

	it("names the task type that the code uses, and files that are there", () => {
		expect(manifest.contributes.taskDefinitions[0].type).toBe(hookTaskType);
		const files = [
			manifest.icon,
			...manifest.contributes.jsonValidation.map(({ url }: { url: string }) => url),
			...manifest.contributes.walkthroughs[0].steps.map((step: { media: { markdown: string } }) => step.media.markdown),
		];
		for (const file of files) expect(existsSync(file), file).toBe(true);
	});

	it("names the chat participant and the tool as the code does", () => {
		const { chatParticipants, languageModelTools } = manifest.contributes;
		expect(chatParticipants.map(({ id }: { id: string }) => id)).toEqual([ownParticipant]);
		expect(languageModelTools.map(({ name }: { name: string }) => name)).toEqual([handoffTool]);
	});

	it("has a text for every key that it uses, and no other", () => {
		const used =
			JSON.stringify(manifest)
				.match(/%[a-zA-Z.]+%/g)
				?.map((key) => key.slice(1, -1)) ?? [];
		expect([...new Set(used)].sort()).toEqual(Object.keys(manifestTexts).sort());
	});

	it("gives what names a path or a command machine scope, and asks for no proposed API", () => {
		expect(manifest.contributes.configuration.properties["codiHandoff.redact.extraPatterns"].scope).toBe("machine");
		expect(manifest.enabledApiProposals).toBeUndefined();
		expect(manifest.capabilities.untrustedWorkspaces.supported).toBe("limited");
		expect(manifest.extensionKind).toEqual(["workspace"]);
	});
});

describe("texts that the user sees", () => {
	/** Every literal that is translated when it is shown: first argument of `vscode.l10n.t` and of a problem's sentence. */
	function translatable(): string[] {
		const extension = sources("src/extension").matchAll(/l10n\.t\(\s*(["'])((?:\\.|(?!\1).)*)\1/g);
		const made = ["sentence", "alertSentence"]
			.map((name) => readFileSync(`src/core/render/${name}.ts`, "utf8"))
			.join("");
		const problems = made.matchAll(/say\(\s*(")((?:\\.|[^"\\])*)"/g);
		const literals = [...extension, ...problems].map(([, quote, text]) => `${quote}${text}${quote}`);
		return [
			...new Set(literals.map((literal) => JSON.parse(`"${literal.slice(1, -1).replaceAll(/(?<!\\)"/g, '\\"')}"`))),
		].sort();
	}

	it("stand all in the bundle for translators (made by `vitest run test/extension -u`)", async () => {
		const bundle = Object.fromEntries(translatable().map((text) => [text, text]));
		expect(Object.keys(bundle).length).toBeGreaterThan(40);
		await expect(`${JSON.stringify(bundle, null, "\t")}\n`).toMatchFileSnapshot("../../media/l10n/bundle.l10n.json");
	});
});
