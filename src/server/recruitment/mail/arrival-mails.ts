import type { Transaction } from '../../db/org.ts';
import { mailCandidates, type CandidateMail } from './candidate-mails.ts';

type Arrival = { readonly candidateId: string; readonly jobPostId: string | null; readonly toStatusId: string };

/** Whoever comes to a status that sends a mail gets it, once for each step. Not who is archived or kept on the way: what they are told is said there. */
export const mailArrivals = async (tx: Transaction, arrivals: readonly Arrival[]): Promise<void> => {
  if (arrivals.length === 0) return;
  const mails = await tx.query<CandidateMail>(
    `select c.id::text as "candidateId", c.email, c.name, p.title as "jobPost", s.mail_subject as subject, s.mail_body as body, 'candidateStatus' as template
     from unnest($2::bigint[], $3::bigint[], $4::bigint[]) as a(candidate, post, status)
     join candidate_status s on s.org_code = $1 and s.id = a.status and s.sends_mail
     join candidate c on c.org_code = $1 and c.id = a.candidate and c.standing = 'ACTIVE' and c.email is not null
     left join job_post p on p.org_code = $1 and p.id = a.post`,
    [tx.orgCode, arrivals.map(({ candidateId }) => candidateId), arrivals.map(({ jobPostId }) => jobPostId), arrivals.map(({ toStatusId }) => toStatusId)],
  );
  await mailCandidates(tx, mails);
};
