import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { WorkspaceRoots } from "../../../src/app/conversations/workspaceRoots";
import type { Places } from "../../../src/app/ports";
import { scratchPorts } from "../../support/scratchPorts";

function setUp(places: Partial<Places> = {}) {
	const { ports, workspace } = scratchPorts();
	const folderOf = (folders: readonly string[] | null, ...recorded: readonly string[]) => {
		const belonging = new WorkspaceRoots(ports.files, { ...ports.places, ...places }, folders).belonging(recorded);
		return belonging.kind === "here" ? belonging.folder : belonging.kind;
	};
	return { workspace, folderOf };
}

describe("a conversation belongs", () => {
	it("to the innermost of the window's folders", () => {
		const { workspace, folderOf } = setUp();
		const inner = join(workspace, "packages/core");
		for (const folders of [
			[workspace, inner],
			[inner, workspace],
		]) {
			expect(folderOf(folders, join(inner, "src"))).toBe(inner);
			expect(folderOf(folders, inner)).toBe(inner);
			expect(folderOf(folders, join(workspace, "packages"))).toBe(workspace);
			expect(folderOf(folders, `${inner}-old`)).toBe(workspace);
			expect(folderOf(folders, join(workspace, ".."))).toBe("elsewhere");
		}
	});

	it("to the first folder it was held in that is here", () => {
		const { workspace, folderOf } = setUp();
		expect(folderOf([workspace], "/elsewhere", join(workspace, "a"))).toBe(workspace);
		expect(folderOf([workspace])).toBe("elsewhere");
		expect(folderOf(null)).toBeNull();
		expect(folderOf(null, "/anywhere")).toBeNull();
	});

	it("through links, on either side, also ones that go in a circle", () => {
		const { workspace, folderOf } = setUp();
		const real = join(workspace, "real");
		const link = join(workspace, "link");
		mkdirSync(join(real, "sub"), { recursive: true });
		symlinkSync(real, link);
		symlinkSync(join(workspace, "b"), join(workspace, "a"));
		symlinkSync(join(workspace, "a"), join(workspace, "b"));
		expect(folderOf([real], join(link, "sub"))).toBe(real);
		expect(folderOf([link], join(real, "sub"))).toBe(link);
		expect(folderOf([link], link)).toBe(link);
		expect(folderOf([join(workspace, "a")], join(workspace, "a/x"))).toBe(join(workspace, "a"));
		expect(folderOf([real], join(workspace, "b"))).toBe("elsewhere");
	});

	it("to the repository that its worktree is of, but not the other way round", () => {
		const { workspace, folderOf } = setUp();
		const [main, tree] = [join(workspace, "main"), join(workspace, "trees/fix")];
		mkdirSync(join(main, "packages/core"), { recursive: true });
		const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: main, stdio: "ignore" });
		git("init");
		git("-c", "user.name=x", "-c", "user.email=x@example.com", "commit", "--allow-empty", "-m", "x");
		git("worktree", "add", tree);
		mkdirSync(join(tree, "packages/core"), { recursive: true });
		expect(folderOf([main], join(tree, "src"))).toBe(main);
		expect(folderOf([tree], main)).toBe("elsewhere");
		expect(folderOf([main, tree], tree)).toBe(tree);
		const inner = join(main, "packages/core");
		expect(folderOf([inner], join(tree, "packages/core/src"))).toBe(inner);
		expect(folderOf([inner], tree)).toBe("elsewhere");
		writeFileSync(join(main, ".git/worktrees/fix/gitdir"), "/gone/.git\n");
		expect(folderOf([main], join(tree, "src"))).toBe("elsewhere");
	});

	it("on Windows whatever the case and the slashes", () => {
		const { folderOf } = setUp({ platform: "win32" });
		const root = "C:\\Work\\Tide Tables";
		for (const recorded of ["c:\\work\\tide tables\\src", "file:///c%3A/Work/Tide%20Tables", "C:/Work/Tide Tables"])
			expect(folderOf([root], recorded)).toBe(root);
		expect(folderOf([root], "C:\\Work\\Tide Tables 2")).toBe("elsewhere");
	});

	it("not to a folder of this system for a path of another", () => {
		const { folderOf } = setUp();
		expect(folderOf([process.cwd()], "C:\\Work")).toBe("elsewhere");
		expect(folderOf([process.cwd()], "work")).toBe("elsewhere");
	});

	it("to another machine, but on that machine to its folder", () => {
		const uri = (path: string) => `vscode-remote://ssh-remote%2Bbuild${path}`;
		const { workspace, folderOf } = setUp();
		expect(folderOf([workspace], uri(`${workspace}/a`))).toBe("remote");
		expect(folderOf([workspace], uri("/other"))).toBe("elsewhere");
		expect(folderOf(null, uri("/other"))).toBe("remote");
		const there = (remote: string) => setUp({ window: { userFolder: "/u", workspaceStorage: null, remote } });
		expect(there("ssh-remote").folderOf([workspace], uri(workspace))).toBe(workspace);
		expect(there("wsl").folderOf([workspace], uri(workspace))).toBe("remote");
	});
});
