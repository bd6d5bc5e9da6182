/** What a payslip is made of. */

/** `EMPLOYER` is what the employer puts by on top: it is told and changes no net. `REIMBURSEMENT` is paid back and no part of the gross. */
export type PayLineKind = 'EARNING' | 'DEDUCTION' | 'REIMBURSEMENT' | 'EMPLOYER';

/** Where a line comes from; its words are the message `payslip.source.<of>`. */
export type PayLineOrigin = 'SALARY' | 'LOSS_OF_PAY' | 'LOP_RECOVERY' | 'ARREARS' | 'ONE_TIME_EARNING' | 'CLAWBACK' | 'EXPENSE_CLAIM' | 'AIR_TICKET' | 'OVERTIME' | 'SPECIAL_WAGE' | 'CLOSED_LEAVE' | 'COMP_OFF' | 'UNIFORM_LOSS' | 'SALARY_ADVANCE' | 'ADVANCE_RECOVERY' | 'STATUTORY' | 'INCOME_TAX' | SettlementOrigin;

/** Of settlements alone: no payslip has such lines. */
export type SettlementOrigin = 'LEAVE_ENCASHMENT' | 'NOTICE' | 'GRATUITY' | 'ADJUSTMENT' | 'PAID_BEFORE' | 'HELD_PAYSLIP' | 'UNIFORM';

/** A day of work that a line pays. Minutes below nothing take back what another payslip paid. */
export type WorkedOn = {
  readonly day: string;
  readonly minutes: number;
  /** What a special wage pays for the day, before its line is rounded: decimal text. */
  readonly pay?: string;
  /** A special wage that is paid besides overtime of the same hours. */
  readonly onTop?: boolean;
};

export type PayLineSource = {
  readonly of: PayLineOrigin;
  /** The record that it follows from, where there is one. */
  readonly entity?: string;
  readonly id?: string;
  /** Hundredths of days that it is for. */
  readonly days?: number;
  /** Pieces of uniform that it is for. */
  readonly pieces?: number;
  /** The days of work that it pays, each once, or takes back. */
  readonly on?: readonly WorkedOn[];
};

/** Words as they stand (the name of a component), or a message that each reader is told in the own language. */
export type PayLineTitle = string | { readonly key: string; readonly args?: Readonly<Record<string, string>> };

export type PayLine = {
  readonly employeeId: string;
  /** Lines of one kind and code add up to one figure of the payslip: loss of pay lowers the component whose code it has. */
  readonly code: string;
  readonly title: PayLineTitle;
  readonly kind: PayLineKind;
  /** Minor units of the currency of payroll. A negative earning lowers the gross, a negative deduction what is deducted. */
  readonly amount: bigint;
  /** What a retiral of the salary belongs to. A line of a later source takes the place of the salary’s lines of the same benefit and kind. */
  readonly benefit?: string | null;
  readonly source: PayLineSource;
  /** How it was reckoned, and the rule with its legal source: settlements keep it. */
  readonly how?: PayLineTitle;
  readonly law?: string;
};
