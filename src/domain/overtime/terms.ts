/** By what overtime and special wages of somebody are paid: as the settings say. */

export type WorkDayKind = 'NORMAL' | 'REST' | 'SPECIAL_NON_WORKING_HOLIDAY' | 'REGULAR_HOLIDAY';

export type WageBasis = 'BASIC_PAY' | 'GROSS_PAY';

/** Decimal text. */
export type HourlyTerms = {
  readonly basis: WageBasis;
  readonly monthDays: string;
  /** Those of the work schedule where nothing else is set. */
  readonly dayHours: string;
};

export type OvertimeSlab = { readonly toHours: string | null; readonly rate: string };

export type OvertimeTerms = HourlyTerms & {
  readonly name: string;
  readonly wageIndex: string;
  readonly specialWorkDays: readonly WorkDayKind[];
  readonly type: 'FIXED_RATE' | 'NO_SLAB' | 'SLAB';
  /** For each hour, where the type is a fixed rate. */
  readonly amount: string | null;
  readonly rates: Readonly<Record<WorkDayKind, string | null>>;
  /** One after the other from the first hour. */
  readonly slabs: readonly OvertimeSlab[];
};

export type SpecialWageTerms = HourlyTerms & {
  readonly id: string;
  readonly name: string;
  readonly workDay: WorkDayKind;
  /** 'HH:MM'; null: all hours of the day. */
  readonly fromTime: string | null;
  readonly toTime: string | null;
  /** Percent of the hourly rate. */
  readonly premium: string;
};
