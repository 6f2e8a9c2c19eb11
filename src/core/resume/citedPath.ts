/** A path as a handoff names it. */
export interface CitedPath {
	/** As it is written. */
	readonly text: string;
	/** Without the line. */
	readonly path: string;
	/** From 1; null when none is named. */
	readonly line: number | null;
	/** False where it may be no path at all, such as `Node.js` or `and/or`. */
	readonly isSure: boolean;
}

/** `:12`, `:12:4`, `:12-20`, `#L12`, `#L12-L20`, `(12,4)`. */
const lineEnd =
	/(?::(\d{1,7})(?::\d+)?(?:[-–]\d+)?|#L(\d{1,7})(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|\((\d{1,7})(?:,\s?\d+)?\))$/;
const fileName = /^(?=.*[\p{L}\p{N}])[^<>"|?*\0`]+$/u;
const ending = /[^\\/.\s][^\\/\s]*\.[\p{L}][\p{L}\p{N}]{0,9}$|^\.[\p{L}][\w.-]*$/u;
/** Files without an ending that everybody knows. */
const wellKnown =
	/(?:^|[\\/])(?:Makefile|GNUmakefile|Dockerfile|Containerfile|Jenkinsfile|Procfile|Gemfile|Rakefile|Justfile|justfile|LICENSE|CODEOWNERS|README|CHANGELOG)$/;

/**
 * A path with its line where a text is one to the letter, as in a code span or a link; null where it is none. It may
 * hold blanks when it has a folder and an ending.
 */
export function readPath(text: string): CitedPath | null {
	const written = text.trim();
	const [end = "", colon, hash, bracket] = lineEnd.exec(written) ?? [];
	const path = written.slice(0, written.length - end.length);
	const number = colon ?? hash ?? bracket;
	if (path === "" || path.length > 1000 || !fileName.test(path) || /^[a-z][a-z0-9+.-]+:\/\//i.test(path)) return null;
	const line = number === undefined ? null : Number(number);
	return isPath(path, line !== null) ? { text: written, path, line, isSure: isCertain(path, line !== null) } : null;
}

function isPath(path: string, hasLine: boolean): boolean {
	const hasFolder = /[\\/]/.test(path);
	if (/\s/.test(path)) return hasFolder && ending.test(path) && !/^[-\w.]+\s+(?:[-./]|\S+\s)/.test(path);
	if (/[(){}=;,$]|\*|^-|^@|->|::/.test(path) && !hasLine)
		return hasFolder && ending.test(path) && !/[{};=*]|^-/.test(path);
	if (/^\d+(?:\.\d+)+$|^\.+$|^[\\/]+$/.test(path)) return false;
	return hasFolder || ending.test(path) || wellKnown.test(path);
}

/** Endings of source and project files; what ends otherwise and stands in no folder may be a name such as `user.id`. */
const knownEnding =
	/\.(?:[cm]?[jt]sx?|json[c5l]?|jsonl|md|mdx|txt|ya?ml|toml|ini|cfg|conf|xml|html?|s?css|less|svg|png|jpe?g|gif|pdf|csv|tsv|sql|sh|bash|zsh|fish|ps1|bat|cmd|py|pyi|ipynb|rb|go|rs|java|kts?|scala|swift|mm?|cc?|cpp|cxx|hh?|hpp|cs|fs|vb|php|pl|pm|lua|r|jl|dart|ex|exs|erl|hs|clj|cljs|elm|vue|svelte|astro|proto|graphql|gql|tf|tfvars|lock|log|env|gradle|cmake|mk|dockerfile|patch|diff|vsix|zip|gz|tgz)$/i;

function isCertain(path: string, hasLine: boolean): boolean {
	return hasLine || knownEnding.test(path) || wellKnown.test(path) || /^(?:\.{1,2})?[\\/]|^[A-Za-z]:[\\/]/.test(path);
}

/** A word of prose that may be a path: letters of any script, what joins the parts of a name, and a line behind it. */
const candidate =
	/(?<![\p{L}\p{N}_@\\/.:~-])(?:[A-Za-z]:[\\/]|\.{1,2}[\\/]|~?[\\/])?(?:[\p{L}\p{N}_.@+[\]-]+[\\/])*[\p{L}\p{N}_.@+-]*[\p{L}\p{N}_](?::\d+(?::\d+)?(?:-\d+)?|#L\d+(?:-L?\d+)?)?/gu;

/** `Node.js` and `Vue.js` are names; files of a project are rarely written so. */
const productName = /^\p{Lu}[\p{L}\p{N}]*\.(?:js|io|ai|net|com|py)$/u;

/** The paths that stand in prose. There only what has an ending, or is a well-known name, is taken for one. */
export function pathInProse(prose: string): CitedPath[] {
	return [...prose.matchAll(candidate)].flatMap(([text]) => {
		const found = readPath(text);
		if (found === null || !(ending.test(found.path) || wellKnown.test(found.path))) return [];
		if (/[\\/]/.test(found.path) || found.line !== null || wellKnown.test(found.path)) return [found];
		if (!knownEnding.test(found.path) || found.path.includes("@")) return [];
		return [{ ...found, isSure: !productName.test(found.path) }];
	});
}
