import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { interviewsOf } from './interviews/read-interviews.ts';

/** Document 1 §7: the interviews of a candidate with their rounds. */
export const retrieveCandidatesInterviewRounds = async ({ candidateId }: { readonly candidateId: number }, { db }: Context, grant: Grant) => {
  const interviews = await withOrg(db, grant.session.orgCode, (tx) => interviewsOf(tx, grant.session, grant, candidateId, true));
  return { errorCode: '', message: '', validationError: null, totalRecords: interviews.length, interviews };
};
