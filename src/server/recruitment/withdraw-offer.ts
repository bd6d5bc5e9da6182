import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { closeOffer } from './offers/close-offer.ts';
import { reachesCandidate } from './salary/reaches-candidate.ts';

type Arguments = { readonly offerId: number; readonly comment?: string | null };

/** Takes an offer back that waits for its answer. Its salary is a draft again. */
export const withdrawOffer = (args: Arguments, context: Context, grant: Grant) =>
  inChangeSet('withdrawOffer', args, context, grant, null, async (tx) => {
    const [offer] = await tx.query<{ candidateId: string }>('select candidate_id::text as "candidateId" from offer where org_code = $1 and id = $2::bigint', [tx.orgCode, args.offerId]);
    if (!offer || !(await reachesCandidate(tx, grant.session, offer.candidateId))) throw refuse('NOT_FOUND');
    const changes = await closeOffer(tx, String(args.offerId), { answer: 'WITHDRAWN', values: { comment: args.comment?.trim().slice(0, 1000) || null } }, grant.session.name);
    if (changes === null) throw refuse('OFFER_CLOSED');
    return { changes, answer: { offerId: args.offerId } };
  });
