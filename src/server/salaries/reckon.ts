import { calculateSalary, type SalaryFacts } from '../../domain/payroll/salary/calculate-salary.ts';
import { decimalText } from '../../domain/payroll/formula/ratio.ts';
import { finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { refuseProblems, type Told } from '../refuse-problems.ts';
import { annualCtcOf } from './annual-ctc.ts';
import { readPayrollSettings, roundOffOf } from './payroll-settings.ts';
import { retiralsAnswer, structureAnswer } from './salary-answer.ts';
import { readComponents } from './salary-components.ts';
import { chosenComponents, placedProblems } from './salary-parts.ts';
import { listsOf } from './template-parts.ts';
import { partsOf, type Parts } from './asked-parts.ts';

export type AskedSalary = Partial<Parts> & { readonly templateId?: unknown; readonly annualCTC: string; readonly effectiveFrom?: unknown; readonly salaryEffectiveMonth?: unknown };
export type Structure = { readonly salaryStructure: ReturnType<typeof structureAnswer>; readonly employeeRetiralDetails: ReturnType<typeof retiralsAnswer> };
export type Reckoned = {
  readonly parts: Parts;
  readonly structure: Structure;
  /** Exact decimal text. */
  readonly annualGrossSalary: string;
  readonly monthlyGrossSalary: string;
  readonly currency: string;
  readonly effectiveFrom: string;
  readonly salaryEffectiveMonth: string;
};

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** The day by which it is reckoned, and the first month that is paid. */
const daysOf = async (tx: Transaction, caller: Told, { effectiveFrom, salaryEffectiveMonth }: AskedSalary) => {
  if (salaryEffectiveMonth != null && !MONTH.test(String(salaryEffectiveMonth))) refuseProblems(caller, [{ field: 'salaryEffectiveMonth', ...finding('salary.month') }]);
  const day = effectiveFrom != null ? String(effectiveFrom) : salaryEffectiveMonth != null ? `${String(salaryEffectiveMonth)}-01` : await todayOf(tx);
  return { effectiveFrom: day, salaryEffectiveMonth: salaryEffectiveMonth == null ? day.slice(0, 7) : String(salaryEffectiveMonth) };
};

/** A salary by the rules of templates, for whom `factsOn` a day tells: refused at the line or amount that keeps it from being reckoned. */
export const reckonSalary = async (tx: Transaction, caller: Told, asked: AskedSalary, factsOn: (day: string) => Promise<SalaryFacts>): Promise<Reckoned> => {
  const settings = await readPayrollSettings(tx);
  const [parts, days] = [await partsOf(tx, asked), await daysOf(tx, caller, asked)];
  const { components, problems, places } = chosenComponents(listsOf(parts), await readComponents(tx));
  refuseProblems(caller, problems);
  const cost = annualCtcOf({ annualCTC: asked.annualCTC }, settings.currency);
  if ('problem' in cost) return refuseProblems(caller, [{ ...cost.problem, field: 'annualCTC' }]) as never;
  const answer = calculateSalary({ annualCTC: cost.annualCTC, components, facts: await factsOn(days.effectiveFrom), roundOff: roundOffOf(settings) });
  if ('problems' in answer) return refuseProblems(caller, placedProblems(answer.problems, places, components.length === 0 ? 'templateId' : 'annualCTC')) as never;
  const { salary } = answer;
  return {
    parts,
    structure: { salaryStructure: structureAnswer(salary, settings, false), employeeRetiralDetails: retiralsAnswer(salary) },
    annualGrossSalary: decimalText(salary.annualGross, 4),
    monthlyGrossSalary: decimalText(salary.monthlyPay, 4),
    currency: settings.currency,
    ...days,
  };
};
