import { conversation, edit, read, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const kernelModule = labelled(
	"driver module, agent answers in prose, blocked on hardware",
	conversation(
		turn(
			"the touch driver loses the first event after resume, see drivers/input/touchscreen/acme_ts.c. style: checkpatch clean, tabs, no c99 comments",
			read("/src/linux/drivers/input/touchscreen/acme_ts.c"),
			say(
				"After resume the controller needs 40 ms before it raises its interrupt line properly, but acme_ts_resume() enables the irq right after the regulator. The first edge is lost since the line is still low when the handler is armed. I would wait for the ready bit rather than sleep for a fixed time, as the datasheet gives 40 ms only as a typical value.",
			),
			edit(
				"/src/linux/drivers/input/touchscreen/acme_ts.c",
				"ret = readl_poll_timeout(ts->base + STATUS, v, v & READY, 1000, 200000);",
			),
			run(
				"./scripts/checkpatch.pl -f drivers/input/touchscreen/acme_ts.c",
				0,
				"total: 0 errors, 0 warnings, 812 lines checked",
			),
			run(
				"make M=drivers/input/touchscreen modules",
				2,
				"drivers/input/touchscreen/acme_ts.c:401:15: error: implicit declaration of function 'readl_poll_timeout'",
			),
			say("Missing include, iopoll.h."),
			edit("/src/linux/drivers/input/touchscreen/acme_ts.c", "#include <linux/iopoll.h>"),
			run("make M=drivers/input/touchscreen modules", 0, "  LD [M]  acme_ts.ko"),
			say(
				"It builds without warnings and checkpatch is clean. I have no board here, therefore the change is untested on hardware; it should be exercised with at least fifty suspend cycles on the rev B board, because rev A has the interrupt inverted.",
			),
		),
		turn(
			"my rev B is at the office, I'll be there thursday. write the commit message, sign off is mine",
			run("git commit -s -F msg", 0, "[acme-resume 5c6d7e8] Input: acme_ts - wait for ready after resume"),
			say("Committed on acme-resume."),
		),
		turn(
			"does stable need it?",
			say(
				"Yes, I'd think so: the bug is there since v6.1. A Fixes tag and Cc: stable would do. I haven't added them since I couldn't find the commit that introduced it in this shallow clone.",
			),
		),
		turn("ok I'll look it up on the other machine before sending"),
	),
	{
		unfinished: [
			[
				"it should be exercised with at least fifty suspend cycles on the rev B board, because rev A has the interrupt inverted.",
				"my rev B is at the office, I'll be there thursday.",
				"the change is untested on hardware",
			],
			["A Fixes tag and Cc: stable would do.", "ok I'll look it up on the other machine before sending"],
		],
		decisions: [
			"I would wait for the ready bit rather than sleep for a fixed time, as the datasheet gives 40 ms only as a typical value.",
		],
		constraints: ["style: checkpatch clean, tabs, no c99 comments"],
		attempts: [["error: implicit declaration of function 'readl_poll_timeout'"]],
		lessons: [
			"The first edge is lost since the line is still low when the handler is armed.",
			"rev A has the interrupt inverted",
		],
		traps: [],
	},
);
