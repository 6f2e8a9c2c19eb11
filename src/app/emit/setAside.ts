import type { Problem } from "../../core/model/problem";
import { type EmitPorts, privateFolder } from "./emitPorts";
import { notWritten } from "./failureProblem";
import { inside, pendingFolder } from "./paths";

/**
 * Moves a file of the pending folder to `pending/broken/`, where the user can look at it; nothing is deleted. Gives the
 * problem to report, with the file's new place.
 */
export function setAside(
	{ files, places, clock }: Pick<EmitPorts, "files" | "places" | "clock">,
	name: string,
	problem: Problem,
): Problem {
	const broken = inside(pendingFolder(places), "broken");
	const plain = inside(broken, name);
	try {
		files.makeFolder(broken, privateFolder);
		const target = files.info(plain) === null ? plain : `${plain}.${clock.now().getTime()}`;
		files.move(inside(pendingFolder(places), name), target);
		return problem.code === "pending.malformed" ? { ...problem, path: target } : problem;
	} catch (error) {
		return notWritten(error, plain);
	}
}
