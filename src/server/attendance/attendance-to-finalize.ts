import { addDays, addMonths, firstOfMonth, lastOfMonth, lengthOfRange } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';
import { askedPeopleSql, type PeopleFilter } from '../people/asked-people.ts';
import { settledWithin, type Settled } from './days/settled.ts';
import { checkPeriod } from './roster/roster-people.ts';

type Arguments = { readonly from?: string | null; readonly until?: string | null; readonly filter?: PeopleFilter | null; readonly offset?: number | null; readonly limit?: number | null };
type Period = { readonly name: string | null; readonly from: string; readonly until: string; readonly isPaid: boolean };
type Counts = { readonly open: number; readonly ready: number; readonly finalized: number; readonly unsettledDays: number; readonly employees: readonly (Settled & { readonly state: string })[] };

const MOST_PERIODS = 12;
const MOST_SHOWN = 200;
/** Of more people nothing is reckoned at once. */
export const MOST_PEOPLE = 1000;

/** The state of a row of `settledSql`. */
export const stateSql = `case when s."finalizedDays" = s."employedDays" then 'FINALIZED' when json_array_length(s.unsettled) > 0 then 'OPEN' else 'READY' end`;

/** Pay cycles that have begun, the latest first; calendar months where there are none. */
const periodsOf = async (tx: Transaction, today: string): Promise<readonly Period[]> => {
  const cycles = await tx.query<Period>(
    `select name, from_date::text as "from", to_date::text as until, status = 'FINALIZED' as "isPaid" from payroll_cycle where org_code = $1 and from_date <= $2::date and to_date - from_date < 31 order by from_date desc, id desc limit ${MOST_PERIODS}`,
    [tx.orgCode, today],
  );
  if (cycles.length > 0) return cycles;
  return [0, -1, -2].map((back) => addMonths(firstOfMonth(today), back)).map((first) => ({ name: null, from: first, until: lastOfMonth(first), isPaid: false }));
};

export const countPeople = async (tx: Transaction, grant: Grant, filter: PeopleFilter | null | undefined, from: string): Promise<number> => {
  const to = bindings(tx.orgCode);
  return (await tx.query<{ people: number }>(`select count(*)::int as people from employee e where ${askedPeopleSql(grant, filter, to, from)}`, to.values))[0]!.people;
};

/** The attendance of people in a period, up to yesterday: what waits for a decision comes first. */
export const attendanceToFinalize = (args: Arguments, { db }: Context, asked: Grant) =>
  withOrg(db, asked.session.orgCode, async (tx) => {
    const grant = await withMembers(tx, asked, asked.session);
    const today = await todayOf(tx);
    const periods = await periodsOf(tx, today);
    const from = args.from ?? periods[0]!.from;
    const last = args.until ?? (args.from == null ? periods[0]!.until : lastOfMonth(from));
    checkPeriod(lengthOfRange(from, last));
    const until = last < today ? last : addDays(today, -1);
    const totalRecords = until < from ? 0 : await countPeople(tx, grant, args.filter, from);
    const head = { errorCode: '', message: '', today, periods, until, totalRecords, open: 0, ready: 0, finalized: 0, unsettledDays: 0, employees: [] };
    if (totalRecords === 0 || totalRecords > MOST_PEOPLE) return head;
    const to = bindings(tx.orgCode);
    const within = settledWithin(tx, to, grant, args.filter, from, until);
    const page = `limit ${to.bind(Math.min(Math.max(args.limit ?? 100, 0), MOST_SHOWN))} offset ${to.bind(Math.max(args.offset ?? 0, 0))}`;
    const [found] = await tx.query<Counts & { readonly people: number }>(
      `${within}, r as materialized (select s.*, ${stateSql} as state from s)
       select count(*)::int as people, count(*) filter (where r.state = 'OPEN')::int as open, count(*) filter (where r.state = 'READY')::int as ready, count(*) filter (where r.state = 'FINALIZED')::int as finalized,
         coalesce(sum(json_array_length(r.unsettled)) filter (where r.state <> 'FINALIZED'), 0)::int as "unsettledDays",
         (select coalesce(json_agg(x), '[]') from (select r.* from r order by r.state = 'OPEN' desc, r.state = 'READY' desc, r.name, r."employeeId" ${page}) x) as employees from r`,
      to.values,
    );
    const { people, employees, ...counts } = found!;
    return { ...head, ...counts, totalRecords: people, employees: employees.map(({ lost, ...one }) => ({ ...one, lost: String(lost / 100), isOwn: one.employeeId === grant.session.employeeId })) };
  });
