import { closeBalance, yearsDays } from '../../domain/leave/leave-policy.ts';
import type { Closed, Closing } from '../../domain/leave/leave-policy.ts';
import { configurationSql } from '../coverage/configuration-for.ts';
import type { Transaction } from '../db/org.ts';

export type Closure = { readonly id: string; readonly name: string; readonly year: number; readonly leaveTypeId: string | null; readonly status: 'DRAFT' | 'CLOSED'; readonly version: number };

type Row = Closing & {
  /** Null where the policy alone grants the leave. */
  readonly id: string | null;
  readonly employeeId: string;
  readonly leaveTypeId: string;
  readonly leave: string;
  readonly joined: string;
  /** Hundredths of days of the balance before what was taken; null without one. */
  readonly granted: number | null;
  readonly taken: number;
  readonly daysPerYear: number;
  readonly prorated: boolean;
};
export type ClosingBalance = Row & Closed & { readonly left: number };

const CHUNK = 2000;

const hundredths = (sql: string): string => `round((${sql}) * 100)::int`;

/** The closure; undefined where there is none. */
export const readClosure = async (tx: Transaction, id: string): Promise<Closure | undefined> =>
  /^\d{1,18}$/.test(id)
    ? (await tx.query<Closure>('select id::text, name, year, leave_type_id::text as "leaveTypeId", status, version from leave_closure where org_code = $1 and id = $2::bigint', [tx.orgCode, id]))[0]
    : undefined;

/** Requests that begin in the year and wait for a decision. */
export const pendingRequests = async (tx: Transaction, { year, leaveTypeId }: Closure): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from leave_request r where r.org_code = $1 and r.status = 'PENDING' and r.from_date between make_date($2, 1, 1) and make_date($2, 12, 31) and ($3::bigint is null or r.leave_type_id = $3::bigint)`,
    [tx.orgCode, year, leaveTypeId],
  );
  return row?.count ?? 0;
};

/** Of a row without a balance, what the policy grants for the year. */
const leftOf = (row: Row, year: number): number => (row.granted ?? yearsDays(row, year, row.joined)) - row.taken;

/** Whether the policy p alone grants the leave type t to the employee e: nobody is paid for leave that they could not take. $2 is the year. */
const GRANTED = `t.status = 'ACTIVE' and e.date_of_join <= make_date($2, 12, 31) and (not p.after_confirmation or e.confirmation_date <= make_date($2, 12, 31))`;

/** Who has leave that the closure may concern: $2 is the year, $3 the leave type. */
const CONCERNED = `from employee e join leave_type t on t.org_code = e.org_code and ($3::bigint is null or t.id = $3::bigint)
       left join leave_balance b on b.org_code = e.org_code and b.employee_id = e.id and b.leave_type_id = t.id and b.year = $2
       cross join lateral ${configurationSql('LEAVE_POLICY', 'c.leave_type_id = t.id')} p`;
const THERE = `e.org_code = $1 and e.status = 'ACTIVE' and (b.id is not null or (${GRANTED} and (p.carry_over <> 'NONE' or p.encashment)))`;

/** How many `closingBalances` looks at; no more than `most` are counted where it is given. */
export const countClosing = async (tx: Transaction, { year, leaveTypeId }: Closure, most: number | null = null): Promise<number> =>
  (await tx.query<{ count: number }>(`select count(*)::int as count from (select ${CONCERNED} where ${THERE} limit $4) c`, [tx.orgCode, year, leaveTypeId, most]))[0]?.count ?? 0;

/**
 * The leave of active employees that the closure closes, by their leave policies, some two thousand at a time: every balance, and where the policy alone grants the leave, what is carried over
 * or paid of it; `looked` counts also those of which it is nothing. What was approved is taken off; a request counts in the year in which it begins.
 */
export const closingBalances = async function* (tx: Transaction, { year, leaveTypeId }: Closure): AsyncGenerator<{ readonly looked: number; readonly rows: readonly ClosingBalance[] }> {
  for (let after = { employeeId: '0', leaveTypeId: '0' }; ; ) {
    const rows = await tx.query<Row>(
      `select b.id::text, e.id::text as "employeeId", t.id::text as "leaveTypeId", t.name as leave, e.date_of_join::text as joined,
         ${hundredths('b.entitled_days + b.carried_forward_days - b.encashed_days - b.lapsed_days')} as granted, ${hundredths('u.taken')} as taken, ${hundredths('p.days_per_year')} as "daysPerYear", p.prorated,
         p.carry_over as "carryOver", ${hundredths('p.carry_over_limit_days')} as "carryOverLimit", p.encashment, ${hundredths('p.encashment_limit_days')} as "encashmentLimit"
       ${CONCERNED}
       cross join lateral (select coalesce(sum(r.days), 0) as taken from leave_request r where r.org_code = $1 and r.employee_id = e.id and r.leave_type_id = t.id and r.status = 'APPROVED'
         and r.from_date between make_date($2, 1, 1) and make_date($2, 12, 31)) u
       where ${THERE} and (e.id, t.id) > ($4::bigint, $5::bigint) order by e.id, t.id limit ${CHUNK}`,
      [tx.orgCode, year, leaveTypeId, after.employeeId, after.leaveTypeId],
    );
    if (rows.length === 0) return;
    const closed = rows.map((row) => {
      const left = leftOf(row, year);
      return { ...row, left, ...closeBalance(row, left) };
    });
    yield { looked: rows.length, rows: closed.filter(({ id, carried, encashed }) => id !== null || carried > 0 || encashed > 0) };
    after = rows.at(-1)!;
  }
};
