import type { Transaction } from '../db/org.ts';
import { mailEvents, type MailEvent } from '../../domain/mailTemplates.ts';
import type { Language } from '../session.ts';
import { builtInText } from './write-mail.ts';
import type { MailText, Template } from './write-mail.ts';

/** Mails that the organisation sends to its people and its candidates. What the product says for itself has no words of the organisation. */
const TEMPLATES: Readonly<Record<MailEvent, Template>> = { INVITATION: 'invitation', PASSWORD_RESET: 'passwordReset', PASSWORD_CHANGED: 'passwordChanged', CANDIDATE_UPDATE: 'candidateUpdate', CANDIDATE_DOCUMENTS: 'candidateDocuments', CANDIDATE_ARCHIVED: 'candidateArchived' };

const eventOf = (template: Template): MailEvent | undefined => mailEvents.find((event) => TEMPLATES[event] === template);

export const templateOf = (event: MailEvent): Template => TEMPLATES[event];

/** The text that is sent: the organisation's own where it has one in use, else the built-in one. */
export const mailText = async (tx: Transaction, template: Template, language: Language): Promise<MailText> => {
  const event = eventOf(template);
  const [own] = event === undefined ? [] : await tx.query<MailText>(`select subject, body from email_template where org_code = $1 and event = $2 and language = $3 and status = 'ACTIVE'`, [
    tx.orgCode,
    event,
    language.toUpperCase(),
  ]);
  return own ?? builtInText(template, language);
};
