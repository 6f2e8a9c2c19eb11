import { FileError } from "../app/ports";
import { codeOf } from "./fileFailure";

/** What a file may hold once it is unpacked: it is held in memory. */
const largestUnpacked = 512 * 1024 * 1024;

const magic = [0x28, 0xb5, 0x2f, 0xfd];

/** Does a file with this beginning hold data compressed with Zstandard? Codex packs old sessions so. */
export function isZstd(head: Uint8Array): boolean {
	return magic.every((byte, at) => head[at] === byte);
}

/**
 * Unpacks a file, or the beginning of one as far as it goes. Throws FileError when this runtime cannot (Node.js before
 * 22.15), when it is damaged or too large.
 */
export function unpackZstd(path: string, bytes: Uint8Array): Uint8Array {
	// Loaded here: every program reads files, and hardly any is compressed.
	const zlib = process.getBuiltinModule?.("node:zlib");
	if (typeof zlib?.zstdDecompressSync !== "function") throw new FileError(path, "ENOZSTD", noZstd());
	try {
		return zlib.zstdDecompressSync(bytes, {
			finishFlush: zlib.constants.ZSTD_e_continue,
			maxOutputLength: largestUnpacked,
		});
	} catch (error) {
		if (!(error instanceof Error) || codeOf(error) === null) throw error;
		throw new FileError(path, "EZSTD", `it is compressed and cannot be unpacked: ${error.message}`);
	}
}

function noZstd(): string {
	return `it is compressed with Zstandard, which this runtime (Node.js ${process.versions.node}) cannot unpack; Node.js 22.15 can`;
}
