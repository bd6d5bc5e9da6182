import { writeNumber } from '../../domain/employee-number.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';

type Series = { readonly prefix: string | null; readonly suffix: string | null; readonly digits: number; readonly number: number };

/** The id of the series that gives numbers to the people of a provider: $2, or null. */
const IN_USE = `select s.id from employee_number_series s where s.org_code = $1 and s.is_enabled and (s.service_provider_id = $2::bigint or s.service_provider_id is null) order by s.service_provider_id nulls last limit 1`;

/**
 * The next number of the series of a service provider, else of the one for everybody, or what is wrong. The series' row is held until the transaction ends, so parallel hires wait for
 * each other, and a hire that fails gives its number back: no two get one number, and none is left out. What somebody has already is passed over.
 */
export const nextEmployeeNumber = async (tx: Transaction, serviceProviderId: unknown): Promise<string | Problem> => {
  for (;;) {
    const [series] = await tx.query<Series>(
      `update employee_number_series set next_number = next_number + 1, version = version + 1, updated_at = now()
       where org_code = $1 and id = (${IN_USE}) and next_number < power(10, digits)::bigint returning prefix, suffix, digits, next_number - 1 as number`,
      [tx.orgCode, serviceProviderId ?? null],
    );
    if (!series) return without(tx, serviceProviderId);
    const number = writeNumber(series, series.number);
    const taken = await tx.query('select from employee where org_code = $1 and employee_number_folded = fold($2) limit 1', [tx.orgCode, number]);
    if (taken.length === 0) return number;
  }
};

const left = new WeakMap<Transaction, Map<unknown, number>>();

/** What is wrong with giving one more person a number, without giving one: a file of thousands is checked without holding the series or writing it. Asked of the series once in a transaction. */
export const missesEmployeeNumber = async (tx: Transaction, serviceProviderId: unknown): Promise<Problem | null> => {
  const known = left.get(tx) ?? new Map<unknown, number>();
  left.set(tx, known);
  let free = known.get(serviceProviderId ?? null);
  if (free === undefined) {
    const [series] = await tx.query<{ free: string }>(`select (power(10, digits)::bigint - next_number)::text as free from employee_number_series where org_code = $1 and id = (${IN_USE})`, [tx.orgCode, serviceProviderId ?? null]);
    free = Number(series?.free ?? 0);
  }
  known.set(serviceProviderId ?? null, free - 1);
  return free > 0 ? null : without(tx, serviceProviderId);
};

const without = async (tx: Transaction, serviceProviderId: unknown): Promise<Problem> => {
  const [spent] = await tx.query<{ name: string }>(`select name from employee_number_series where org_code = $1 and id = (${IN_USE})`, [tx.orgCode, serviceProviderId ?? null]);
  const found = spent ? finding('employeeNumberSeries.exhausted', { title: spent.name }) : finding('employeeNumberSeries.missing');
  return { field: 'employeeNumber', ...found };
};
