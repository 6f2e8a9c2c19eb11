/**
 * Milliseconds that a session is thought to belong to the present: a working day. What is older is history, not a
 * session that is ending.
 */
export const workingDayMs = 12 * 60 * 60 * 1000;
