import { isFundWage } from '../../domain/payroll/salary/component.ts';
import { calculateSalary } from '../../domain/payroll/salary/calculate-salary.ts';
import type { Salary } from '../../domain/payroll/salary/calculate-salary.ts';
import { decimalText, dividedBy, plus, ratioOf, whole, zero } from '../../domain/payroll/formula/ratio.ts';
import type { Ratio } from '../../domain/payroll/formula/ratio.ts';
import type { FormulaSet } from '../../domain/payroll/formula/names.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { readPayrollSettings, roundOffOf } from './payroll-settings.ts';
import { readComponents } from './salary-components.ts';
import { factsOfNobody } from './salary-facts.ts';
import { chosenComponents } from './salary-parts.ts';
import { listsOf, readTemplates } from './template-parts.ts';

/** In the month and the year; a fact that is no amount is the same in both. */
export type Sample = { readonly monthly: string; readonly annual: string };

/** Where no template says what a usual salary costs. */
const USUAL = '1200000';

const same = (value: string | number): Sample => ({ monthly: String(value), annual: String(value) });
const amounts = (annual: Ratio): Sample => ({ monthly: decimalText(dividedBy(annual, whole(12)), 4), annual: decimalText(annual, 4) });

/** The first active template that can be reckoned, for its own CTC. */
const usualSalary = async (tx: Transaction, day: string): Promise<Salary | null> => {
  const [settings, known] = [await readPayrollSettings(tx), await readComponents(tx)];
  for (const template of await readTemplates(tx, `t.status = 'ACTIVE'`)) {
    const answer = calculateSalary({ annualCTC: template.annualCTC ?? USUAL, components: chosenComponents(listsOf(template), known).components, facts: factsOfNobody(day), roundOff: roundOffOf(settings) });
    if ('salary' in answer) return answer.salary;
  }
  return null;
};

/** What the names of a set are in a sample salary, for the example beside a formula. */
export const sampleSalary = async (tx: Transaction, set: FormulaSet): Promise<ReadonlyMap<string, Sample>> => {
  const day = await todayOf(tx);
  const salary = await usualSalary(tx, day);
  const ctc = salary?.annualCTC ?? ratioOf(USUAL);
  const gross = amounts(salary?.annualGross ?? ctc);
  const common: [string, Sample][] = [['monthlyGross', same(gross.monthly)]];
  if (set === 'CLAWBACK') return new Map([...common, ['amount', same('100000')], ['commitmentMonths', same(24)], ['servedMonths', same(9)], ['remainingMonths', same(15)]]);
  return new Map([
    ...common,
    ['annualCTC', same(decimalText(ctc, 4))],
    ['monthlyCTC', same(amounts(ctc).monthly)],
    ['annualGross', same(gross.annual)],
    ['providentFundWage', amounts((salary?.figures ?? []).filter(({ component }) => isFundWage(component)).reduce((all, { annual }) => plus(all, annual), zero))],
    ['yearsOfService', same(6)],
    ['daysInMonth', same(factsOfNobody(day).daysInMonth)],
    ...(salary?.figures ?? []).map(({ component, annual }): [string, Sample] => [component.code, amounts(annual)]),
  ]);
};
