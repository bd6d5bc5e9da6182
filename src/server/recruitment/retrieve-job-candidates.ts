import type { Grant } from '../access/authorise.ts';
import { screenReach } from '../access/screen-reach.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { ofCandidate } from './candidates/of-candidate.ts';
import { specifiedDetail } from './candidates/specified-detail.ts';

type Arguments = { readonly candidateId: number; readonly action?: string | null };

/** Document 1 §7: a candidate, whole. */
export const retrieveJobCandidates = async ({ candidateId, action }: Arguments, context: Context, grant: Grant) => {
  const wanted = (action ?? 'view').trim().toLowerCase();
  if (wanted !== 'view' && wanted !== 'edit') throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'action', message: 'view, edit' }] });
  const read = await ofCandidate(context, grant, candidateId);
  if (wanted === 'edit' && screenReach(grant.session, resourceOf('Candidate'), 'UPDATE') === null) throw refuse('_DB0102');
  const today = await withOrg(context.db, grant.session.orgCode, (tx) => todayOf(tx));
  return { errorCode: '', message: '', validationError: null, candidateDetails: specifiedDetail(read, today, grant.session.language) };
};
