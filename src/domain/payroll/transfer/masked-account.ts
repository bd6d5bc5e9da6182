const SHOWN = 4;

/** The number of an account for whoever may not read it: its last four signs, where twice as many stay hidden ('501002345671' → '…5671'). */
export const maskedAccount = (number: string): string => `…${number.length >= 3 * SHOWN ? number.slice(-SHOWN) : ''}`;
