/** Days of people that attendance does not settle: nothing recorded, or no check-out. */
import { MOST_SHIFT_HOURS } from '../../domain/attendance/nextPunch.ts';
import { daysOf } from '../../domain/leave/working-days.ts';
import type { Grant } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { employeesOf, isOnDutySql, isOnLeaveSql, isWorkingDaySql, wasEmployedSql, withSchedule, withShiftOn } from '../people/day-sql.ts';
import { bindings } from '../resource/sql.ts';
import type { Bindings } from '../resource/sql.ts';

export type UnsettledFilters = {
  /** Both ends included. */
  readonly from: string;
  readonly until: string;
  /** Ids; an empty list asks for all. */
  readonly employees: readonly number[];
  readonly employeeTypes: readonly number[];
  readonly locations: readonly number[];
  readonly departments: readonly number[];
  /** Status of the correction that was asked for, or 'Not Requested'; null asks for all. */
  readonly status: string | null;
};

export type UnsettledDay = {
  readonly Employee_Id: number;
  readonly User_Defined_EmpId: string;
  readonly Employee_Name: string;
  readonly Attendance_Date: string;
  readonly Check_In: string | null;
  /** Of the correction that was asked for: 'Pending', 'Rejected'; 'Not Requested' without one. Approved ones are settled. */
  readonly Status: string;
  /** The day is today, which is not over. */
  readonly Is_Current_Date: boolean;
};

const MOST = 2000;

const among = (column: string, ids: readonly number[], to: Bindings): string => (ids.length === 0 ? 'true' : `${column} = any(${to.bind(ids)}::bigint[])`);

const within = (grant: Grant, filters: UnsettledFilters, to: Bindings): string =>
  [employeesOf(grant, to), among('e.id', filters.employees, to), among('e.employee_type_id', filters.employeeTypes, to), among('e.location_id', filters.locations, to), among('e.department_id', filters.departments, to)].join(' and ');

const asked = (day: string): string =>
  `left join lateral (select initcap(g.status) as status, g.status = 'APPROVED' as settled from regularisation g
     where g.org_code = $1 and g.employee_id = e.id and g.work_date = ${day} and g.status in ('PENDING', 'APPROVED', 'REJECTED')
     order by g.status = 'APPROVED' desc, g.status = 'PENDING' desc, g.id desc limit 1) g on true`;

const today = `(now() at time zone coalesce(l.time_zone, w.time_zone, 'UTC'))::date`;

const columns = (day: string, checkIn: string): string =>
  `e.id::int as "Employee_Id", e.employee_number as "User_Defined_EmpId", e.name as "Employee_Name", ${day}::text as "Attendance_Date", ${checkIn} as "Check_In", coalesce(g.status, 'Not Requested') as "Status", ${day} = ${today} as "Is_Current_Date"`;

const unsettled = (filters: UnsettledFilters, to: Bindings): string => `g.settled is not true and (${to.bind(filters.status)}::text is null or lower(coalesce(g.status, 'Not Requested')) = lower(${to.bind(filters.status)}::text))`;

const absentOn = (tx: Transaction, grant: Grant, filters: UnsettledFilters, date: string, most: number): Promise<UnsettledDay[]> => {
  const to = bindings(tx.orgCode);
  const day = `${to.bind(date)}::date`;
  return tx.query<UnsettledDay>(
    `select ${columns(day, 'null::text')} from employee e ${withShiftOn(day)} ${asked(day)}
     where e.org_code = $1 and ${within(grant, filters, to)} and ${day} <= ${today} and ${wasEmployedSql(day, today)} and ${isWorkingDaySql(day)} and not ${isOnLeaveSql(day)} and not ${isOnDutySql(day)}
       and not exists (select from punch p where p.org_code = $1 and p.employee_id = e.id and p.work_date = ${day} and p.type = 'IN') and ${unsettled(filters, to)}
     order by e.name, e.id limit ${most}`,
    to.values,
  );
};

/** The day of the first check-in of all: before it nobody recorded attendance, so nothing is missing. Null where nobody ever did. */
const firstDay = async (tx: Transaction): Promise<string | null> => (await tx.query<{ day: string | null }>('select min(work_date)::text as day from punch where org_code = $1', [tx.orgCode]))[0]?.day ?? null;

/** Working days without a check-in, leave or work elsewhere, up to today and since the organisation records attendance; the latest first, at most 2000. Asked day by day, so that a large organisation stops at the first. */
export const noAttendance = async (tx: Transaction, grant: Grant, filters: UnsettledFilters): Promise<UnsettledDay[]> => {
  const found: UnsettledDay[] = [];
  const since = await firstDay(tx);
  if (since === null) return [];
  for (const date of daysOf(since > filters.from ? since : filters.from, filters.until).reverse()) {
    if (found.length >= MOST) break;
    found.push(...(await absentOn(tx, grant, filters, date, MOST - found.length)));
  }
  return found;
};

/** Days before today whose last check-in has no check-out after it, and waits for none any more; the latest first, at most 2000. */
export const missedCheckOuts = (tx: Transaction, grant: Grant, filters: UnsettledFilters): Promise<UnsettledDay[]> => {
  const to = bindings(tx.orgCode);
  return tx.query<UnsettledDay>(
    `select ${columns('f.day', `to_char(f.at at time zone coalesce(l.time_zone, w.time_zone, 'UTC'), 'HH24:MI')`)}
     from (select p.employee_id, p.work_date as day, min(p.at) filter (where p.type = 'IN') as at from punch p
           where p.org_code = $1 and p.work_date between ${to.bind(filters.from)}::date and ${to.bind(filters.until)}::date
           group by 1, 2 having max(p.at) filter (where p.type = 'IN') > coalesce(max(p.at) filter (where p.type = 'OUT'), '-infinity')
             and max(p.at) filter (where p.type = 'IN') <= now() - interval '${MOST_SHIFT_HOURS} hours') f
     join employee e on e.org_code = $1 and e.id = f.employee_id and ${within(grant, filters, to)} ${withSchedule} ${asked('f.day')}
     where f.day < ${today} and ${unsettled(filters, to)}
     order by f.day desc, e.name, e.id limit ${MOST}`,
    to.values,
  );
};
