/** The team of a manager whom the caller chooses. It narrows what the caller sees and says nothing about anybody beyond. */
import { resourceOf } from '../resource/registry.ts';
import type { Session } from '../session.ts';
import type { Reach } from './reach.ts';
import { rowScope, teamIds } from './row-scope.ts';

/** Whose team the caller may choose, as a predicate over employees `alias`: of those within reach and, as their own team is, the caller. */
export const mayChooseTeamOf = (reach: Reach, session: Session, alias: string, bind: (value: unknown) => string): string =>
  rowScope(resourceOf('Employee'), reach.scope === 'TEAM' ? { ...reach, withSelf: true } : reach, session, alias, bind);

/** Whether the employee in `column` reports to the manager, directly or through others; nobody does to one whom the caller may not choose. $1 is the organisation. */
export const teamOfSql = (column: string, manager: unknown, reach: Reach, session: Session, bind: (value: unknown) => string): string => {
  if (!/^\d{1,18}$/.test(String(manager))) return 'false';
  const id = bind(String(manager));
  const chosen = reach.scope === 'ALL' ? '' : `exists (select from employee m where m.org_code = $1 and m.id = ${id}::bigint and ${mayChooseTeamOf(reach, session, 'm', bind)}) and `;
  return `(${chosen}${column} = any(array(${teamIds(id)})) and ${column} <> ${id}::bigint)`;
};
