import type { Ratio } from '../../domain/payroll/formula/ratio.ts';
import type { Transaction } from '../db/org.ts';

/** What formulas may ask of the salary of one employee. */
export type EmployeeSalary = {
  /** Of a year. */
  readonly annualCTC: Ratio;
  readonly annualGross: Ratio;
  /** By the code of the component, of a year. */
  readonly components: ReadonlyMap<string, Ratio>;
};

/** The salary that an employee has on a day (YYYY-MM-DD); null where none is known, as of everybody while employees have no salaries here. */
export const employeeSalary = async (_tx: Transaction, _employeeId: string, _day: string): Promise<EmployeeSalary | null> => null;
