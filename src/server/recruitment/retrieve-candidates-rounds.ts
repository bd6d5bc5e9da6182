import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readRounds } from './interviews/read-rounds.ts';

/** Document 1 §7: the rounds of an interview. */
export const retrieveCandidatesRounds = async ({ candidateId, interviewId }: { readonly candidateId: number; readonly interviewId: number }, { db }: Context, grant: Grant) => ({
  errorCode: '', message: '', validationError: null, rounds: await withOrg(db, grant.session.orgCode, (tx) => readRounds(tx, grant.session, grant, { candidateId, interviewIds: [interviewId] })),
});
