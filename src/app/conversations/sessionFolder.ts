import type { Transcript } from "../../core/model/transcript";
import { longestLine } from "../../core/sources/lineSplitter";
import { type RecordFile, readSessionFiles } from "../../core/sources/opencode/v1/sessionFiles";
import type { Files } from "../ports";

/**
 * Reads a session of OpenCode before 1.2, whose records stand in files of their own beside its own one (`path`,
 * `<storage>/session/<project>/<id>.json`). Throws FileError.
 */
export function readSessionFolder(files: Files, path: string, id: string): Transcript {
	const storage = path.replace(/[\\/]session[\\/][^\\/]+[\\/][^\\/]+$/, "");
	return readSessionFiles(
		{
			session: recordFile(files, path, id),
			todos: files.readText(`${storage}/todo/${id}.json`),
			messages: () => recordsIn(files, `${storage}/message/${id}`),
			parts: (message) => recordsIn(files, `${storage}/part/${message}`),
		},
		path,
	);
}

function* recordsIn(files: Files, folder: string): Generator<RecordFile> {
	for (const { name } of files.list(folder))
		if (/^[^.].*\.json$/.test(name)) yield recordFile(files, `${folder}/${name}`, name.slice(0, -".json".length));
}

function recordFile(files: Files, path: string, id: string): RecordFile {
	const size = files.info(path)?.size ?? 0;
	return { id, size, text: size > longestLine ? null : files.readText(path) };
}
