import { closeBalance } from '../../domain/leave/leave-policy.ts';
import type { Closed, Closing } from '../../domain/leave/leave-policy.ts';
import { configurationSql } from '../coverage/configuration-for.ts';
import type { Transaction } from '../db/org.ts';

export type Closure = { readonly id: string; readonly name: string; readonly year: number; readonly leaveTypeId: string | null; readonly status: 'DRAFT' | 'CLOSED'; readonly version: number };

type Row = Closing & {
  readonly id: string;
  readonly employeeId: string;
  readonly leaveTypeId: string;
  readonly leave: string;
  readonly joined: string;
  /** Hundredths of days. */
  readonly left: number;
  readonly daysPerYear: number;
  readonly prorated: boolean;
};
export type ClosingBalance = Row & Closed;

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

/** The balances of active employees that the closure closes, by their leave policies, two thousand at a time. What was approved is taken off; a request counts in the year in which it begins. */
export const closingBalances = async function* (tx: Transaction, { year, leaveTypeId }: Closure): AsyncGenerator<ClosingBalance[]> {
  for (let after = '0'; ; ) {
    const rows = await tx.query<Row>(
      `select b.id::text, b.employee_id::text as "employeeId", b.leave_type_id::text as "leaveTypeId", t.name as leave, e.date_of_join::text as joined,
         ${hundredths('b.entitled_days + b.carried_forward_days - b.encashed_days - b.lapsed_days - u.taken')} as left, ${hundredths('p.days_per_year')} as "daysPerYear", p.prorated,
         p.carry_over as "carryOver", ${hundredths('p.carry_over_limit_days')} as "carryOverLimit", p.encashment, ${hundredths('p.encashment_limit_days')} as "encashmentLimit"
       from leave_balance b join employee e on e.org_code = b.org_code and e.id = b.employee_id and e.status = 'ACTIVE' join leave_type t on t.org_code = b.org_code and t.id = b.leave_type_id
       cross join lateral ${configurationSql('LEAVE_POLICY', 'c.leave_type_id = b.leave_type_id')} p
       cross join lateral (select coalesce(sum(r.days), 0) as taken from leave_request r where r.org_code = $1 and r.employee_id = b.employee_id and r.leave_type_id = b.leave_type_id and r.status = 'APPROVED'
         and r.from_date between make_date($2, 1, 1) and make_date($2, 12, 31)) u
       where b.org_code = $1 and b.year = $2 and ($3::bigint is null or b.leave_type_id = $3::bigint) and b.id > $4::bigint order by b.id limit ${CHUNK}`,
      [tx.orgCode, year, leaveTypeId, after],
    );
    if (rows.length === 0) return;
    yield rows.map((row) => ({ ...row, ...closeBalance(row, row.left) }));
    after = rows.at(-1)!.id;
  }
};
