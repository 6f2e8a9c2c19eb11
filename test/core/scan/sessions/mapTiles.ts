import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const mapTiles = labelled(
	"map tiles, several ways tried, performance",
	conversation(
		turn(
			"Rendering a z14 tile takes 4 s, target is < 300 ms. Profile and fix. Node 22, no native addons.",
			run("node --cpu-prof render.js 14/8802/5373", 0, "rendered in 4012 ms"),
			say(
				"72 % of the time is in `simplify()`, which runs Douglas-Peucker on full-resolution coastlines for each tile.",
			),
			edit("/srv/tiles/simplify.js", "const cache = new Map();"),
			run("node bench.js", 0, "z14 mean 3890 ms"),
			say(
				"Caching simplified geometries hardly helps (3.9 s): neighbouring tiles share almost nothing at this zoom. I revert that.",
			),
			edit("/srv/tiles/simplify.js", "", "const cache = new Map();"),
			edit("/srv/tiles/preprocess.js", "export function buildPyramid(features) {}"),
			run("node bench.js", 0, "z14 mean 410 ms"),
			say(
				"Precomputing one simplified level per zoom brings it to 410 ms. The trade-off is 2.3 GB of disk for the pyramid, which I think is acceptable compared to worker threads, where copying the geometry costs more than it saves.",
			),
		),
		turn(
			"2.3 GB is fine. still > 300 though",
			edit("/srv/tiles/encode.js", "pbf.writePackedSVarint(geometry)"),
			run("node bench.js", 0, "z14 mean 262 ms"),
			say(
				"262 ms with packed varints in the encoder. Target met.\n\nWhat I did not do:\n- z16 and above still use the old path (no pyramid level there), so they remain slow, about 1.1 s.\n- The pyramid has to be rebuilt after each data import; at the moment that is a manual `node preprocess.js`.",
			),
		),
		turn(
			"hook the rebuild into import.sh",
			edit("/srv/tiles/import.sh", "node preprocess.js"),
			run("bash -n import.sh", 0, ""),
			say("`import.sh` now rebuilds the pyramid at the end."),
		),
		turn("ok. z16 is a topic for the next milestone. see you"),
	),
	{
		unfinished: [
			[
				"z16 and above still use the old path (no pyramid level there), so they remain slow, about 1.1 s.",
				"z16 is a topic for the next milestone.",
			],
		],
		decisions: [
			[
				"Precomputing one simplified level per zoom brings it to 410 ms.",
				"The trade-off is 2.3 GB of disk for the pyramid",
				"2.3 GB is fine.",
			],
		],
		constraints: ["Node 22, no native addons."],
		attempts: [
			"Caching simplified geometries hardly helps (3.9 s): neighbouring tiles share almost nothing at this zoom.",
		],
		lessons: [
			"72 % of the time is in `simplify()`, which runs Douglas-Peucker on full-resolution coastlines for each tile.",
			["copying the geometry costs more than it saves."],
		],
		traps: [
			"The pyramid has to be rebuilt after each data import; at the moment that is a manual `node preprocess.js`.",
		],
	},
);
