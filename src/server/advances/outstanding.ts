/** Advances that were paid, with what is left of them, by employee or by department. */
import { aheadFrom, outstandingOf } from '../../domain/advances/plan.ts';
import { firstDayOf } from '../../domain/advances/months.ts';
import { toMinor } from '../../domain/money.ts';
import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Transaction } from '../db/org.ts';
import { peopleWithinSql } from '../people/asked-people.ts';
import type { PeopleFilter } from '../people/asked-people.ts';
import { bindings } from '../resource/sql.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import { nextMonth } from './next-month.ts';
import { asAdvance, readAdvances } from './read-advances.ts';
import type { KnownAdvance } from './read-advances.ts';

export type OutstandingAsked = { readonly group?: 'EMPLOYEE' | 'DEPARTMENT' | null; readonly filter?: (PeopleFilter & { readonly withClosed?: boolean | null }) | null };

export const SUMS = ['amount', 'recovered', 'repaid', 'forfeited', 'outstanding', 'next'] as const;

/** Minor units. */
type Sums = Readonly<Record<(typeof SUMS)[number], bigint>>;
type Person = { readonly employeeId: string; readonly name: string; readonly employeeNumber: string; readonly departmentId: string | null; readonly department: string | null };

export type OutstandingRow = Sums & {
  readonly advanceId: string | null;
  readonly employeeId: string | null;
  readonly name: string | null;
  readonly employeeNumber: string | null;
  readonly department: string | null;
  readonly reason: string | null;
  readonly paidOn: string | null;
  readonly people: number;
  readonly until: string | null;
};

const sumOf = (rows: readonly Sums[]): Sums => Object.fromEntries(SUMS.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0n)])) as Sums;
const peopleIn = (rows: readonly OutstandingRow[]): number => new Set(rows.map(({ employeeId }) => employeeId)).size;
const latest = (days: readonly (string | null)[]): string | null => days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

const rowOf = (known: KnownAdvance, person: Person, { currency, next }: { readonly currency: string; readonly next: string }): OutstandingRow => {
  const sum = (amounts: readonly (string | null)[]): bigint => amounts.reduce((total, amount) => total + toMinor(amount ?? '0', currency, 'halfUp'), 0n);
  const of = (kind: string): bigint => sum(known.changes.filter((change) => change.kind === kind).map(({ amount }) => amount));
  const ahead = aheadFrom(asAdvance(known, { currency, withHeld: true }), next);
  return {
    advanceId: known.id, employeeId: person.employeeId, name: person.name, employeeNumber: person.employeeNumber, department: person.department, reason: known.reason, paidOn: known.paidOn, people: 1,
    amount: sum([known.amount]), recovered: sum(known.deductions.filter(({ kind }) => kind !== 'HELD').map(({ amount }) => amount)), repaid: of('REPAYMENT'), forfeited: of('FORFEIT'),
    outstanding: outstandingOf(asAdvance(known, { currency })), next: ahead[0]?.amount ?? 0n, until: ahead.length === 0 ? null : firstDayOf(ahead.at(-1)!.month),
  };
};

const byDepartment = (rows: readonly (OutstandingRow & { readonly departmentId: string | null })[]): readonly OutstandingRow[] =>
  [...Map.groupBy(rows, ({ departmentId }) => departmentId).values()]
    .map((some): OutstandingRow => ({
      ...sumOf(some), advanceId: null, employeeId: null, name: some[0]!.department, employeeNumber: null, department: some[0]!.department, reason: null, paidOn: null, people: peopleIn(some), until: latest(some.map(({ until }) => until)),
    }))
    .toSorted((one, other) => (one.name ?? '\uffff').localeCompare(other.name ?? '\uffff'));

/** Rows by name, with the sums of all. */
export const readOutstanding = async (tx: Transaction, asked: Grant, { group, filter }: OutstandingAsked) => {
  const { currency } = await readPayrollSettings(tx);
  const grant = await withMembers(tx, asked, asked.session);
  const to = bindings(tx.orgCode);
  const { withClosed, ...whom } = filter ?? {};
  const people = await tx.query<Person>(
    `select e.id::text as "employeeId", e.name, e.employee_number as "employeeNumber", d.id::text as "departmentId", d.name as department from employee e left join department d on d.org_code = e.org_code and d.id = e.department_id
     where ${peopleWithinSql(grant, whom, to)} and exists (select from salary_advance a where a.org_code = $1 and a.employee_id = e.id and a.status = 'APPROVED' and a.paid_on is not null) order by e.name, e.id`,
    to.values,
  );
  const known = Map.groupBy(await readAdvances(tx, `a.status = 'APPROVED' and a.paid_on is not null and a.employee_id = any($2::bigint[])`, [people.map(({ employeeId }) => employeeId)]), ({ employeeId }) => employeeId);
  const next = await nextMonth(tx);
  const all = people.flatMap((person) => (known.get(person.employeeId) ?? []).map((one) => ({ ...rowOf(one, person, { currency, next }), departmentId: person.departmentId })));
  const rows = all.filter(({ outstanding }) => withClosed === true || outstanding !== 0n);
  return { currency, rows: group === 'DEPARTMENT' ? byDepartment(rows) : rows.map(({ departmentId: _departmentId, ...row }): OutstandingRow => row), totals: { ...sumOf(rows), people: peopleIn(rows) } };
};
