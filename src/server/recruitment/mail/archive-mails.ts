import type { Transaction } from '../../db/org.ts';
import { mailText } from '../../mail/mail-text.ts';
import type { MailText } from '../../mail/write-mail.ts';
import { say } from '../../messages.ts';
import type { MailsAhead } from '../../resource/hooks.ts';
import { readSetting } from '../../resource/read-setting.ts';
import type { Language } from '../../session.ts';
import { languageOfWords, mailCandidates, type CandidateMail } from './candidate-mails.ts';
import { languageOfCandidate } from './language-of-candidate.ts';
import { toldBefore } from './mails-ahead.ts';

/** statusId: the status that they come to along. */
type Told = { readonly candidates: readonly string[]; readonly subject: string | null; readonly body: string | null; readonly statusId?: string | null };
type Notice = Omit<Told, 'statusId'> & { readonly dueAt: string | null };
type Recipient = Pick<CandidateMail, 'candidateId' | 'name' | 'email' | 'jobPost'> & { readonly reads: Language; readonly house: Language; readonly status: string | null; readonly ownSubject: string | null; readonly ownBody: string | null; readonly portalAccess: boolean };

/** What still waits for candidates from being archived before is not sent any more. */
export const dropWaiting = (tx: Transaction, candidates: readonly string[]) =>
  tx.query(`delete from outbox_message where org_code = $1 and candidate_id = any($2::bigint[]) and while_archived and status = 'QUEUED'`, [tx.orgCode, candidates]);

/** The words of the mail's template in each of the languages. */
const templateIn = async (tx: Transaction, languages: ReadonlySet<Language>): Promise<ReadonlyMap<Language, MailText>> => {
  const texts = new Map<Language, MailText>();
  for (const language of languages) texts.set(language, await mailText(tx, 'candidateArchived', language));
  return texts;
};

/** Candidates with the words that they are told in: the given ones, else those of the status that they have then, else those of the mail's template in the language of each; a subject that nobody wrote is in the language of the words. */
const worded = async (tx: Transaction, { candidates, subject, body, statusId = null }: Told) => {
  const recipients = await tx.query<Recipient>(
    `select c.id::text as "candidateId", coalesce(c.email, '') as email, c.name, ${languageOfCandidate('c')} as reads, lower(o.language) as house, p.title as "jobPost", s.name as status, s.mail_subject as "ownSubject", s.mail_body as "ownBody", c.portal_access as "portalAccess"
     from candidate c join organisation o on o.org_code = c.org_code left join job_post p on p.org_code = c.org_code and p.id = c.job_post_id
     left join candidate_status s on s.org_code = c.org_code and s.id = coalesce($3::bigint, c.status_id) and s.sends_mail where c.org_code = $1 and c.id = any($2::bigint[]) order by array_position($2::bigint[], c.id)`,
    [tx.orgCode, candidates, statusId],
  );
  const told = recipients.map((recipient) => {
    const { reads, house, ownSubject, ownBody } = recipient;
    const words = body ?? ownBody;
    return { ...recipient, words, ownSubject: subject ?? (body === null ? ownSubject : null), language: words === null ? reads : languageOfWords({ body: words }, house) };
  });
  const texts = await templateIn(tx, new Set(told.map(({ language }) => language)));
  return told.map(({ words, ownSubject, ...recipient }) => {
    const otherwise = texts.get(recipient.language)!;
    return { ...recipient, subject: ownSubject ?? otherwise.subject, body: words ?? otherwise.body, isOfStatus: body === null && recipient.ownBody !== null };
  });
};

/** Tells archived candidates. Answers how many could not be written to. */
export const mailArchived = async (tx: Transaction, { dueAt, ...told }: Notice): Promise<number> => {
  if (told.candidates.length === 0) return 0;
  const letters = await worded(tx, told);
  return letters.length - (await mailCandidates(tx, letters.map((letter) => ({ ...letter, template: 'candidateArchived' })), { dueAt, whileArchived: true }));
};

/** The mails that leave where these candidates are archived and told, as they would then. */
export const archivedAhead = async (tx: Transaction, told: Told, language: Language): Promise<readonly MailsAhead[]> => {
  const { candidatePortalLogin, portalAccessForArchived } = await readSetting<{ readonly candidatePortalLogin: boolean; readonly portalAccessForArchived: boolean }>(tx, 'RecruitmentGeneralSetting');
  const letters = (await worded(tx, told)).map(({ candidateId, name, email, reads, portalAccess, isOfStatus, status, subject, body, jobPost }) => ({
    subject, body, jobPost, of: isOfStatus ? status! : say(language, 'enum.MailEvent.CANDIDATE_ARCHIVED'), candidate: { id: candidateId, name, email, portalAccess, preferredLanguage: reads },
  }));
  return toldBefore(tx, letters, (candidate) => candidatePortalLogin && portalAccessForArchived && candidate['portalAccess'] === true);
};
