import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { ownRounds } from './interviews/read-interviews.ts';

/** Document 1 §7: rounds that wait for the caller's scorecard. */
export const getPanelMemberPendingFeedback = async (page: { readonly offset: number; readonly limit: number }, { db }: Context, { session }: Grant) => ({
  errorCode: '', message: '', validationError: null, ...(await withOrg(db, session.orgCode, (tx) => ownRounds(tx, session, 'FEEDBACK', page))),
});
