import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { employeesOf, isWorkingDaySql, withShiftOn } from '../people/day-sql.ts';
import { isInGroupSql } from '../people/group-members.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';
import type { Bindings } from '../resource/sql.ts';

type Share = { readonly leaveName: string; readonly days: string };
type Row = { readonly cycleName: string; readonly fromDate: string; readonly toDate: string; readonly leaveDays: string; readonly leaveTypes: readonly Share[] };

const MOST = 12;

/**
 * The days of each request of `request`, spread evenly over its working days, so that a request across two cycles counts in each with its part and half a day counts half.
 * One without a working day, as somebody else may enter it, is spread over all of its days.
 */
const daysOf = (grant: Grant, to: Bindings): string =>
  `all_day as (select q.id, q.leave_type_id, q.days, g::date as day, ${isWorkingDaySql('g::date')} as works
     from request q join employee e on e.org_code = $1 and e.id = q.employee_id and ${employeesOf(grant, to)} cross join generate_series(q.from_date, q.to_date, interval '1 day') g ${withShiftOn('g::date')}),
   day as (select d.id, d.leave_type_id, d.days, d.day, count(*) over (partition by d.id) as working from (select a.*, bool_or(a.works) over (partition by a.id) as any_works from all_day a) d where d.works or not d.any_works)`;

/** Approved leave of the latest finalized cycles. Rounded half up to hundredths. */
const cycles = (tx: Transaction, grant: Grant): Promise<Row[]> => {
  const to = bindings(tx.orgCode);
  return tx.query<Row>(
    `with cycle as (select c.id, c.name, c.from_date, c.to_date from payroll_cycle c where c.org_code = $1 and c.status = 'FINALIZED' order by c.to_date desc, c.id desc limit ${MOST}),
       request as (select r.id, r.leave_type_id, r.days, r.employee_id, r.from_date, r.to_date from leave_request r
         where r.org_code = $1 and r.status = 'APPROVED' and r.to_date >= (select min(from_date) from cycle) and r.from_date <= (select max(to_date) from cycle)),
       ${daysOf(grant, to)},
       share as (select c.id, t.name, sum(d.days / d.working) as days from cycle c join day d on d.day between c.from_date and c.to_date join leave_type t on t.org_code = $1 and t.id = d.leave_type_id group by 1, 2)
     select c.name as "cycleName", c.from_date::text as "fromDate", c.to_date::text as "toDate", trim_scale(round(coalesce((select sum(s.days) from share s where s.id = c.id), 0), 2))::text as "leaveDays",
       coalesce((select json_agg(json_build_object('leaveName', s.name, 'days', trim_scale(round(s.days, 2))::text) order by s.days desc, s.name) from share s where s.id = c.id), '[]') as "leaveTypes"
     from cycle c order by c.to_date, c.id`,
    to.values,
  );
};

/** Days of the calendar year that were taken within finalized cycles, however many cycles the year has; a day in two of them is taken once. */
const taken = async (tx: Transaction, grant: Grant, year: number): Promise<string> => {
  const to = bindings(tx.orgCode);
  const [first, last] = [`make_date(${to.bind(year)}, 1, 1)`, `make_date(${to.bind(year)}, 12, 31)`];
  const [row] = await tx.query<{ days: string }>(
    `with request as (select r.id, r.leave_type_id, r.days, r.employee_id, r.from_date, r.to_date from leave_request r where r.org_code = $1 and r.status = 'APPROVED' and r.to_date >= ${first} and r.from_date <= ${last}),
       ${daysOf(grant, to)}
     select trim_scale(round(coalesce(sum(d.days / d.working), 0), 2))::text as days from day d
     where d.day between ${first} and ${last} and exists (select from payroll_cycle c where c.org_code = $1 and c.status = 'FINALIZED' and d.day between c.from_date and c.to_date)`,
    to.values,
  );
  return row?.days ?? '0';
};

/** Days of the balances of the year, and what policies grant to whoever has none of that leave: the share of the months that are left for who joined within the year. */
const entitled = async (tx: Transaction, grant: Grant, today: string): Promise<string> => {
  const to = bindings(tx.orgCode);
  const [day, year] = [`${to.bind(today)}::date`, to.bind(Number(today.slice(0, 4)))];
  const holds = (policy: string): string => `${policy}.org_code = $1 and ${policy}.status = 'ACTIVE' and (${policy}.custom_group_id is null or ${isInGroupSql(`${policy}.custom_group_id`)})`;
  const [row] = await tx.query<{ days: string }>(
    `select trim_scale(
       (select coalesce(sum(b.entitled_days + b.carried_forward_days), 0) from leave_balance b join employee e on e.org_code = b.org_code and e.id = b.employee_id where b.org_code = $1 and b.year = ${year} and ${employeesOf(grant, to)})
       + (select coalesce(sum(round(p.days_per_year * case when p.prorated and extract(year from e.date_of_join) = ${year} then 13 - extract(month from e.date_of_join) else 12 end / 12, 2)), 0)
          from leave_policy p join leave_type t on t.org_code = p.org_code and t.id = p.leave_type_id and t.status = 'ACTIVE' join employee e on e.org_code = p.org_code and e.status = 'ACTIVE' and extract(year from e.date_of_join) <= ${year}
          where ${holds('p')} and (not p.after_confirmation or e.confirmation_date <= ${day}) and ${employeesOf(grant, to)}
            and not exists (select from leave_policy o where ${holds('o')} and o.leave_type_id = p.leave_type_id and o.id < p.id)
            and not exists (select from leave_balance b where b.org_code = $1 and b.employee_id = e.id and b.leave_type_id = p.leave_type_id and b.year = ${year})))::text as days`,
    to.values,
  );
  return row?.days ?? '0';
};

/** Document 0 §7: leave within finalized pay cycles, of those within reach, against what they may take in the current calendar year. */
export const getUtilization = (_args: object, { db }: Context, asked: Grant) =>
  withOrg(db, asked.session.orgCode, async (tx) => {
    const grant = await withMembers(tx, asked, asked.session);
    const today = await todayOf(tx);
    return { errorCode: '', message: '', utilization: await cycles(tx, grant), entitledDays: await entitled(tx, grant, today), takenDays: await taken(tx, grant, Number(today.slice(0, 4))) };
  });
