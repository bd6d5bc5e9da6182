import { atLeastNothing } from '../../domain/income-tax/amounts.ts';
import { monthlyDeduction } from '../../domain/income-tax/monthly-deduction.ts';
import { personYear } from '../../domain/income-tax/person-year.ts';
import { projectionOf } from '../../domain/income-tax/projection.ts';
import { monthsLeft, taxYearOf } from '../../domain/income-tax/tax-year.ts';
import { decimalText, minus, plus, ratioOf } from '../../domain/payroll/formula/ratio.ts';
import type { YearFacts } from '../../domain/income-tax/person-year.ts';
import type { Regime } from '../../domain/income-tax/rules.ts';
import type { Transaction } from '../db/org.ts';
import { presentYear } from './present-year.ts';
import { taxedComponents } from './taxed-components.ts';
import { yearFacts } from './year-facts.ts';

/** Where a deduction comes from: decimal text, of the financial year. */
type IncomeTaxSource = {
  readonly financialYear: string;
  readonly regime: Regime;
  readonly grossSalary: string;
  readonly taxableIncome: string;
  readonly annualTax: string;
  /** In the months of the year before. */
  readonly deducted: string;
  /** This month too. */
  readonly monthsLeft: number;
  /** The law by which it is reckoned. */
  readonly law: string;
};

export type IncomeTaxLine = {
  readonly employeeId: string;
  readonly code: 'TDS';
  /** Message key. */
  readonly title: 'taxDeduction.tds';
  readonly kind: 'DEDUCTION';
  /** Decimal text in the currency of payroll, whole rupees; '0' where nothing is due. */
  readonly amount: string;
  readonly source: IncomeTaxSource;
};

/** What the records do not say of somebody’s year yet. */
export type Besides = {
  /** Paid once with this month, as decimal text. */
  readonly once: YearFacts['once'];
  /** Decimal text: deducted by payslips that are not final, or in later months of the year. */
  readonly deducted: string;
};

type Asked = {
  /** YYYY-MM. */
  readonly month: string;
  /** Null for everybody who is paid in the month. */
  readonly employeeIds: readonly string[] | null;
  /** By employee, decimal text: deducted in the months of the year before, where the caller knows better than the TDS history. */
  readonly deducted?: ReadonlyMap<string, string>;
  /** By employee, decimal text: the tax on employment that is deducted in the month. */
  readonly employmentTax?: ReadonlyMap<string, string>;
  /** By employee. */
  readonly besides?: ReadonlyMap<string, Besides>;
};

/**
 * The income tax to be deducted from everybody's pay of a month, in four statements however many they are: the tax of the projected year, by the regime of each and by approved claims alone, less what was deducted, spread over the months
 * that are left, and less what was deducted in this one already. Whoever is paid in the month has a line. Empty where the law of the country and year is not known. Rounding: `taxOnIncome` and `monthlyDeduction`.
 */
export const incomeTaxLines = async (tx: Transaction, { month, employeeIds, deducted, employmentTax, besides }: Asked): Promise<readonly IncomeTaxLine[]> => {
  const { rules } = await presentYear(tx, taxYearOf(month));
  if (rules === null) return [];
  const components = await taxedComponents(tx);
  const people = await yearFacts(tx, { rules, employeeIds, claims: ['APPROVED'], month, employmentTax });
  return [...people.values()].flatMap((person): IncomeTaxLine[] => {
    // Whoever is named is paid with the month, though the days of work lie before it.
    const left = Math.max(monthsLeft(month, person.lastMonth), employeeIds === null ? 0 : 1);
    if (left === 0) return [];
    const more = besides?.get(person.employeeId);
    const year = projectionOf(rules, person.regime, personYear({ ...person, once: [...person.once, ...(more?.once ?? [])] }, components));
    const known = deducted?.get(person.employeeId) ?? person.deducted;
    const before = more === undefined ? known : decimalText(plus(ratioOf(known), ratioOf(more.deducted)), 2);
    const due = monthlyDeduction({ annual: year.tax.total, deducted: ratioOf(before), monthsLeft: left });
    return [
      {
        employeeId: person.employeeId,
        code: 'TDS',
        title: 'taxDeduction.tds',
        kind: 'DEDUCTION',
        amount: decimalText(atLeastNothing(minus(due, ratioOf(person.deductedNow))), 2),
        source: {
          financialYear: rules.year, regime: person.regime, grossSalary: decimalText(year.gross, 2), taxableIncome: decimalText(year.tax.income, 2), annualTax: decimalText(year.tax.total, 2), deducted: before, monthsLeft: left,
          law: rules.regimes[person.regime].source,
        },
      },
    ];
  });
};
