import type { Places } from "../ports";

/** The name of the WSL distribution that the program runs in; null when it runs in none. */
export function wslDistribution({ platform, env }: Places): string | null {
	return platform === "linux" && env.WSL_DISTRO_NAME ? env.WSL_DISTRO_NAME : null;
}

/** How programs of Windows spell a path of WSL; none when the program does not run under WSL. */
export function windowsSpellings(path: string, places: Places): readonly string[] {
	const distribution = wslDistribution(places);
	if (distribution === null) return [];
	const drive = /^\/mnt\/([a-z])(\/.*)?$/.exec(path);
	if (drive !== null) return [`${drive[1]?.toUpperCase()}:${(drive[2] ?? "/").replaceAll("/", "\\")}`];
	const inside = path.replaceAll("/", "\\");
	return [`\\\\wsl.localhost\\${distribution}${inside}`, `\\\\wsl$\\${distribution}${inside}`];
}

/** The same path as WSL spells it, for a path of Windows; null for what lies elsewhere, and outside WSL. */
export function fromWindows(path: string, places: Places): string | null {
	const distribution = wslDistribution(places);
	if (distribution === null) return null;
	const drive = /^([A-Za-z]):[\\/](.*)$/s.exec(path);
	if (drive !== null) return `/mnt/${drive[1]?.toLowerCase()}/${(drive[2] ?? "").replaceAll("\\", "/")}`;
	const share = /^\\\\wsl(?:\.localhost|\$)\\([^\\]+)(.*)$/is.exec(path);
	if (share?.[1]?.toLowerCase() !== distribution.toLowerCase()) return null;
	return share?.[2]?.replaceAll("\\", "/") || "/";
}
