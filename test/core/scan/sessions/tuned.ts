import { billingRefactor } from "./billingRefactor";
import { chineseDashboard } from "./chineseDashboard";
import { clusterIncident } from "./clusterIncident";
import { dataPipeline } from "./dataPipeline";
import { docsMigration } from "./docsMigration";
import { embeddedFirmware } from "./embeddedFirmware";
import { flakyPipeline } from "./flakyPipeline";
import { frenchApi } from "./frenchApi";
import { germanBatch } from "./germanBatch";
import { italianPlugin } from "./italianPlugin";
import { japaneseRails } from "./japaneseRails";
import { koreanNext } from "./koreanNext";
import type { LabelledSession } from "./labelledSession";
import { mlTraining } from "./mlTraining";
import { platformGame } from "./platformGame";
import { portugueseApp } from "./portugueseApp";
import { quickQuestion } from "./quickQuestion";
import { russianService } from "./russianService";
import { rustCli } from "./rustCli";
import { securityReview } from "./securityReview";
import { spanishBackend } from "./spanishBackend";
import { sqlReversal } from "./sqlReversal";
import { terraformNetwork } from "./terraformNetwork";
import { toyCompiler } from "./toyCompiler";
import { turkishShop } from "./turkishShop";
import { webCheckout } from "./webCheckout";

/** Invented sessions that the rules have been improved on. */
export const tunedSessions: readonly LabelledSession[] = [
	billingRefactor,
	chineseDashboard,
	clusterIncident,
	dataPipeline,
	docsMigration,
	embeddedFirmware,
	flakyPipeline,
	frenchApi,
	germanBatch,
	italianPlugin,
	japaneseRails,
	koreanNext,
	mlTraining,
	platformGame,
	portugueseApp,
	quickQuestion,
	russianService,
	rustCli,
	securityReview,
	spanishBackend,
	sqlReversal,
	terraformNetwork,
	toyCompiler,
	turkishShop,
	webCheckout,
];
