import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { reachedEmployee } from '../people/reached-employee.ts';
import { sharesOfMonth } from '../statutory/shares-of-month.ts';

type Arguments = { readonly employeeId: number; readonly day?: string | null };

/** What the law takes of the pay of an employee whose salary the caller may see. */
export const statutoryShares = ({ employeeId, day }: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => sharesOfMonth(tx, await reachedEmployee(tx, grant, String(employeeId)), day ?? null));
