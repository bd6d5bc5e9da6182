import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { offerFor } from '../holidays/offer.ts';

/** The holidays of personal choice that the caller chose, may choose or may not, and why. */
export const ownHolidayChoices = (_args: object, { db }: Context, { session }: Grant) => withOrg(db, session.orgCode, (tx) => offerFor(tx, session.employeeId, true));
