import { expect, test } from "vitest";
import { readCommandLine } from "../../../../src/core/sources/codex/commandLine";

test.each([
	[["bash", "-lc", "npm test"], "npm test"],
	[["/usr/bin/zsh", "-lc", "ls | wc -l"], "ls | wc -l"],
	[["powershell.exe", "-NoProfile", "-Command", "Get-ChildItem"], "Get-ChildItem"],
	[["pwsh", "-Command", "[Console]::OutputEncoding=[System.Text.Encoding]::UTF8;\nls"], "ls"],
	[["C:\\Windows\\System32\\cmd.exe", "/d", "/c", "dir"], "dir"],
	[["git", "commit", "-m", "it's done"], "git commit -m 'it'\\''s done'"],
	[["bash", "script.sh"], "bash script.sh"],
	["npm test", "npm test"],
	["bash -lc 'npm test'", "npm test"],
	['/bin/sh -c "echo \\"hi\\""', 'echo "hi"'],
	["bash -lc 'a' && bash -lc 'b'", "bash -lc 'a' && bash -lc 'b'"],
	[[], null],
	[42, null],
])("%j is %j", (command, line) => {
	expect(readCommandLine(command)).toBe(line);
});
