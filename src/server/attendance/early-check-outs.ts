import { earlyAllowances, type EarlyDay } from '../../domain/attendance/earlyAllowance.ts';
import { firstOfMonth, lengthOfRange } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { isWorkingDaySql, withShiftOn } from '../people/day-sql.ts';
import { zoneOfPersonSql } from '../people/zone-sql.ts';
import { bindings } from '../resource/sql.ts';
import { askedPeopleSql, type PeopleFilter } from '../people/asked-people.ts';
import { minutesEarlySql, withEarlyTerms, withPunchesOn } from './days/early-sql.ts';
import { checkPeriod } from './roster/roster-people.ts';

type Arguments = { readonly from: string; readonly until: string; readonly filter?: PeopleFilter | null };
type Row = EarlyDay & { readonly employeeName: string; readonly employeeNumber: string; readonly endsAt: string; readonly leftAt: string; readonly minutes: number; readonly reason: string | null; readonly decisionId: string | null };

const MOST_ROWS = 500;

/** Time off of the day that lasts until the shift ends and has begun when the person left; one that ends on the next day lasts as long. */
const withTimeOff = `left join lateral (select t.reason from short_time_off t where t.org_code = $1 and t.employee_id = e.id and t.date = d.day and t.status = 'APPROVED'
    and (t.to_time >= w.ends_at or t.to_time < t.from_time) and t.from_time <= (p.last_out at time zone ${zoneOfPersonSql})::time + make_interval(mins => coalesce(f.early_grace_minutes, 0)) order by t.id limit 1) a on true`;
const withDecision = `left join lateral (select k.id, k.kind, k.reason from day_decision k where k.org_code = $1 and k.employee_id = e.id and k.work_date = d.day and k.kind in ('EARLY_EXCUSED', 'HALF_DAY_LOST') limit 1) k on true`;

/** Days on which people of the predicate left before the end of their shift, each with what lets it pass. Whole months are read: the number that a month lets pass is counted from its first day. */
export const readEarly = async (tx: Transaction, grant: Grant, filter: PeopleFilter | null | undefined, from: string, until: string) => {
  const to = bindings(tx.orgCode);
  const people = askedPeopleSql(grant, filter, to, from);
  const rows = await tx.query<Row>(
    `select x.* from (select e.id::text as "employeeId", e.name as "employeeName", e.employee_number as "employeeNumber", d.day::text as day, to_char(w.ends_at, 'HH24:MI') as "endsAt",
       to_char(p.last_out at time zone ${zoneOfPersonSql}, 'HH24:MI') as "leftAt", ${minutesEarlySql('d.day')} as minutes, coalesce(k.reason, a.reason) as reason, k.id::text as "decisionId", a.reason is not null as "hasTimeOff",
       case k.kind when 'EARLY_EXCUSED' then 'EXCUSED' else k.kind end as decision, coalesce(f.early_check_outs_per_month, 0) as "perMonth"
     from (select distinct y.employee_id, y.work_date as day from punch y where y.org_code = $1 and y.work_date between ${to.bind(firstOfMonth(from))}::date and ${to.bind(until)}::date and y.type = 'OUT') d
       join employee e on e.org_code = $1 and e.id = d.employee_id join organisation o on o.org_code = e.org_code ${withShiftOn('d.day')} ${withPunchesOn('d.day')} ${withEarlyTerms} ${withTimeOff} ${withDecision}
     where ${people} and w.id is not null and ${isWorkingDaySql('d.day')}) x where x.minutes > 0`,
    to.values,
  );
  const allowed = earlyAllowances(rows);
  return rows.filter(({ day }) => day >= from).map((row) => ({ ...row, allowance: allowed.get(`${row.employeeId} ${row.day}`) ?? null }))
    .toSorted((a, b) => (a.day === b.day ? a.employeeName.localeCompare(b.employeeName) : a.day < b.day ? 1 : -1));
};

/** Who left before the end of their shift, by how much, and whether it is let pass. */
export const earlyCheckOuts = ({ from, until, filter }: Arguments, { db }: Context, asked: Grant) =>
  withOrg(db, asked.session.orgCode, async (tx) => {
    checkPeriod(lengthOfRange(from, until));
    const grant = await withMembers(tx, asked, asked.session);
    const rows = await readEarly(tx, grant, filter, from, until);
    const waiting = rows.filter(({ allowance }) => allowance === null).length;
    const halfDays = rows.filter(({ allowance }) => allowance === 'HALF_DAY_LOST').length;
    return {
      errorCode: '', message: '', totalRecords: rows.length, waiting, halfDays, allowed: rows.length - waiting - halfDays, minutes: rows.reduce((sum, row) => sum + row.minutes, 0),
      rows: rows.slice(0, MOST_ROWS).map((row) => ({ ...row, isOwn: row.employeeId === grant.session.employeeId })),
    };
  });
