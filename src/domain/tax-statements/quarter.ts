/** Quarters of the financial year from April to March, by which deducted tax is stated. */
import { monthsOf } from '../income-tax/tax-year.ts';

export const quarters = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
export type Quarter = (typeof quarters)[number];

/** The form of a statement as the law has it for deductions from a day on. */
export type StatementForm = {
  readonly from: string;
  readonly formNumber: string;
  readonly section: string;
  /** By which the authority knows what was paid: salaries by others than governments. */
  readonly paymentCode: string;
  /** Act and rules. */
  readonly law: string;
  /** MM-DD, the next one after the quarter. */
  readonly due: Readonly<Record<Quarter, string>>;
  readonly deposit: { readonly daysAfterMonth: number; /** MM-DD, of what is deducted in the last month of the year. */ readonly lastMonth: string; readonly source: string };
};

export const isQuarter = (text: unknown): text is Quarter => quarters.some((quarter) => quarter === text);

/** The financial year before an assessment year: 2027 → '2026-27'. */
export const yearBefore = (assessmentYear: number): string => `${assessmentYear - 1}-${String(assessmentYear % 100).padStart(2, '0')}`;

/** The assessment year after a financial year: '2026-27' → 2027. */
export const assessmentYearOf = (financialYear: string): number => Number(financialYear.slice(0, 4)) + 1;

/** Its three months, YYYY-MM. */
export const monthsOfQuarter = (financialYear: string, quarter: Quarter): readonly string[] => monthsOf(financialYear).slice(quarters.indexOf(quarter) * 3, quarters.indexOf(quarter) * 3 + 3);

/** The quarter in which a month lies. */
export const quarterOf = (month: string): Quarter => quarters[Math.floor(((Number(month.slice(5, 7)) + 8) % 12) / 3)]!;

const lastDay = (month: string): Temporal.PlainDate => Temporal.PlainYearMonth.from(month).add({ months: 1 }).toPlainDate({ day: 1 }).subtract({ days: 1 });

/** The last day of the quarter. */
export const endOfQuarter = (financialYear: string, quarter: Quarter): string => lastDay(monthsOfQuarter(financialYear, quarter)[2]!).toString();

/** The form that holds for what is deducted from the first day of the quarter on; null before the first that is known. */
export const formOf = (forms: readonly StatementForm[], financialYear: string, quarter: Quarter): StatementForm | null => forms.findLast(({ from }) => from <= `${monthsOfQuarter(financialYear, quarter)[0]}-01`) ?? null;

const nextAfter = (day: string, monthDay: string): string => {
  const same = `${day.slice(0, 4)}-${monthDay}`;
  return same > day ? same : `${Number(day.slice(0, 4)) + 1}-${monthDay}`;
};

/** The last day on which the statement is filed in time. */
export const dueDateOf = ({ due }: Pick<StatementForm, 'due'>, financialYear: string, quarter: Quarter): string => nextAfter(endOfQuarter(financialYear, quarter), due[quarter]);

/** The last day on which what was deducted in a month is deposited in time. */
export const depositDueOf = ({ deposit }: Pick<StatementForm, 'deposit'>, month: string): string => {
  const end = lastDay(month);
  return month.endsWith('-03') ? nextAfter(end.toString(), deposit.lastMonth) : end.add({ days: deposit.daysAfterMonth }).toString();
};
