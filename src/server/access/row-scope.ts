/** A reach as a predicate: the same one guards list, count, filter, search, export, history and writes. */
import type { Resource } from '../../domain/resource.ts';
import type { Session } from '../session.ts';
import type { Reach } from './reach.ts';

/** Everyone below a person, directly or through others. A circle of managers ends the walk: `union` keeps each id once. */
const reports = (manager: string): string =>
  `(with recursive team(id) as (select e.id from employee e where e.org_code = $1 and e.manager_id = ${manager}::bigint union select e.id from employee e join team on e.manager_id = team.id where e.org_code = $1) select id from team)`;

/**
 * Rows of the resource within reach, over `alias`; $1 is the organisation. SELF: the person's own. TEAM: those of the people who report to the
 * person, and the own ones only with `withSelf`. Records that belong to nobody, and a person without an employee record, are within ALL only.
 */
export const rowScope = (resource: Resource, { scope, withSelf }: Reach, session: Session, alias: string, bind: (value: unknown) => string): string => {
  if (scope === 'ALL') return 'true';
  if (!resource.person || session.employeeId === null) return 'false';
  const column = resource.person === 'id' ? 'id' : resource.fields.find((field) => field.key === resource.person)!.column;
  const own = `${alias}.${column} = ${bind(session.employeeId)}::bigint`;
  if (scope === 'SELF') return own;
  const team = `${alias}.${column} in ${reports(bind(session.employeeId))}`;
  return withSelf ? `(${own} or ${team})` : `(${team} and not ${own})`;
};
