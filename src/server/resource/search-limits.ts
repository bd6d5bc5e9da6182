/** `search_ids` stops one past this: whatever is found oftener counts as too many to name. */
export const CAP = 10_000;
/** Of one search that looks for each word by itself. */
export const MOST_WORDS = 8;
