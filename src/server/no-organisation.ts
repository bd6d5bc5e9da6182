/** Stands where a statement concerns no single organisation: counters of tries, functions that look across. No organisation has this code. */
export const NO_ORGANISATION = '-';
