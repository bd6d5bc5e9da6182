/** Whose shifts a planner asks for. */
import type { Grant } from '../../access/authorise.ts';
import { teamOfSql } from '../../access/team-of.ts';
import { employeesOf } from '../../people/day-sql.ts';
import { isInGroupSql } from '../../people/group-members.ts';
import { pattern, type Bindings } from '../../resource/sql.ts';
import { refuse } from '../../refuse.ts';

export type RosterFilter = { readonly search?: string | null; readonly departmentId?: string | null; readonly locationId?: string | null; readonly customGroupId?: string | null; readonly teamOf?: string | null };

const readId = (id: string): string => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  return id;
};

/** The active employees within the planner's reach and the filter, as a predicate over `e`. */
export const rosterPeopleSql = (grant: Grant, filter: RosterFilter | null | undefined, to: Bindings): string => {
  const { search, departmentId, locationId, customGroupId, teamOf } = filter ?? {};
  const words = search?.trim().slice(0, 100) ?? '';
  return [
    `e.org_code = $1 and e.status = 'ACTIVE' and ${employeesOf(grant, to)}`,
    ...(words === '' ? [] : [`fold(e.name || ' ' || e.employee_number) like ${pattern(`${to.bind(words)}::text`)}`]),
    ...(departmentId == null ? [] : [`e.department_id = ${to.bind(readId(departmentId))}::bigint`]),
    ...(locationId == null ? [] : [`e.location_id = ${to.bind(readId(locationId))}::bigint`]),
    ...(customGroupId == null ? [] : [isInGroupSql(`${to.bind(readId(customGroupId))}::bigint`)]),
    ...(teamOf == null ? [] : [teamOfSql('e.id', teamOf, grant, grant.session, to.bind)]),
  ].join(' and ');
};

/** Days of one answer or act. */
const MOST_DAYS = 31;

export const checkPeriod = (days: number): void => {
  if (days < 1 || days > MOST_DAYS) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST_DAYS } });
};
