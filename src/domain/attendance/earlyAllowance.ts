/** Which early check-outs nobody has to decide. */

export type EarlyAllowance = 'TIME_OFF' | 'WITHIN_NUMBER' | 'EXCUSED' | 'HALF_DAY_LOST';

export type EarlyDay = {
  readonly employeeId: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly decision: 'EXCUSED' | 'HALF_DAY_LOST' | null;
  /** Approved time off lasts until the end of the shift. */
  readonly hasTimeOff: boolean;
  /** How many of a calendar month are let pass. */
  readonly perMonth: number;
};

/**
 * Why each is let pass, by employee and day; those that wait for a decision are not in it. What was decided and what time off covers uses up none of the number of a calendar
 * month, which goes to the first days of it.
 */
export const earlyAllowances = (days: readonly EarlyDay[]): ReadonlyMap<string, EarlyAllowance> => {
  const used = new Map<string, number>();
  const found = new Map<string, EarlyAllowance>();
  for (const { employeeId, day, decision, hasTimeOff, perMonth } of days.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
    const month = `${employeeId} ${day.slice(0, 7)}`;
    const before = used.get(month) ?? 0;
    const isWithin = decision === null && !hasTimeOff && before < perMonth;
    if (isWithin) used.set(month, before + 1);
    const allowance = decision ?? (hasTimeOff ? 'TIME_OFF' : isWithin ? 'WITHIN_NUMBER' : null);
    if (allowance !== null) found.set(`${employeeId} ${day}`, allowance);
  }
  return found;
};
