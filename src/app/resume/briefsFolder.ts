/** Where briefs for successors stand in a workspace folder, unless told otherwise (R-002-16). */
export const briefsFolder = "docs.local/handoffs";
