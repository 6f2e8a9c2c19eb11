import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseMountInfo, parseMountList } from "../../src/node/mountTable";
import { ShareFinder } from "../../src/node/shareOf";
import { createShares } from "../../src/node/shares";
import { isMountable, mountHanging } from "./hangingMount";
import { scratchFolder } from "./scratch";

describe("the system's table of mounts", () => {
	it("tells shares from disks on Linux", () => {
		const table = parseMountInfo(
			[
				"26 1 254:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw",
				"40 26 0:35 / /home rw,relatime shared:2 master:1 - nfs4 nas:/home rw,vers=4.2",
				"41 26 0:36 / /mnt/my\\040share rw - cifs //nas/s rw",
				"42 26 8:2 / /data rw - fuseblk /dev/sdb2 rw",
				"43 26 0:40 / /mnt/c rw - 9p C: rw,aname=drvfs",
				"44 26 0:41 / /media/ssh rw - fuse.sshfs me@host: rw",
				"",
			].join("\n"),
		);
		expect([...table].flatMap(([place, isShare]) => (isShare ? [place] : []))).toEqual([
			"/home",
			"/mnt/my share",
			"/mnt/c",
			"/media/ssh",
		]);
		expect(table.get("/data")).toBe(false);
	});

	it("takes what holds the whole system for a disk: otherwise nothing would run", () => {
		expect(parseMountInfo("26 1 0:3 / / rw - 9p none rw").get("/")).toBe(false);
	});

	it("tells shares from disks on macOS", () => {
		const table = parseMountList(
			[
				"/dev/disk3s1s1 on / (apfs, sealed, local, read-only, journaled)",
				"//me@nas._smb._tcp.local/My%20Share on /Volumes/My Share (1) (smbfs, nodev, nosuid, mounted by me)",
				"map auto_home on /System/Volumes/Data/home (autofs, automounted, nobrowse)",
			].join("\n"),
		);
		expect([...table]).toEqual([
			["/", false],
			["/Volumes/My Share (1)", true],
			["/System/Volumes/Data/home", true],
		]);
	});
});

describe.skipIf(process.platform === "win32")("where a path leads", () => {
	it("follows links up to a share and no further", () => {
		const folder = scratchFolder();
		const share = join(folder, "nas");
		mkdirSync(join(folder, "home"));
		symlinkSync("../nas/codex", join(folder, "home", "codex"));
		symlinkSync("home", join(folder, "other"));
		const finder = new ShareFinder(new Map([[share, true]]));
		const asked = [
			"home",
			"home/x",
			"home/codex",
			"home/codex/sessions",
			"other/codex/a",
			"nas",
			"nasty",
			"nas/../home",
		];
		expect(asked.filter((path) => finder.shareOf(join(folder, path)) === share)).toEqual([
			"home/codex",
			"home/codex/sessions",
			"other/codex/a",
			"nas",
		]);
		expect(finder.shareOf(`${folder}/nas/./codex`)).toBe(share);
	});

	it("is null for links that go in a circle and for what is not there", () => {
		const folder = scratchFolder();
		symlinkSync("b", join(folder, "a"));
		symlinkSync("a", join(folder, "b"));
		const finder = new ShareFinder(new Map([["/no/such/share", true]]));
		expect([finder.shareOf(join(folder, "a/x")), finder.shareOf(join(folder, "gone/x"))]).toEqual([null, null]);
	});
});

describe("asking", () => {
	it("takes any answer, also that nothing is there", async () => {
		const folder = scratchFolder();
		const paths = [folder, join(folder, "gone"), "/"];
		expect(await createShares().answering(paths, 2000)).toEqual(new Set(paths));
	});
});

describe.skipIf(!isMountable)("a share that hangs (needs root and /dev/fuse)", () => {
	it("is known, does not answer in time, and holds neither the others nor the process", async (test) => {
		const place = mountHanging();
		if (place === null) return test.skip("mounting is not allowed here");
		const shares = createShares();
		expect(shares.shareOf(join(place, "sessions"))).toBe(place);
		const other = scratchFolder();
		const start = performance.now();
		expect(await shares.answering([join(place, "sessions"), other], 300)).toEqual(new Set([other]));
		expect(performance.now() - start).toBeLessThan(5000);
		return undefined;
	});
});
