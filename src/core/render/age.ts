import { counted } from "../model/counted";

/** How long ago something was, in the largest unit that tells: `3 days`, `1 hour`, `less than a minute`. */
export function age(milliseconds: number): string {
	const minutes = Math.floor(milliseconds / 60_000);
	if (minutes < 1) return "less than a minute";
	if (minutes < 60) return counted(minutes, "minute");
	const hours = Math.floor(minutes / 60);
	return hours < 48 ? counted(hours, "hour") : counted(Math.floor(hours / 24), "day");
}
