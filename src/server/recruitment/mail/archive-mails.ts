import type { Transaction } from '../../db/org.ts';
import { mailText } from '../../mail/mail-text.ts';
import type { MailText } from '../../mail/write-mail.ts';
import { mailCandidates, organisationOf, type CandidateMail } from './candidate-mails.ts';

type Notice = { readonly candidates: readonly string[]; readonly subject: string | null; readonly body: string | null; readonly dueAt: string | null };
type Recipient = Pick<CandidateMail, 'candidateId' | 'name' | 'email' | 'jobPost'> & { readonly ownSubject: string | null; readonly ownBody: string | null };

/** What still waits for candidates from being archived before is not sent any more. */
export const dropWaiting = (tx: Transaction, candidates: readonly string[]) =>
  tx.query(`delete from outbox_message where org_code = $1 and candidate_id = any($2::bigint[]) and while_archived and status = 'QUEUED'`, [tx.orgCode, candidates]);

/** Tells archived candidates: in the given words, else in those of the status that they have now, else in those of the mail's template. Answers how many could not be written to. */
export const mailArchived = async (tx: Transaction, { candidates, subject, body, dueAt }: Notice): Promise<number> => {
  if (candidates.length === 0) return 0;
  const recipients = await tx.query<Recipient>(
    `select c.id::text as "candidateId", coalesce(c.email, '') as email, c.name, p.title as "jobPost", s.mail_subject as "ownSubject", s.mail_body as "ownBody"
     from candidate c left join job_post p on p.org_code = c.org_code and p.id = c.job_post_id
     left join candidate_status s on s.org_code = c.org_code and s.id = c.status_id and s.sends_mail where c.org_code = $1 and c.id = any($2::bigint[])`,
    [tx.orgCode, candidates],
  );
  const { language } = await organisationOf(tx);
  const otherwise = await mailText(tx, 'candidateArchived', language);
  const wordsFor = ({ ownSubject, ownBody }: Recipient): MailText =>
    body === null && ownBody !== null ? { subject: subject ?? ownSubject ?? otherwise.subject, body: ownBody } : { subject: subject ?? otherwise.subject, body: body ?? otherwise.body };
  const written = await mailCandidates(tx, recipients.map((recipient) => ({ ...recipient, ...wordsFor(recipient), template: 'candidateArchived' })), { dueAt, whileArchived: true });
  return recipients.length - written;
};
