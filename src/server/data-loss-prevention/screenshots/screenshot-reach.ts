import { reachOf } from '../../access/authorise.ts';
import { employeesWithin } from '../../people/day-sql.ts';
import type { Bindings } from '../../resource/sql.ts';
import type { Session } from '../../session.ts';

const reach = (session: Session) => reachOf(session, 'DLP_ADDITIONAL_SCREENSHOTS', 'VIEW');

/** Whether the person may look at screens of anybody else. */
export const seesOtherScreens = (session: Session): boolean => {
  const scope = reach(session)?.scope;
  return scope === 'ALL' || (scope === 'TEAM' && session.employeeId !== null);
};

/** Over employees `e`: the person, and whom the right on additional screenshots reaches. */
export const screensOf = (session: Session, to: Bindings): string => {
  const found = reach(session);
  const own = session.employeeId === null ? 'false' : `e.id = ${to.bind(session.employeeId)}::bigint`;
  return found === null ? own : `(${own} or ${employeesWithin(found, session, to)})`;
};
