import { writeNumber } from '../../domain/employee-number.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';

type Series = { readonly prefix: string | null; readonly suffix: string | null; readonly digits: number; readonly number: number };

/**
 * The next number of the series in use, or what is wrong. The series' row is held until the transaction ends, so parallel hires wait for
 * each other, and a hire that fails gives its number back: no two get one number, and none is left out. What somebody has already is passed over.
 */
export const nextEmployeeNumber = async (tx: Transaction): Promise<string | Problem> => {
  for (;;) {
    const [series] = await tx.query<Series>(
      `update employee_number_series set next_number = next_number + 1, version = version + 1, updated_at = now()
       where org_code = $1 and is_enabled and next_number < power(10, digits)::bigint returning prefix, suffix, digits, next_number - 1 as number`,
      [tx.orgCode],
    );
    if (!series) return without(tx);
    const number = writeNumber(series, series.number);
    const taken = await tx.query('select from employee where org_code = $1 and employee_number_folded = fold($2) limit 1', [tx.orgCode, number]);
    if (taken.length === 0) return number;
  }
};

const without = async (tx: Transaction): Promise<Problem> => {
  const [spent] = await tx.query<{ name: string }>('select name from employee_number_series where org_code = $1 and is_enabled', [tx.orgCode]);
  const found = spent ? finding('employeeNumberSeries.exhausted', { title: spent.name }) : finding('rule.required', {}, { fieldName: 'employee.employeeNumber' });
  return { field: 'employeeNumber', ...found };
};
