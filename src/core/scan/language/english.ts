import { asking } from "./english/asking";
import { causes } from "./english/causes";
import { choosing } from "./english/choosing";
import { closed } from "./english/closed";
import { failing } from "./english/failing";
import { objecting } from "./english/objecting";
import { open } from "./english/open";
import { titles } from "./english/titles";
import type { Language } from "./language";

export const english: Language = {
	code: "en",
	spaced: true,
	stopWords:
		"a an the and or but if then else of in on at to from for with without by as is are was were be been being it its this that these those there here i you he she we they me my our your their his her him us them not no nor do does did done can could should would will shall may might must has have had having so than too very just also only into onto over under up down out off about after before again more most some any all each other own same such via per vs etc use used using get got let now still yet when where which who whom what why how ok okay yes please need needs want like make sure going ll ve re don doesn didn isn won actually hmm",
	phrases: { ...titles, ...asking, ...open, ...closed, ...choosing, ...causes, ...failing, ...objecting },
};
