/** A row scope as a predicate: the same one guards list, count, filter, search, export, history and writes. */
import type { Resource, Scope } from '../../domain/resource.ts';
import type { Session } from '../session.ts';

/** Everyone below a person, directly or through others. A circle of managers ends the walk: `union` keeps each id once. */
const reports = (manager: string): string =>
  `(with recursive team(id) as (select e.id from employee e where e.org_code = $1 and e.manager_id = ${manager}::bigint union select e.id from employee e join team on e.manager_id = team.id where e.org_code = $1) select id from team)`;

/**
 * Rows of the resource that fall in the scope, over `alias`; $1 is the organisation. SELF: the person's own rows. TEAM: the rows of those who
 * report to the person, and the person's own. A person without an employee record, or records that belong to nobody, fall in no scope but ALL.
 */
export const rowScope = (resource: Resource, scope: Scope, session: Session, alias: string, bind: (value: unknown) => string): string => {
  if (scope === 'ALL') return 'true';
  if (!resource.person || session.employeeId === null) return 'false';
  const column = resource.person === 'id' ? 'id' : resource.fields.find((field) => field.key === resource.person)!.column;
  const own = `${alias}.${column} = ${bind(session.employeeId)}::bigint`;
  return scope === 'SELF' ? own : `(${own} or ${alias}.${column} in ${reports(bind(session.employeeId))})`;
};
