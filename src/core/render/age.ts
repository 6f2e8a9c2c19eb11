/** How long ago something was, in the largest unit that tells: `3 days`, `1 hour`, `less than a minute`. */
export function age(milliseconds: number): string {
	const minutes = Math.floor(milliseconds / 60_000);
	if (minutes < 1) return "less than a minute";
	if (minutes < 60) return count(minutes, "minute");
	const hours = Math.floor(minutes / 60);
	return hours < 48 ? count(hours, "hour") : count(Math.floor(hours / 24), "day");
}

function count(number: number, unit: string): string {
	return `${number} ${unit}${number === 1 ? "" : "s"}`;
}
