const SHOWN = 4;

/** The number of an account for whoever may not read it: its last four signs, as on payslips, where at least as many stay hidden ('50100234567' → '…4567'). */
export const maskedAccount = (number: string): string => `…${number.length >= 2 * SHOWN ? number.slice(-SHOWN) : ''}`;
