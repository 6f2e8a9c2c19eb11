/**
 * Loaded before a program, makes its file system one that can little: a network share without hard links, locks of
 * byte ranges, forcing to the disk, modes, and opening of folders.
 */
const fs = require("node:fs");

const refuse = (code) => () => {
	throw Object.assign(new Error(`${code}: the share cannot do this`), { code });
};
for (const [name, code] of Object.entries({
	fsyncSync: "EINVAL",
	fdatasyncSync: "EINVAL",
	linkSync: "EOPNOTSUPP",
	symlinkSync: "EOPNOTSUPP",
	chmodSync: "EPERM",
	fchmodSync: "EPERM",
}))
	fs[name] = refuse(code);

const { openSync, statSync } = fs;
fs.openSync = (path, flags, mode) => {
	if (typeof path === "string" && statSync(path, { throwIfNoEntry: false })?.isDirectory()) refuse("EISDIR")();
	return openSync(path, flags, mode);
};
require("node:module").syncBuiltinESMExports();
