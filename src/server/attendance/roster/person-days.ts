/** What people work on the days of a period, in one statement. */
import type { PlannedDay, PlannedShift } from '../../../domain/roster/plannedDay.ts';
import { planWarnings, type PlanWarning, type RosterRules } from '../../../domain/roster/planWarnings.ts';
import type { Transaction } from '../../db/org.ts';
import { isEmployedSql, isHolidayOfSql, isHolidaySql, isOnDutySql, isOnLeaveSql, isWorkingDaySql, shiftSourceSql, withShiftOn } from '../../people/day-sql.ts';
import type { Bindings } from '../../resource/sql.ts';

export type ShiftSource = 'SHIFT' | 'ROTATION' | 'SCHEDULE';
export type DayFact = {
  readonly day: string;
  /** Null on a day without work. */
  readonly workScheduleId: string | null;
  readonly source: ShiftSource;
  /** Also where no schedule says from when to when. */
  readonly works: boolean;
  readonly isDraft: boolean;
  readonly isEmployed: boolean;
  readonly isOnLeave: boolean;
  readonly isOnDuty: boolean;
  readonly holiday: string | null;
  readonly note: string | null;
};
export type PersonDays = { readonly employeeId: string; readonly name: string; readonly employeeNumber: string; readonly designation: string | null; readonly zone: string; readonly days: readonly DayFact[] };
export type RosterShift = { readonly id: string; readonly name: string; readonly code: string; readonly startsAt: string; readonly endsAt: string; readonly hours: string; readonly inUse: boolean };

/** Every work schedule by id, those in use first, by when they begin. */
export const readShifts = async (tx: Transaction): Promise<ReadonlyMap<string, RosterShift>> => {
  const rows = await tx.query<RosterShift>(
    `select w.id::text as id, w.name, w.code, to_char(w.starts_at, 'HH24:MI') as "startsAt", to_char(w.ends_at, 'HH24:MI') as "endsAt", trim_scale(w.hours_per_day)::text as hours, w.status = 'ACTIVE' as "inUse"
     from work_schedule w where w.org_code = $1 order by w.status = 'ACTIVE' desc, w.starts_at, w.name, w.id`,
    [tx.orgCode],
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** Employed then, as far as an approved exit says. */
const employedOn = (day: string): string => `(${isEmployedSql(day)} and not exists (select from exit x where x.org_code = $1 and x.employee_id = e.id and x.status = 'APPROVED' and x.last_working_day >= e.date_of_join and x.last_working_day < ${day}))`;

type Asked = { readonly from: string; readonly until: string; /** What holds now, or what will once drafts are published. */ readonly of: 'PUBLISHED' | 'PLANNED' };

/** By name. `people` is a select of whole rows of employees. */
export const readPersonDays = async (tx: Transaction, to: Bindings, people: string, { from, until, of }: Asked): Promise<readonly PersonDays[]> => {
  const works = `${isWorkingDaySql('k.day')} and ${employedOn('k.day')}`;
  return tx.query<PersonDays>(
    `with person as materialized (${people})
     select e.id::text as "employeeId", e.name, e.employee_number as "employeeNumber", g.title as designation, coalesce(c.time_zone, o.time_zone) as zone, f.days
     from person e join organisation o on o.org_code = e.org_code left join designation g on g.org_code = e.org_code and g.id = e.designation_id left join location c on c.org_code = e.org_code and c.id = e.location_id
     cross join lateral (select json_agg(json_build_object('day', k.day, 'workScheduleId', case when ${works} then w.id::text end, 'source', ${shiftSourceSql}, 'works', ${works}, 'isEmployed', ${employedOn('k.day')},
         'isDraft', exists (select from scheduled_shift t where t.org_code = e.org_code and t.employee_id = e.id and t.day = k.day and t.status = 'DRAFT'), 'isOnLeave', ${isOnLeaveSql('k.day')}, 'isOnDuty', ${isOnDutySql('k.day')}, 'note', s.note,
         'holiday', case when ${isHolidaySql('k.day')} then (select min(h.name) from holiday h where h.org_code = $1 and h.date = k.day and ${isHolidayOfSql}) end) order by k.day) as days
       from (select e.*) e cross join (select x::date as day from generate_series(${to.bind(from)}::date, ${to.bind(until)}::date, interval '1 day') x) k ${withShiftOn('k.day', of)}) f
     order by e.name, e.id`,
    to.values,
  );
};

export const plannedDay = ({ day, workScheduleId, isOnLeave, isOnDuty }: DayFact, shifts: ReadonlyMap<string, RosterShift>): PlannedDay => {
  const shift = workScheduleId === null ? undefined : shifts.get(workScheduleId);
  return { day, shift: shift === undefined ? null : plannedShift(shift), isAway: isOnLeave || isOnDuty };
};

const plannedShift = ({ id, startsAt, endsAt, hours }: RosterShift): PlannedShift => ({ id, startsAt, endsAt, hours: Number(hours) });

/** By day what speaks against the plan. Whoever is away on a day that nobody planned is simply away. */
export const warningsOf = (days: readonly DayFact[], shifts: ReadonlyMap<string, RosterShift>, rules: RosterRules): ReadonlyMap<string, readonly PlanWarning[]> => {
  const found = planWarnings(days.map((day) => plannedDay(day, shifts)), rules);
  return new Map(days.flatMap(({ day, source }) => {
    const kinds = (found.get(day) ?? []).filter((kind) => kind !== 'AWAY' || source === 'SHIFT');
    return kinds.length > 0 ? [[day, kinds] as const] : [];
  }));
};
