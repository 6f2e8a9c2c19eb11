import type { Packet } from "../../core/model/packet";
import { readLastHandoff } from "../handoff/lastHandoff";
import type { Ports } from "../ports";
import { findInHistory } from "../review/packetHistory";

/** The packet of a folder's handoff with this uuid, from the user's private history or the last handoff; null when none is kept. */
export function keptPacket(ports: Pick<Ports, "files" | "places" | "ids">, folder: string, id: string): Packet | null {
	const packet = (findInHistory(ports, folder, id) ?? readLastHandoff(ports, folder))?.packet ?? null;
	return packet?.session_id === id ? packet : null;
}
