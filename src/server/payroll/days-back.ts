/** Days before a cycle whose special wages it still pays: what was finalized too late for its own cycle comes with a later one. */
export const DAYS_BACK = 92;
