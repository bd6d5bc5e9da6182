import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import { minorOf } from '../../../domain/statutory/amounts.ts';
import { gratuityOn } from '../../../domain/statutory/gratuity.ts';
import { fromMinor } from '../../../domain/money.ts';
import type { HeldGratuityRule } from '../../statutory/gratuity-rule.ts';
import type { Leaver } from '../read-leaver.ts';
import type { TakenOnce } from './taken-once.ts';

/** Gratuity for the whole service, where it was long enough or death or disablement ended it, and what of it is taxed. */
export const gratuityLines = ({ employeeId, dateOfJoin, lastWorkingDay, counted, gratuityAtOnce }: Leaver, rule: HeldGratuityRule | null, currency: string): { readonly lines: readonly PayLine[]; readonly once: readonly TakenOnce[] } => {
  if (rule === null || counted === null) return { lines: [], once: [] };
  const { isEntitled, earned, taxFree, counted: years, years: whole, months } = gratuityOn(dateOfJoin, lastWorkingDay, minorOf(counted, { currency }), rule, { currency });
  if (earned === 0n || !(isEntitled || gratuityAtOnce)) return { lines: [], once: [] };
  const how = { key: 'settlement.how.gratuity', args: { wage: counted, days: String(rule.salaryDaysOrganization), of: String(rule.workingDaysPerMonth), counted: String(years), years: String(whole), months: String(months), free: fromMinor(taxFree, currency), currency } };
  return {
    lines: [{ employeeId, code: 'GRATUITY', title: { key: 'settlement.line.gratuity' }, kind: 'EARNING', amount: earned, source: { of: 'GRATUITY', entity: 'GratuityRule', id: rule.ruleId }, how, law: rule.law }],
    once: [{ amount: earned - taxFree, isTaxed: true }, { amount: taxFree, isTaxed: false }],
  };
};
