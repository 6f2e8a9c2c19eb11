import { createRequire } from "node:module";
import { join } from "node:path";

/** The part of node-pty that is used. */
interface Pty {
	spawn(
		command: string,
		args: readonly string[],
		options: { readonly name: string; readonly cols: number; readonly rows: number; readonly cwd: string },
	): Terminal;
}
interface Terminal {
	onData(take: (text: string) => void): void;
	onExit(take: (exit: { readonly exitCode: number }) => void): void;
	write(text: string): void;
}

/**
 * A program of its own: runs a command in a terminal, `node terminal.mts <folder> <command> [args…]`. What is shown goes
 * to standard output, what comes on standard input is typed. When this dies the terminal closes, as a window would.
 * @param folder of an installed client that has node-pty among its packages
 */
const [folder = "", command = "", ...args] = process.argv.slice(2);
const pty = createRequire(join(folder, "package.json"))("@lydell/node-pty") as Pty;
const terminal = pty.spawn(command, args, { name: "xterm-256color", cols: 120, rows: 40, cwd: process.cwd() });
terminal.onData((text) => process.stdout.write(text));
terminal.onExit(({ exitCode }) => process.exit(exitCode));
process.stdin.setEncoding("utf8").on("data", (text: string) => terminal.write(text));
