import { writeNumber } from '../../domain/employee-number.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';

type Series = { readonly id: string; readonly prefix: string | null; readonly suffix: string | null; readonly digits: number; readonly number: number };

/** The id of the series that gives numbers to the people of a provider: $2, or null. */
const IN_USE = `select s.id from employee_number_series s where s.org_code = $1 and s.is_enabled and (s.service_provider_id = $2::bigint or s.service_provider_id is null) order by s.service_provider_id nulls last limit 1`;

/** The first number that nobody has, asked for each until one is free: `offset 0` keeps the planner from making all of them first. */
const FREE = `select n from (select generate_series($3::bigint, power(10, $4::int)::bigint - 1) as n) numbers
  where not exists (select from employee e where e.org_code = $1 and e.employee_number_folded = fold($5 || lpad(n::text, $4::int, '0') || $6) offset 0) limit 1`;

/**
 * The next number of the series of a service provider, else of the one for everybody, or what is wrong. The series' row is held until the transaction ends, so parallel hires wait for
 * each other, and a hire that fails gives its number back: no two get one number, and none is left out. What somebody has already is passed over.
 */
export const nextEmployeeNumber = async (tx: Transaction, serviceProviderId: unknown): Promise<string | Problem> => {
  const [series] = await tx.query<Series>(`select id, prefix, suffix, digits, next_number as number from employee_number_series where org_code = $1 and id = (${IN_USE}) for no key update`, [tx.orgCode, serviceProviderId ?? null]);
  if (!series) return without(tx, serviceProviderId);
  // A statement of its own: it sees who was hired while this one waited.
  const [free] = await tx.query<{ number: number }>(
    `update employee_number_series set next_number = found.n + 1, version = version + 1, updated_at = now() from (${FREE}) found where org_code = $1 and id = $2 returning found.n::int as number`,
    [tx.orgCode, series.id, series.number, series.digits, series.prefix ?? '', series.suffix ?? ''],
  );
  return free ? writeNumber(series, free.number) : without(tx, serviceProviderId);
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
