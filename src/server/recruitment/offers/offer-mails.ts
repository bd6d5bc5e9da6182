/** Mails about an offer: the one that brings it, and those that take it back or let it hold again. */
import { longDay } from '../../../domain/longDay.ts';
import type { Transaction } from '../../db/org.ts';
import { isMailAddress } from '../../mail/address.ts';
import { mailText } from '../../mail/mail-text.ts';
import { postLetter } from '../../mail/send-mail.ts';
import { writeMail, type MailText } from '../../mail/write-mail.ts';
import type { Session } from '../../session.ts';
import type { Content } from './content.ts';

/** An offer as its record keeps it. */
export type KeptOffer = { readonly id: string; readonly candidateId: unknown; readonly content: Content; readonly expiresOn: unknown };

const aboutOf = (offerId: string): string => `offer ${offerId}`;

/** `expiresOn` is null while it is not known: then its name stands. */
export const offerMail = async (tx: Transaction, { language, organisation, name, jobPost }: Content, expiresOn: string | null, link: string): Promise<MailText> =>
  writeMail<'offerSent'>(await mailText(tx, 'offerSent', language), { organisation, name, jobPost, day: expiresOn === null ? '{{expiresOn}}' : longDay(language, expiresOn), link });

export const withdrawalMail = async (tx: Transaction, { language, organisation, name, jobPost }: Content): Promise<MailText> =>
  writeMail<'offerWithdrawn'>(await mailText(tx, 'offerWithdrawn', language), { organisation, name, jobPost });

/** What was written about the offer and still waits: the candidate has not heard of it. */
export const waitingMails = async (tx: Transaction, offerId: string, template: 'offerSent' | 'offerWithdrawn' | 'offerHolds'): Promise<boolean> =>
  (await tx.query(`select from outbox_message where org_code = $1 and about = $2 and template = $3 and status = 'QUEUED' and tries = 0`, [tx.orgCode, aboutOf(offerId), template])).length > 0;

/** Takes back what still waits. Answers whether there was any. */
export const takeBackOfferMail = async (tx: Transaction, offerId: string, template: 'offerSent' | 'offerWithdrawn' | 'offerHolds'): Promise<boolean> =>
  (await tx.query(`delete from outbox_message where org_code = $1 and about = $2 and template = $3 and status = 'QUEUED' and tries = 0 returning id`, [tx.orgCode, aboutOf(offerId), template])).length > 0;

/** The last of the mails that say whether the offer holds; undefined where none has left. */
export const lastTold = async (tx: Transaction, offerId: string): Promise<string | undefined> =>
  (await tx.query<{ template: string }>(`select template from outbox_message where org_code = $1 and about = $2 and template in ('offerSent', 'offerWithdrawn', 'offerHolds') order by created_at desc limit 1`, [tx.orgCode, aboutOf(offerId)]))[0]?.template;

/** Writes to the address that the letter went to; whoever does it reads the answers. */
export const postAboutOffer = async (tx: Transaction, session: Session, { id, candidateId, content }: KeptOffer, template: 'offerWithdrawn' | 'offerHolds', words: MailText): Promise<void> => {
  await postLetter(tx, { recipient: content.email, ...words, replyTo: isMailAddress(session.email) ? session.email : null }, { template, language: content.language, candidateId: String(candidateId), about: aboutOf(id), writtenBy: session.name, senderId: session.userId });
};

/** The offer was withdrawn, and is not any more. */
export const postHolds = async (tx: Transaction, session: Session, offer: KeptOffer): Promise<void> => {
  const { language, organisation, name, jobPost } = offer.content;
  const words = writeMail<'offerHolds'>(await mailText(tx, 'offerHolds', language), { organisation, name, jobPost, day: longDay(language, String(offer.expiresOn).slice(0, 10)) });
  await postAboutOffer(tx, session, offer, 'offerHolds', words);
};
