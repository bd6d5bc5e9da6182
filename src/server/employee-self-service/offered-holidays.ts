import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { offerFor } from '../holidays/offer.ts';
import { reachedEmployee } from '../people/reached-employee.ts';

/** The holidays of personal choice of one employee, for whoever enters choices; by the notice only where it is the caller. */
export const offeredHolidays = ({ employeeId }: { readonly employeeId: string }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => offerFor(tx, await reachedEmployee(tx, grant, employeeId), employeeId === grant.session.employeeId));
