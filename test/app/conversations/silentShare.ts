import { symlinkSync } from "node:fs";
import { join } from "node:path";
import type { Files, Ports, Shares } from "../../../src/app/ports";

/** A folder that plays a network share: it answers or does not, and whoever touches it while it does not is found out. */
export class PlayedShare implements Shares {
	/** What was asked of it, one list a question. */
	readonly asked: (readonly string[])[] = [];
	/** What was touched while it did not answer: would have waited for ever. */
	readonly waiting: string[] = [];
	private readonly links: (readonly [link: string, target: string])[] = [];

	constructor(
		readonly place: string,
		public answers: boolean,
	) {}

	/** Puts a link to a place on the share. */
	link(path: string, inside: string): void {
		const target = join(this.place, inside);
		symlinkSync(target, path);
		this.links.push([path, target]);
	}

	shareOf(path: string): string | null {
		const [link, target] = this.links.find(([link]) => isWithin(path, link)) ?? ["", ""];
		return isWithin(path.replace(link, target), this.place) ? this.place : null;
	}

	async answering(paths: readonly string[]): Promise<ReadonlySet<string>> {
		this.asked.push(paths);
		return new Set(this.answers ? paths : []);
	}

	/** Ports on which this share is the only one. */
	on(ports: Ports): Ports {
		const files = new Proxy(ports.files, {
			get: (target, name: keyof Files) => {
				const work = target[name] as (path: string, ...rest: unknown[]) => unknown;
				return (path: string, ...rest: unknown[]) => {
					if (!this.answers && this.shareOf(path) !== null) this.waiting.push(path);
					return work(path, ...rest);
				};
			},
		});
		return { ...ports, files, shares: this };
	}
}

function isWithin(path: string, folder: string): boolean {
	return path === folder || path.startsWith(`${folder}/`);
}
