import { finding } from '../../domain/problem.ts';
import { refuse } from '../refuse.ts';
import { MAIL_KEPT_DAYS } from '../mail/kept-days.ts';
import type { Hooks } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { lastTold, postAboutOffer, postHolds, takeBackOfferMail, withdrawalMail, type KeptOffer } from './offers/offer-mails.ts';

const ofCandidate = (answer: unknown): boolean => answer === 'ACCEPTED' || answer === 'DECLINED';

/** Whether the outbox still has what was written of an offer, with a month to spare. */
const isFresh = (sentOn: unknown): boolean => Date.parse(String(sentOn)) > Date.now() - (MAIL_KEPT_DAYS - 30) * 86_400_000;

/** Offers are written by sending, withdrawing and answering; here is what undoing may not do: what a candidate answered stands, a candidate has one offer that waits, and only as long as they are considered. Whoever has read of what is undone is told. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, now) => {
    if (now !== null && ofCandidate(now['answer']) && values['answer'] !== now['answer']) throw refuse('OFFER_CLOSED');
    if (values['answer'] !== 'PENDING') return;
    const others = await tx.query(`select from offer where org_code = $1 and candidate_id = $2::bigint and answer = 'PENDING' and id is distinct from $3::bigint`, [tx.orgCode, values['candidateId'], values['id'] ?? null]);
    if (others.length > 0) throw refuse('OFFER_WAITS');
    const considered = await tx.query(`select from candidate where org_code = $1 and id = $2::bigint and standing = 'ACTIVE' for share`, [tx.orgCode, values['candidateId']]);
    if (considered.length === 0) refuseFields(caller, [{ field: 'candidateId', ...finding('offers.needsActive') }]);
    // Its link was in the mail alone.
    if (isFresh(values['sentOn']) && (await lastTold(tx, String(values['id']))) === undefined) refuseFields(caller, [{ field: 'answer', ...finding('offers.neverSent') }]);
  },
  afterSave: async (tx, { session }, after, before) => {
    const [was, is] = [before?.['answer'], after['answer']];
    const offer = after as Image & KeptOffer;
    if (was !== 'PENDING' && is === 'PENDING' && !(await takeBackOfferMail(tx, after.id, 'offerWithdrawn')) && (await lastTold(tx, after.id)) === 'offerWithdrawn') await postHolds(tx, session, offer);
    if (was === 'PENDING' && is === 'WITHDRAWN' && !(await takeBackOfferMail(tx, after.id, 'offerHolds')) && (await lastTold(tx, after.id)) === 'offerHolds') await postAboutOffer(tx, session, offer, 'offerWithdrawn', await withdrawalMail(tx, offer.content));
  },
  beforeDelete: async (tx, { session }, offers) => {
    for (const offer of offers) {
      const isUnheard = await takeBackOfferMail(tx, offer.id, 'offerSent');
      if (!isUnheard && offer['answer'] === 'PENDING') await postAboutOffer(tx, session, offer as Image & KeptOffer, 'offerWithdrawn', await withdrawalMail(tx, (offer as Image & KeptOffer).content));
    }
  },
};
