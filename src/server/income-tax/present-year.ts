import { taxYearOf } from '../../domain/income-tax/tax-year.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import { taxRules } from './tax-rules.ts';
import type { TaxRules } from '../../domain/income-tax/rules.ts';

export type PresentYear = { readonly today: string; readonly year: string; readonly country: string; readonly currency: string; /** Null where the law of the country and year is not known. */ readonly rules: TaxRules | null };

/** The financial year in which today lies, where payroll is, with its law; another year where one is named. */
export const presentYear = async (tx: Transaction, asked: string | null = null): Promise<PresentYear> => {
  const [today, { country, currency }] = [await todayOf(tx), await readPayrollSettings(tx)];
  const year = asked ?? taxYearOf(today);
  const rules = taxRules(country, year);
  // Amounts in another currency than that of the law cannot be taxed by it.
  return { today, year, country, currency, rules: rules?.currency === currency ? rules : null };
};
