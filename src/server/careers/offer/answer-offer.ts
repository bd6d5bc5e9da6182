import { isLanguage } from '../../../domain/languages.ts';
import { withOrg } from '../../db/org.ts';
import { bindFiles } from '../../files/bind-files.ts';
import type { Context } from '../../http/route.ts';
import { logoOf, storedLogo } from '../../letters/logo.ts';
import { isMailAddress } from '../../mail/address.ts';
import type { Attachment } from '../../mail/letter.ts';
import { mailText } from '../../mail/mail-text.ts';
import { postLetter } from '../../mail/send-mail.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { say } from '../../messages.ts';
import { refuse } from '../../refuse.ts';
import { nextChangeSet, recordChanges } from '../../resource/journal.ts';
import { readSetting } from '../../resource/read-setting.ts';
import { resourceOf } from '../../resource/registry.ts';
import { ruleReason } from '../../resource/rule-reason.ts';
import { closeOffer } from '../../recruitment/offers/close-offer.ts';
import { letterPdf } from '../../recruitment/offers/letter.ts';
import { tellOffer } from '../../recruitment/offers/tell-offer.ts';
import { STRANGER, storeFile } from '../store-file.ts';
import { MADE_BY } from '../system-caller.ts';
import type { Visit } from '../visit.ts';
import type { SeenOffer } from './offer-of-visit.ts';

export type Answered = { readonly answer: 'ACCEPTED' | 'DECLINED'; readonly name: string; readonly comment: string };

/** Seals the letter with the answer, and tells whoever waits for it. Of several answers the first one counts; the others are refused with OFFER_CLOSED. */
export const answerOffer = async (context: Context, { orgCode, language }: Visit, offer: SeenOffer, { answer, name, comment }: Answered): Promise<void> => {
  const { db, address } = context;
  const at = new Date();
  const logo = await withOrg(db, orgCode, storedLogo);
  const { bytes, digest } = await letterPdf(offer.content, await logoOf(context, logo), new Date(offer.sentOn), { answer, name, at, from: address, comment: comment || null, digest: offer.letterDigest });
  // A file that no record holds in the end is taken by the clean-up.
  const signedLetter = await storeFile(context, orgCode, 'offer.signedLetter', { name: 'offer-signed.pdf', bytes });
  const changeSet = await nextChangeSet(db, orgCode);
  await withOrg(db, orgCode, async (tx) => {
    const changes = await closeOffer(tx, offer.offerId, { answer, values: { comment: comment || null, signedBy: name, signedFrom: address, signedLetter, signedDigest: digest } }, MADE_BY);
    if (changes === null) throw refuse('OFFER_CLOSED');
    await bindFiles(tx, resourceOf('Offer'), offer.offerId, { signedLetter }, { userId: STRANGER.userId, language });
    await recordChanges(tx, changeSet, { userId: null, by: MADE_BY, source: 'RULE', form: 'CANDIDATE_SALARY', reason: ruleReason('answeredByCandidate'), changes });
    await tellOffer(tx, offer.offerId, answer, comment);
    const { organisation, jobPost, email, name: candidate, language: own } = offer.content;
    const attachments: Attachment[] = [{ name: 'offer-signed.pdf', contentType: 'application/pdf', content: bytes.toString('base64') }];
    const { sendSignedDocument } = await readSetting<{ readonly sendSignedDocument: boolean }>(tx, 'RecruitmentGeneralSetting');
    if (sendSignedDocument) await postLetter(tx, { recipient: email, ...writeMail<'offerSigned'>(await mailText(tx, 'offerSigned', own), { organisation, name: candidate, jobPost }), attachments }, { template: 'offerSigned', language: own, candidateId: offer.candidateId, about: `offer ${offer.offerId}` });
    if (isMailAddress(offer.recruiterEmail ?? '')) {
      // Whoever recruits reads it in their own language, not in that of the letter.
      const theirs = isLanguage(offer.recruiterLanguage) ? offer.recruiterLanguage : own;
      const args = { organisation, candidate, jobPost, answer: say(theirs, `enum.OfferReply.${answer}`), link: `/v3/recruitment/job-candidates/${offer.candidateId}/salary` };
      const letter = comment && offer.recruiterReadsOffers ? writeMail<'offerAnsweredSaying'>(await mailText(tx, 'offerAnsweredSaying', theirs), { ...args, comment }) : writeMail<'offerAnswered'>(await mailText(tx, 'offerAnswered', theirs), args);
      await postLetter(tx, { recipient: offer.recruiterEmail!, ...letter }, { template: 'offerAnswered', language: theirs, candidateId: offer.candidateId });
    }
  });
};
