/** Days after which what a bulk edit did is forgotten; the journal keeps it. */
export const BULK_KEPT_DAYS = 14;
