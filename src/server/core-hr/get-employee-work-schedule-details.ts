import { usualRestDays } from '../../domain/leave/working-days.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { employeesOf } from '../people/day-sql.ts';
import { refuse } from '../refuse.ts';
import { bindings } from '../resource/sql.ts';

type Row = { readonly workScheduleId: number | null; readonly restDays: readonly string[] | null };

/** Document 1 §7: the hours that an employee within the caller's reach is expected to work; a schedule that names no rest days rests on Saturday and Sunday. */
export const getEmployeeWorkScheduleDetails = ({ employeeId }: { readonly employeeId?: number | null }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const [row] = await tx.query<Row>(
      `select e.id::int as "employeeId", w.id::int as "workScheduleId", w.name as "workSchedule", to_char(w.starts_at, 'HH24:MI') as "startsAt", to_char(w.ends_at, 'HH24:MI') as "endsAt",
         trim_scale(w.hours_per_day)::text as "hoursPerDay", trim_scale(w.weekly_target_effort)::text as "weeklyTargetEffort", w.rest_days as "restDays", w.grace_minutes as "graceMinutes", w.time_zone as "timeZone"
       from employee e left join work_schedule w on w.org_code = e.org_code and w.id = e.work_schedule_id
       where e.org_code = $1 and e.id = ${to.bind(employeeId ?? grant.session.employeeId)}::bigint and ${employeesOf(grant, to)}`,
      to.values,
    );
    if (row === undefined) throw refuse('NOT_FOUND');
    return { errorCode: '', message: '', workScheduleDetails: row.workScheduleId === null ? null : { ...row, restDays: row.restDays ?? usualRestDays } };
  });
