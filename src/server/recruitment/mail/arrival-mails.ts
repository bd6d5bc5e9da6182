import type { Transaction } from '../../db/org.ts';
import { mailCandidates, type CandidateMail } from './candidate-mails.ts';

export type Arrival = { readonly candidateId: string; readonly jobPostId: string | null; readonly toStatusId: string };
/** The words that a status sends to whoever comes there; `at` is the place among the arrivals. */
type Words = Pick<CandidateMail, 'subject' | 'body' | 'jobPost'> & { readonly at: number; readonly status: string };
type Told = { readonly id: string; readonly name: string; readonly email: string };

/** Whoever is considered is told; who is archived or kept on the way is told there. */
export const isTold = (candidate: Readonly<Record<string, unknown>>): boolean => candidate['standing'] === 'ACTIVE';

/** Of arrivals those at a status that sends a mail, with its words. */
export const wordsFor = (tx: Transaction, arrivals: readonly Arrival[]): Promise<Words[]> =>
  tx.query<Words>(
    `select (a.at - 1)::int as at, s.name as status, s.mail_subject as subject, s.mail_body as body, p.title as "jobPost"
     from unnest($2::bigint[], $3::bigint[]) with ordinality as a(status, post, at)
     join candidate_status s on s.org_code = $1 and s.id = a.status and s.sends_mail
     left join job_post p on p.org_code = $1 and p.id = a.post order by a.at`,
    [tx.orgCode, arrivals.map(({ toStatusId }) => toStatusId), arrivals.map(({ jobPostId }) => jobPostId)],
  );

/** Whoever comes to a status that sends a mail gets it, once for each step. */
export const mailArrivals = async (tx: Transaction, arrivals: readonly Arrival[]): Promise<void> => {
  const letters = arrivals.length === 0 ? [] : await wordsFor(tx, arrivals);
  if (letters.length === 0) return;
  const candidates = await tx.query<Told & Record<string, unknown>>(
    `select c.id::text as id, c.email, c.name, c.standing from candidate c where c.org_code = $1 and c.id = any($2::bigint[]) and c.email is not null`,
    [tx.orgCode, letters.map(({ at }) => arrivals[at]!.candidateId)],
  );
  const told = new Map(candidates.filter(isTold).map((candidate) => [candidate.id, candidate]));
  await mailCandidates(tx, letters.flatMap(({ at, subject, body, jobPost }) => {
    const candidate = told.get(arrivals[at]!.candidateId);
    return candidate ? [{ candidateId: candidate.id, name: candidate.name, email: candidate.email, jobPost, subject, body, template: 'candidateStatus' }] : [];
  }));
};
