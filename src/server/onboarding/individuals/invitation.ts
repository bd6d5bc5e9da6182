/** The link by which somebody who joins reaches their own pages, and the mail that brings it. */
import { randomBytes } from 'node:crypto';
import { languages, type Language } from '../../../domain/languages.ts';
import { longDay } from '../../../domain/longDay.ts';
import { organisationName } from '../../auth/organisation-name.ts';
import { hashOfToken } from '../../auth/token.ts';
import type { Transaction } from '../../db/org.ts';
import { isMailAddress } from '../../mail/address.ts';
import { mailText } from '../../mail/mail-text.ts';
import { postLetter } from '../../mail/send-mail.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { refuse } from '../../refuse.ts';

type Values = Readonly<Record<string, unknown>>;
export type Link = { readonly token: string; readonly tokenHash: string };

/** 256 random bits that name their organisation; the database keeps the digest alone. */
export const newLink = (orgCode: string): Link => {
  const token = `${orgCode}.join.${randomBytes(32).toString('base64url')}`;
  return { token, tokenHash: hashOfToken(token) };
};

/** Refuses who could not be written to, before anything is written. */
export const refuseWithoutMail = (people: readonly Values[]): void => {
  const [silent] = people.filter(({ email }) => !isMailAddress(String(email ?? '')));
  if (silent) throw refuse('ONBOARDING_NO_MAIL', { words: { name: nameOf(silent) } });
};

const nameOf = ({ name, firstName, lastName }: Values): string => String(name ?? [firstName, lastName].filter(Boolean).join(' '));
const languageOf = ({ mailLanguage }: Values): Language => languages.find((known) => known.toUpperCase() === mailLanguage) ?? 'en';

/** The mail with the link; `comment` where the person is to mend something. */
export const mailLink = async (tx: Transaction, id: string, person: Values, { token }: Link, comment: string | null): Promise<void> => {
  const language = languageOf(person);
  const organisation = await organisationName(tx);
  const [recipient, name, link] = [String(person['email']), nameOf(person), `/v3/join/${token}`];
  const day = longDay(language, String(person['joiningDate']));
  const letter = comment === null
    ? writeMail<'onboardingInvited'>(await mailText(tx, 'onboardingInvited', language), { organisation, name, day, link })
    : writeMail<'onboardingReturned'>(await mailText(tx, 'onboardingReturned', language), { organisation, name, comment, link });
  // What waits still would bring a link that opens nothing any more.
  await tx.query(`delete from outbox_message where org_code = $1 and about = $2 and status = 'QUEUED'`, [tx.orgCode, `onboardingIndividual ${id}`]);
  await postLetter(tx, { recipient, ...letter }, { template: comment === null ? 'onboardingInvited' : 'onboardingReturned', language, candidateId: person['candidateId'] == null ? null : String(person['candidateId']), about: `onboardingIndividual ${id}` });
};
