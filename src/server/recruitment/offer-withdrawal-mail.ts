import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Content } from './offers/content.ts';
import { waitingMails, withdrawalMail } from './offers/offer-mails.ts';
import { reachesCandidate } from './salary/reaches-candidate.ts';

/** The words in which a candidate reads that their offer is withdrawn. */
export const offerWithdrawalMail = ({ offerId }: { readonly offerId: number }, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const [offer] = await tx.query<{ candidateId: string; content: Content }>('select candidate_id::text as "candidateId", content from offer where org_code = $1 and id = $2::bigint', [tx.orgCode, offerId]);
    if (!offer || !(await reachesCandidate(tx, session, offer.candidateId))) throw refuse('NOT_FOUND');
    const recipient = (await waitingMails(tx, String(offerId), 'offerSent')) ? null : offer.content.email;
    return { errorCode: '', message: '', recipient, ...(await withdrawalMail(tx, offer.content)) };
  });
