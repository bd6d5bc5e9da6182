/** Whose days are asked for: also of those who have left since. */
import type { Grant } from '../../access/authorise.ts';
import { employeesOf } from '../../people/day-sql.ts';
import { isInGroupSql } from '../../people/group-members.ts';
import { refuse } from '../../refuse.ts';
import { pattern, type Bindings } from '../../resource/sql.ts';
import type { RosterFilter } from '../roster/roster-people.ts';

export type PeopleFilter = RosterFilter;

export const readId = (id: string): string => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  return id;
};

/** Those within reach and the filter whom a period from `from` concerns, as a predicate over `e`. */
export const askedPeopleSql = (grant: Grant, filter: PeopleFilter | null | undefined, to: Bindings, from: string, employeeIds?: readonly string[] | null): string => {
  const { search, departmentId, locationId, customGroupId } = filter ?? {};
  const words = search?.trim().slice(0, 100) ?? '';
  return [
    `e.org_code = $1 and ${employeesOf(grant, to)}`,
    `(e.status = 'ACTIVE' or exists (select from exit v where v.org_code = $1 and v.employee_id = e.id and v.status = 'APPROVED' and v.last_working_day >= ${to.bind(from)}::date))`,
    ...(words === '' ? [] : [`fold(e.name || ' ' || e.employee_number) like ${pattern(`${to.bind(words)}::text`)}`]),
    ...(departmentId == null ? [] : [`e.department_id = ${to.bind(readId(departmentId))}::bigint`]),
    ...(locationId == null ? [] : [`e.location_id = ${to.bind(readId(locationId))}::bigint`]),
    ...(customGroupId == null ? [] : [isInGroupSql(`${to.bind(readId(customGroupId))}::bigint`)]),
    ...(employeeIds == null ? [] : [`e.id = any(${to.bind(employeeIds.map(readId))}::bigint[])`]),
  ].join(' and ');
};
