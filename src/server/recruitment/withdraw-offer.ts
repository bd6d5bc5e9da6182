import { finding, type Problem } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { headerText } from '../mail/address.ts';
import type { MailText } from '../mail/write-mail.ts';
import { say } from '../messages.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { closeOffer } from './offers/close-offer.ts';
import { postAboutOffer, takeBackOfferMail, withdrawalMail, type KeptOffer } from './offers/offer-mails.ts';
import { reachesCandidate } from './salary/reaches-candidate.ts';

type Arguments = { readonly offerId: number; readonly comment?: string | null; readonly tellCandidate?: boolean | null; readonly mailSubject?: string | null; readonly mailBody?: string | null };

const MOST = { mailSubject: 200, mailBody: 10_000 } as const;

const wordsProblems = (field: 'mailSubject' | 'mailBody', text: string | null | undefined): Problem[] => {
  if (text == null) return [];
  if (text.trim() === '') return [{ field, ...finding('rule.requiredPlain') }];
  return text.length > MOST[field] ? [{ field, ...finding('rule.maxLength', { smart_count: MOST[field], length: text.length }) }] : [];
};

/** Takes an offer back that waits for its answer, and tells the candidate so, unless they have not heard of it or shall not be told. Its salary is a draft again. */
export const withdrawOffer = (args: Arguments, context: Context, grant: Grant) =>
  inChangeSet('withdrawOffer', args, context, grant, null, async (tx) => {
    const { session } = grant;
    const { offerId, tellCandidate, mailSubject, mailBody } = args;
    const [offer] = await tx.query<KeptOffer & { readonly candidateId: string }>('select id::text as id, candidate_id::text as "candidateId", content, expires_on::text as "expiresOn" from offer where org_code = $1 and id = $2::bigint', [tx.orgCode, offerId]);
    if (!offer || !(await reachesCandidate(tx, session, offer.candidateId))) throw refuse('NOT_FOUND');
    refuseProblems({ session }, [...wordsProblems('mailSubject', mailSubject), ...wordsProblems('mailBody', mailBody)]);
    const changes = await closeOffer(tx, offer.id, { answer: 'WITHDRAWN', values: { comment: args.comment?.trim().slice(0, 1000) || null } }, session.name);
    if (changes === null) throw refuse('OFFER_CLOSED');
    const isUnheard = await takeBackOfferMail(tx, offer.id, 'offerSent');
    const isTold = !isUnheard && tellCandidate !== false;
    if (isTold) {
      const words = await withdrawalMail(tx, offer.content);
      const own: MailText = { subject: headerText(mailSubject ?? words.subject), body: mailBody ?? words.body };
      await postAboutOffer(tx, session, offer, 'offerWithdrawn', own);
    }
    const message = isUnheard ? say(session.language, 'offers.takenBack') : isTold ? say(session.language, 'offers.withdrawnTold', { name: offer.content.name }) : '';
    return { changes, answer: { offerId, message } };
  });
