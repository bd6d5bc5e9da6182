/** Days for which a comment or a file that was deleted can be brought back. */
export const KEPT_DAYS = 30;
