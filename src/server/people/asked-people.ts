/** Whose days are asked for: also of those who have left since. */
import type { Grant } from '../access/authorise.ts';
import { teamOfSql } from '../access/team-of.ts';
import { employeesOf } from './day-sql.ts';
import { isInGroupSql } from './group-members.ts';
import { refuse } from '../refuse.ts';
import { pattern, type Bindings } from '../resource/sql.ts';

export type PeopleFilter = { readonly search?: string | null; readonly departmentId?: string | null; readonly locationId?: string | null; readonly customGroupId?: string | null; /** A manager. */ readonly teamOf?: string | null };

export const readId = (id: string): string => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  return id;
};

/** Those within reach and the filter, whether they are employed or not, as a predicate over `e`. */
export const peopleWithinSql = (grant: Grant, filter: PeopleFilter | null | undefined, to: Bindings): string => {
  const { search, departmentId, locationId, customGroupId, teamOf } = filter ?? {};
  const words = search?.trim().slice(0, 100) ?? '';
  return [
    `e.org_code = $1 and ${employeesOf(grant, to)}`,
    ...(words === '' ? [] : [`fold(e.name || ' ' || e.employee_number) like ${pattern(`${to.bind(words)}::text`)}`]),
    ...(departmentId == null ? [] : [`e.department_id = ${to.bind(readId(departmentId))}::bigint`]),
    ...(locationId == null ? [] : [`e.location_id = ${to.bind(readId(locationId))}::bigint`]),
    ...(customGroupId == null ? [] : [isInGroupSql(`${to.bind(readId(customGroupId))}::bigint`)]),
    ...(teamOf == null ? [] : [teamOfSql('e.id', teamOf, grant, grant.session, to.bind)]),
  ].join(' and ');
};

/** Those within reach and the filter whom a period from `from` concerns, as a predicate over `e`. */
export const askedPeopleSql = (grant: Grant, filter: PeopleFilter | null | undefined, to: Bindings, from: string, employeeIds?: readonly string[] | null): string =>
  [
    peopleWithinSql(grant, filter, to),
    `(e.status = 'ACTIVE' or exists (select from exit v where v.org_code = $1 and v.employee_id = e.id and v.status = 'APPROVED' and v.last_working_day >= ${to.bind(from)}::date))`,
    ...(employeeIds == null ? [] : [`e.id = any(${to.bind(employeeIds.map(readId))}::bigint[])`]),
  ].join(' and ');
