import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { countAhead } from './interviews/call-off.ts';

type Arguments = { readonly candidateId: readonly number[]; readonly ofPost?: boolean | null };

/** How many interviews are still to come with these candidates, as far as they are the caller's to arrange. */
export const interviewsAhead = ({ candidateId, ofPost }: Arguments, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => ({ errorCode: '', message: '', ...(await countAhead(tx, { candidates: candidateId.map(String), jobPostId: ofPost ? true : null, session })) }));
