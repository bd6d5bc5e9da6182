/** A reach as a predicate: the same one guards list, count, filter, search, export, history and writes. */
import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import type { Session } from '../session.ts';
import type { Reach } from './reach.ts';
import { memberRuleOf } from './member-rules.ts';
import { rowRuleOf } from './row-rules.ts';

/** Everyone below a person, directly or through others. A circle of managers ends the walk: `union` keeps each id once. */
export const teamIds = (manager: string): string =>
  `with recursive team(id) as (select e.id from employee e where e.org_code = $1 and e.manager_id = ${manager}::bigint union select e.id from employee e join team on e.manager_id = team.id where e.org_code = $1) select id from team`;

/** Everybody who reports to the employee, directly or through others; the employee is none of them. */
export const reportsTo = (column: string, manager: string): string => `(${column} in (${teamIds(manager)}) and ${column} <> ${manager}::bigint)`;

/** Members that one statement names; beyond, the database walks for itself. */
const NAMED = 2000;

/**
 * The reach with its members, for statements over many records: nobody can tell beforehand whether a team is five people or everybody, and the
 * database takes it for 200. Named, a small team is found by index; MANY are compared with the whole table at once.
 */
export const withMembers = async <Asked extends Reach>(tx: Transaction, reach: Asked, { employeeId }: Session): Promise<Asked> => {
  if (reach.scope !== 'TEAM' || employeeId === null) return reach;
  const found = await tx.query<{ id: string }>(`${teamIds('$2')} limit ${NAMED + 1}`, [tx.orgCode, employeeId]);
  return { ...reach, members: found.length > NAMED ? 'MANY' : found.map(({ id }) => id) };
};

const among = (column: string, manager: string, members: Reach['members'], bind: (value: unknown) => string): string => {
  if (members === undefined) return `${column} in (${teamIds(bind(manager))})`;
  // Of a union the database expects as many rows as there are, of a recursive walk alone 200. No record has the id 0.
  if (members === 'MANY') return `${column} in (${teamIds(bind(manager))} union select 0)`;
  return `${column} = any(${bind(members)}::bigint[])`;
};

/**
 * Rows of the resource within reach, over `alias`; $1 is the organisation. SELF: the person's own. TEAM: those of the people who report to the
 * person, and the own ones only with `withSelf`. Records that say who works on them are the person's own in either scope, and those of a panel to read only. Records with a rule of their own follow that one alone. Those that belong to nobody, and a person without an employee record, are within ALL only.
 */
export const rowScope = (resource: Resource, { scope, withSelf, changes, members: named }: Reach, session: Session, alias: string, bind: (value: unknown) => string): string => {
  const rule = rowRuleOf(resource.type);
  if (rule !== undefined) return rule(session, alias, bind);
  if (scope === 'ALL') return 'true';
  const members = memberRuleOf(resource.type);
  if (members !== undefined) return session.employeeId === null ? 'false' : members(session, alias, bind, changes === true, scope);
  if (!resource.person || session.employeeId === null) return 'false';
  const column = resource.person === 'id' ? 'id' : resource.fields.find((field) => field.key === resource.person)!.column;
  const own = `${alias}.${column} = ${bind(session.employeeId)}::bigint`;
  if (scope === 'SELF') return own;
  const team = among(`${alias}.${column}`, session.employeeId, named, bind);
  return withSelf ? `(${own} or ${team})` : `(${team} and not ${own})`;
};
