import { accessControl } from "./accessControl";
import { browserExtension } from "./browserExtension";
import { emailService } from "./emailService";
import type { LabelledSession } from "./labelledSession";
import { legacyPerl } from "./legacyPerl";
import { podcastFeed } from "./podcastFeed";
import { robotArm } from "./robotArm";
import { translationTool } from "./translationTool";
import { warehouseReport } from "./warehouseReport";

/** Invented sessions that were first scored when the rules stood: the figure for what the rules have not seen. */
export const unseenSessions: readonly LabelledSession[] = [
	accessControl,
	browserExtension,
	emailService,
	legacyPerl,
	podcastFeed,
	robotArm,
	translationTool,
	warehouseReport,
];
