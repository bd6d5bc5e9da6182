/** How a full and final settlement is reckoned: a record of the organisation, dated, with its legal source. */
export type SettlementWage = 'GROSS' | 'COUNTED';

export type SettlementRule = {
  readonly name: string;
  readonly law: string;
  readonly workingDaysToPay: number;
  readonly leaveWage: SettlementWage;
  readonly leaveDaysPerMonth: number;
  /** Decimal text. */
  readonly leaveTaxLimit: string;
  readonly leaveTaxMonths: number;
  readonly leaveTaxDaysPerYear: number;
  readonly noticeWage: SettlementWage;
  readonly noticeDaysPerMonth: number;
};
