import { headedDepartments } from '../access/headed-departments.ts';
import type { Reach } from '../access/reach.ts';
import type { Bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';

/** Departments that the person plans for, as a predicate over a column: all, or those headed by them or by who reports to them, with what is below. */
export const inOwnPart = ({ scope }: Pick<Reach, 'scope'>, { employeeId }: Session, column: string, to: Bindings): string => {
  if (scope === 'ALL') return 'true';
  return employeeId === null ? 'false' : `${column} in (${headedDepartments(`${to.bind(employeeId)}::bigint`)})`;
};
