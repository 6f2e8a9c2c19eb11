/** What is fixed in the prompts that start a session from a handoff: by it they are told from the user's own words later. */
export const promptFrame = {
	/** Opens the prompt that names a brief or sections. */
	opening: "You continue the work of an earlier session in this folder.",
	/** Opens the prompt for the clipboard. */
	copiedOpening: 'Read the section "',
	/** Stands before the quoted goal. */
	goal: "Then begin with what the user wants now: ",
	/** Ends both. */
	closing: "so that it is not handed on again.",
} as const;
