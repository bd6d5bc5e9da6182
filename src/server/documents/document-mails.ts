/** What signatories read by mail and in Tenure, and what the author hears. */
import { randomBytes } from 'node:crypto';
import { isLanguage, tagOf, type Language } from '../../domain/languages.ts';
import { longDay } from '../../domain/longDay.ts';
import { organisationName } from '../auth/organisation-name.ts';
import { hashOfToken } from '../auth/token.ts';
import type { Transaction } from '../db/org.ts';
import { isMailAddress } from '../mail/address.ts';
import type { Attachment } from '../mail/letter.ts';
import { mailText } from '../mail/mail-text.ts';
import { postLetter } from '../mail/send-mail.ts';
import { writeMail, type MailText } from '../mail/write-mail.ts';
import { notify } from '../notifications/notify.ts';
import { aboutDocument, languageOfDocument, type GeneratedDocument, type Signature } from './document.ts';
import { signingSettings } from './settings.ts';

type Account = { readonly id: string; readonly language: Language; readonly email: string };

/** The page where employees with an account sign. */
const PAGE = '/employee-self-service/documents-to-sign';

/** The account that an employee signs in with; undefined where there is none. */
export const accountOf = async (tx: Transaction, employeeId: string | null): Promise<Account | undefined> => {
  if (employeeId === null) return undefined;
  const [found] = await tx.query<{ id: string; language: string; email: string }>(`select id::text as id, lower(language) as language, email from user_account where org_code = $1 and employee_id = $2::bigint and status = 'ACTIVE' order by id limit 1`, [tx.orgCode, employeeId]);
  return found && { ...found, language: isLanguage(found.language) ? found.language : 'en' };
};

/** Whoever made the document, as far as they still have an account. */
export const authorOf = async (tx: Transaction, { authorAccount }: GeneratedDocument): Promise<Account | undefined> => {
  if (authorAccount === null || !/^\d{1,18}$/.test(authorAccount)) return undefined;
  const [found] = await tx.query<{ id: string; language: string; email: string }>(`select id::text as id, lower(language) as language, email from user_account where org_code = $1 and id = $2::bigint and status = 'ACTIVE'`, [tx.orgCode, authorAccount]);
  return found && { ...found, language: isLanguage(found.language) ? found.language : 'en' };
};

const post = async (tx: Transaction, document: GeneratedDocument, to: { readonly recipient: string; readonly isCandidate: boolean; readonly language: Language }, template: string, words: MailText, attachments?: readonly Attachment[]): Promise<void> => {
  const { answersTo } = await signingSettings(tx);
  const author = await authorOf(tx, document);
  const replyTo = answersTo ?? author?.email ?? null;
  await postLetter(tx, { recipient: to.recipient, ...words, replyTo: replyTo !== null && isMailAddress(replyTo) ? replyTo : null, ...(attachments ? { attachments } : {}) }, { template, language: to.language, candidateId: to.isCandidate ? document.candidateId : null, about: aboutDocument(document.id), senderId: author?.id ?? null });
};

const isOfCandidate = ({ candidateId }: GeneratedDocument, { role }: Pick<Signature, 'role'>): boolean => candidateId !== null && role === 'PERSON';

/**
 * Asks for a signature: whoever has an account signs in Tenure, everybody else by a link that their mail alone holds. Answers what the signature's record keeps of it: a new link closes the one before.
 */
export const askSignatory = async (tx: Transaction, document: GeneratedDocument, signature: Signature, isReminder = false): Promise<Readonly<Record<string, unknown>>> => {
  const account = await accountOf(tx, signature.employeeId);
  const language = account?.language ?? languageOfDocument(document);
  const token = account ? null : `${tx.orgCode}.document.${randomBytes(32).toString('base64url')}`;
  const link = token === null ? `/v3${PAGE}?documentSignature=${signature.id}` : `/v3/sign-document?org=${tx.orgCode}&lang=${tagOf(language)}&token=${token}`;
  const words = { organisation: await organisationName(tx), name: signature.name, document: document.name, author: document.author, day: longDay(language, String(document.expiresOn).slice(0, 10)), link };
  const text = isReminder ? writeMail<'documentReminder'>(await mailText(tx, 'documentReminder', language), words) : writeMail<'documentToSign'>(await mailText(tx, 'documentToSign', language), words);
  await post(tx, document, { recipient: signature.email, isCandidate: isOfCandidate(document, signature), language }, isReminder ? 'documentReminder' : 'documentToSign', text);
  if (account) await notify(tx, { to: [account.id], kind: isReminder ? 'documentReminder' : 'documentToSign', words: { document: document.name, author: document.author }, path: `${PAGE}?documentSignature=${signature.id}` });
  return { tokenHash: token === null ? null : hashOfToken(token), ...(isReminder ? {} : { state: 'ASKED', askedOn: new Date().toISOString() }) };
};

