import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { sharesOfMonth } from '../statutory/shares-of-month.ts';

/** What the law takes of the own pay. */
export const ownStatutoryShares = ({ day }: { readonly day?: string | null }, { db }: Context, { session }: Grant) => withOrg(db, session.orgCode, (tx) => sharesOfMonth(tx, session.employeeId, day ?? null));
