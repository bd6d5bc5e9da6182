import { evaluateFormula } from '../../domain/payroll/formula/evaluate.ts';
import type { Lookup } from '../../domain/payroll/formula/evaluate.ts';
import { namesIn } from '../../domain/payroll/formula/ast.ts';
import { parseFormula } from '../../domain/payroll/formula/parse.ts';
import { compare, decimalText, dividedBy, whole, zero } from '../../domain/payroll/formula/ratio.ts';
import { roundOff } from '../../domain/payroll/salary/round-off.ts';
import type { SalaryFacts } from '../../domain/payroll/salary/calculate-salary.ts';
import type { Transaction } from '../db/org.ts';
import { employeeSalary } from '../salaries/employee-salary.ts';
import type { EmployeeSalary } from '../salaries/employee-salary.ts';
import { readPayrollSettings, roundOffOf } from '../salaries/payroll-settings.ts';
import { factsOfEmployee } from '../salaries/salary-facts.ts';
import type { EarningKind } from './earning-kind.ts';

/** The amount as decimal text; the name of what the formula asks and no salary tells; or that it comes to nothing. */
export type ReckonedAmount = { readonly amount: string } | { readonly missing: string } | { readonly fails: true };

const TWELVE = whole(12);

/** Amounts of a salary are those of a month, but for what is of a year by its name. */
const lookupOf = (facts: SalaryFacts, salary: EmployeeSalary | null): Lookup => (name) => {
  if (name === 'yearsOfService' || name === 'daysInMonth') return whole(facts[name]);
  if (name === 'grade' || name === 'location' || name === 'employeeType') return facts[name];
  if (salary === null) return undefined;
  if (name === 'annualCTC' || name === 'annualGross') return salary[name];
  const annual = name === 'monthlyCTC' ? salary.annualCTC : name === 'monthlyGross' ? salary.annualGross : name === 'providentFundWage' ? salary.providentFundWage : salary.components.get(name);
  return annual === undefined ? undefined : dividedBy(annual, TWELVE);
};

/** What a kind gives an employee on a day: its fixed amount, or its formula by the salary and the facts of that day, rounded as salaries are. */
export const reckonAmount = async (tx: Transaction, kind: EarningKind, employeeId: string, day: string): Promise<ReckonedAmount> => {
  if (kind.calculationType === 'FIXED_AMOUNT') return kind.amount === null ? { fails: true } : { amount: kind.amount };
  const parsed = parseFormula(kind.customFormula ?? '');
  if ('problem' in parsed) return { fails: true };
  const lookup = lookupOf(await factsOfEmployee(tx, employeeId, day), await employeeSalary(tx, employeeId, day));
  const missing = namesIn(parsed.formula).find((name) => lookup(name) === undefined);
  if (missing !== undefined) return { missing };
  const answer = evaluateFormula(parsed.formula, lookup);
  if ('problem' in answer || typeof answer.value !== 'object') return { fails: true };
  const rounded = roundOff(answer.value, roundOffOf(await readPayrollSettings(tx)));
  return compare(rounded, zero) > 0 ? { amount: decimalText(rounded, 4) } : { fails: true };
};
