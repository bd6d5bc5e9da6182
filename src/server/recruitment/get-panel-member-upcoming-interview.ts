import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { ownRounds } from './interviews/read-interviews.ts';

/** Document 1 §7: the caller's own rounds that are still to come. */
export const getPanelMemberUpcomingInterview = async (page: { readonly offset: number; readonly limit: number }, { db }: Context, { session }: Grant) => ({
  errorCode: '', message: '', validationError: null, ...(await withOrg(db, session.orgCode, (tx) => ownRounds(tx, session, 'UPCOMING', page))),
});
