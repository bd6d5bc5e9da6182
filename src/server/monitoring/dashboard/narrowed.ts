/** Whose days at computers figures are about: those of people within the caller's reach, in a range and narrowed by schedule, group and department. */
import { addDays, isRangeTooLong, lengthOfRange } from '../../../domain/dates.ts';
import type { Grant } from '../../access/authorise.ts';
import { say } from '../../messages.ts';
import { employeesOf } from '../../people/day-sql.ts';
import { isInGroupSql } from '../../people/group-members.ts';
import { refuse } from '../../refuse.ts';
import { bindings } from '../../resource/sql.ts';
import { refuseBackwards } from '../refuse-backwards.ts';

export type Narrowing = { readonly fromDate: string; readonly toDate: string; readonly workScheduleId?: number | null; readonly customGroupId?: number | null; readonly departmentId?: number | null; readonly employeeId?: number | null };
export type Asked = { readonly grant: Grant; readonly orgCode: string; readonly args: Narrowing };

/** Refuses a range that ends before it begins, and one of 31 days or more (V-049). */
export const refuseRange = ({ session }: Grant, { fromDate, toDate }: Pick<Narrowing, 'fromDate' | 'toDate'>, field: 'toDate' | 'endDate' = 'toDate'): void => {
  refuseBackwards(session, fromDate, toDate, field);
  if (isRangeTooLong(fromDate, toDate)) throw refuse('DATE_RANGE', { validationError: [{ field, message: say(session.language, 'error.DATE_RANGE') }] });
};

/** A statement in the making. */
export const narrowed = ({ grant, orgCode, args }: Asked) => {
  const to = bindings(orgCode);
  const day = (value: string): string => `${to.bind(value)}::date`;
  /** Over employees `e`. */
  const people = (): string =>
    [
      `e.org_code = $1 and ${employeesOf(grant, to)}`,
      ...(args.workScheduleId == null ? [] : [`e.work_schedule_id = ${to.bind(args.workScheduleId)}::bigint`]),
      ...(args.departmentId == null ? [] : [`e.department_id = ${to.bind(args.departmentId)}::bigint`]),
      ...(args.employeeId == null ? [] : [`e.id = ${to.bind(args.employeeId)}::bigint`]),
      ...(args.customGroupId == null ? [] : [isInGroupSql(`${to.bind(args.customGroupId)}::bigint`)]),
    ].join(' and ');
  return {
    to,
    values: to.values,
    day,
    people,
    /** Days `a` of employees `e`, for `from`. */
    days: (from = args.fromDate, until = args.toDate): string => `activity_day a join employee e on e.org_code = a.org_code and e.id = a.employee_id where a.org_code = $1 and a.day between ${day(from)} and ${day(until)} and ${people()}`,
    /** As many days before. */
    daysBefore(): string {
      return this.days(addDays(args.fromDate, -lengthOfRange(args.fromDate, args.toDate)), addDays(args.fromDate, -1));
    },
  };
};
