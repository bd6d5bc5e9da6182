import { reachBy } from '../../access/screen-reach.ts';
import type { Reach } from '../../access/reach.ts';
import { rowScope } from '../../access/row-scope.ts';
import { resourceOf } from '../../resource/registry.ts';
import type { Bindings } from '../../resource/sql.ts';
import type { Session } from '../../session.ts';

/** Whose salaries a person reads: by the rights on these alone, for templates and lists of employees open none. Null for nobody's. */
export const salaryReach = (session: Session): Reach | null =>
  reachBy(session, [
    { form: 'SALARY_DETAILS', right: 'VIEW', scope: 'ALL' },
    { form: 'SALARY_REVISION', right: 'VIEW', scope: 'ALL' },
  ]);

/** Those employees, as a predicate over the alias of `employee`. */
export const paidWithin = (session: Session, alias: string, to: Bindings): string => {
  const reach = salaryReach(session);
  return reach === null ? 'false' : rowScope(resourceOf('Employee'), reach, session, alias, to.bind);
};