/** Takes back what asks for signatures and has not left. Answers whether nobody has heard of it: nothing of it left before. */
export const takeBackAsking = async (tx: Transaction, documentId: string): Promise<boolean> => {
  const asked = [tx.orgCode, aboutDocument(documentId)];
  const taken = await tx.query(`delete from outbox_message where org_code = $1 and about = $2 and template in ('documentToSign', 'documentReminder') and status = 'QUEUED' and tries = 0 returning id`, asked);
  const left = await tx.query(`select from outbox_message where org_code = $1 and about = $2 and template in ('documentToSign', 'documentReminder') limit 1`, asked);
  return taken.length > 0 && left.length === 0;
};

/** Tells those who were asked or have signed that nothing more comes of it; whoever has an account reads it in Tenure, too. */
export const tellEnded = async (tx: Transaction, document: GeneratedDocument, signatures: readonly Signature[], reason: string | null): Promise<void> => {
  const organisation = await organisationName(tx);
  for (const signature of signatures.filter(({ state }) => state !== 'WAITING')) {
    const account = await accountOf(tx, signature.employeeId);
    const language = account?.language ?? languageOfDocument(document);
    const words = { organisation, name: signature.name, document: document.name };
    const text = reason === null ? writeMail<'documentTakenBack'>(await mailText(tx, 'documentTakenBack', language), words) : writeMail<'documentVoided'>(await mailText(tx, 'documentVoided', language), { ...words, comment: reason });
    await post(tx, document, { recipient: signature.email, isCandidate: isOfCandidate(document, signature), language }, reason === null ? 'documentTakenBack' : 'documentVoided', text);
    if (account) await notify(tx, { to: [account.id], kind: reason === null ? 'documentTakenBack' : 'documentVoided', words: { document: document.name, author: document.author }, path: PAGE });
  }
};

export type SealedTo = { readonly recipient: string; readonly name: string; readonly language: Language; readonly isCandidate: boolean };

/** The sealed document to those who get it, each once. */
export const mailSealed = async (tx: Transaction, document: GeneratedDocument, people: readonly SealedTo[], bytes: Buffer): Promise<void> => {
  const organisation = await organisationName(tx);
  const attachments: Attachment[] = [{ name: `${document.name}.pdf`, contentType: 'application/pdf', content: bytes.toString('base64') }];
  const told = new Set<string>();
  for (const { recipient, name, language, isCandidate } of people) {
    const address = recipient.toLowerCase();
    if (told.has(address) || !isMailAddress(recipient)) continue;
    told.add(address);
    await post(tx, document, { recipient, isCandidate, language }, 'documentSealed', writeMail<'documentSealed'>(await mailText(tx, 'documentSealed', language), { organisation, name, document: document.name }), attachments);
  }
};

const MOST = 200;

/** Tells in Tenure whoever made the document what became of it. */
export const tellAuthor = async (tx: Transaction, document: GeneratedDocument, kind: 'documentSigned' | 'documentDeclined' | 'documentCompleted' | 'documentExpired', words: Readonly<Record<string, string>>): Promise<void> => {
  const author = await authorOf(tx, document);
  const cut = Object.fromEntries(Object.entries(words).map(([key, text]) => [key, text.length > MOST ? `${text.slice(0, MOST).toWellFormed().trimEnd()}…` : text]));
  if (author) await notify(tx, { to: [author.id], kind, words: { document: document.name, ...cut }, path: `/document-generator/${document.id}` });
};
