import { fromScaled, shortest, toScaled } from '../../domain/decimal.ts';
import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { employeesOf, isWorkingDaySql, withSchedule } from '../people/day-sql.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';

type Share = { readonly leaveName: string; readonly days: string };
type Row = { readonly cycleName: string; readonly fromDate: string; readonly toDate: string; readonly leaveDays: string; readonly leaveTypes: readonly Share[] };

const MOST = 12;

/**
 * Approved leave of the latest finalized cycles. The days of a request are spread evenly over its working days, so that
 * a request across two cycles counts in each with its part and half a day counts half. Rounded half up to hundredths.
 */
const cycles = (tx: Transaction, grant: Grant): Promise<Row[]> => {
  const to = bindings(tx.orgCode);
  return tx.query<Row>(
    `with cycle as (select c.id, c.name, c.from_date, c.to_date from payroll_cycle c where c.org_code = $1 and c.status = 'FINALIZED' order by c.to_date desc, c.id desc limit ${MOST}),
       request as (select r.id, r.leave_type_id, r.days, r.employee_id, r.from_date, r.to_date from leave_request r
         where r.org_code = $1 and r.status = 'APPROVED' and r.to_date >= (select min(from_date) from cycle) and r.from_date <= (select max(to_date) from cycle)),
       day as (select q.id, q.leave_type_id, q.days, g::date as day, count(*) over (partition by q.id) as working
         from request q join employee e on e.org_code = $1 and e.id = q.employee_id and ${employeesOf(grant, to)} ${withSchedule}
         cross join generate_series(q.from_date, q.to_date, interval '1 day') g where ${isWorkingDaySql('g::date')}),
       share as (select c.id, t.name, sum(d.days / d.working) as days from cycle c join day d on d.day between c.from_date and c.to_date join leave_type t on t.org_code = $1 and t.id = d.leave_type_id group by 1, 2)
     select c.name as "cycleName", c.from_date::text as "fromDate", c.to_date::text as "toDate", trim_scale(round(coalesce((select sum(s.days) from share s where s.id = c.id), 0), 2))::text as "leaveDays",
       coalesce((select json_agg(json_build_object('leaveName', s.name, 'days', trim_scale(round(s.days, 2))::text) order by s.days desc, s.name) from share s where s.id = c.id), '[]') as "leaveTypes"
     from cycle c order by c.to_date, c.id`,
    to.values,
  );
};

/** Document 0 §7: leave within finalized pay cycles, of those within reach, against what they may take in the current calendar year. */
export const getUtilization = (_args: object, { db }: Context, asked: Grant) =>
  withOrg(db, asked.session.orgCode, async (tx) => {
    const grant = await withMembers(tx, asked, asked.session);
    const year = Number((await todayOf(tx)).slice(0, 4));
    const utilization = await cycles(tx, grant);
    const to = bindings(tx.orgCode);
    const [entitled] = await tx.query<{ days: string }>(
      `select trim_scale(coalesce(sum(b.entitled_days + b.carried_forward_days), 0))::text as days from leave_balance b join employee e on e.org_code = b.org_code and e.id = b.employee_id
       where b.org_code = $1 and b.year = ${to.bind(year)} and ${employeesOf(grant, to)}`,
      to.values,
    );
    const ofYear = utilization.filter(({ toDate }) => toDate.startsWith(String(year)));
    const takenDays = shortest(fromScaled(ofYear.reduce((sum, { leaveDays }) => sum + toScaled(leaveDays, 2), 0n), 2));
    return { errorCode: '', message: '', utilization, entitledDays: entitled?.days ?? '0', takenDays };
  });
