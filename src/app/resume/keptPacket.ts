import * as z from "zod/mini";
import { type Packet, packetSchema } from "../../core/model/packet";
import { codialecticFolder, inside, workspaceDigest } from "../emit/paths";
import { readLastHandoff } from "../handoff/lastHandoff";
import type { Ports } from "../ports";
import { readJson } from "./readJson";

type StorePorts = Pick<Ports, "files" | "places" | "ids">;

/** Where the packet of a handoff is looked up, by the handoff's uuid; null when none is kept. */
export type FindPacket = (id: string) => Packet | null;

/** A kept packet, alone or with what was kept beside it. */
const keptSchema = z.union([packetSchema, z.looseObject({ packet: packetSchema })]);

/** Looks packets of a folder's handoffs up in the user's private journal: the history, and the last handoff. */
export function packetsOf(ports: StorePorts, folder: string): FindPacket {
	const history = inside(codialecticFolder(ports.places), `journal/packets/${workspaceDigest(ports, folder)}`);
	return (id) => {
		const read = keptSchema.safeParse(readJson(ports.files, inside(history, `${id}.json`)));
		const kept = !read.success ? null : "packet" in read.data ? read.data.packet : read.data;
		const packet = kept ?? readLastHandoff(ports, folder)?.packet ?? null;
		return packet?.session_id === id ? packet : null;
	};
}
