/** Days of people that attendance does not settle: nothing recorded, or no check-out. */
import type { Grant } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { employeesOf, isEmployedSql, isOnLeaveSql, isWorkingDaySql, withSchedule } from '../people/day-sql.ts';
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

/** Working days without a check-in and without leave, up to today; the latest first, at most 2000. */
export const noAttendance = (tx: Transaction, grant: Grant, filters: UnsettledFilters): Promise<UnsettledDay[]> => {
  const to = bindings(tx.orgCode);
  return tx.query<UnsettledDay>(
    `select ${columns('d.day', 'null::text')}
     from (select s::date as day from generate_series(${to.bind(filters.from)}::date, ${to.bind(filters.until)}::date, interval '1 day') s) d
     join employee e on e.org_code = $1 and ${within(grant, filters, to)} ${withSchedule} ${asked('d.day')}
     where d.day <= ${today} and ${isEmployedSql('d.day')} and ${isWorkingDaySql('d.day')} and not ${isOnLeaveSql('d.day')}
       and not exists (select from punch p where p.org_code = $1 and p.employee_id = e.id and p.work_date = d.day and p.type = 'IN') and ${unsettled(filters, to)}
     order by d.day desc, e.name, e.id limit ${MOST}`,
    to.values,
  );
};

/** Days before today whose last check-in has no check-out after it; the latest first, at most 2000. */
export const missedCheckOuts = (tx: Transaction, grant: Grant, filters: UnsettledFilters): Promise<UnsettledDay[]> => {
  const to = bindings(tx.orgCode);
  return tx.query<UnsettledDay>(
    `select ${columns('f.day', `to_char(f.at at time zone coalesce(l.time_zone, w.time_zone, 'UTC'), 'HH24:MI')`)}
     from (select p.employee_id, p.work_date as day, min(p.at) filter (where p.type = 'IN') as at from punch p
           where p.org_code = $1 and p.work_date between ${to.bind(filters.from)}::date and ${to.bind(filters.until)}::date
           group by 1, 2 having max(p.at) filter (where p.type = 'IN') > coalesce(max(p.at) filter (where p.type = 'OUT'), '-infinity')) f
     join employee e on e.org_code = $1 and e.id = f.employee_id and ${within(grant, filters, to)} ${withSchedule} ${asked('f.day')}
     where f.day < ${today} and ${unsettled(filters, to)}
     order by f.day desc, e.name, e.id limit ${MOST}`,
    to.values,
  );
};
