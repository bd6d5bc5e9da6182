/** What the letter of an offer is made of, as it is now: to look at before it is sent, and to send it. */
import { finding, type Problem } from '../../../domain/problem.ts';
import type { Language } from '../../../domain/languages.ts';
import { organisationName } from '../../auth/organisation-name.ts';
import type { Transaction } from '../../db/org.ts';
import { storedLogo, type StoredLogo } from '../../letters/logo.ts';
import { isMailAddress } from '../../mail/address.ts';
import { todayOf } from '../../people/today.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import { reachesCandidate } from '../salary/reaches-candidate.ts';
import type { Structure } from '../../salaries/reckon.ts';

export type LetterAsked = { readonly candidateId: number; readonly templateId: number; readonly joiningDate?: string | null; readonly expiresOn?: string | null };
type Row = { readonly name: string; readonly email: string | null; readonly jobPostId: string | null; readonly jobPost: string | null; readonly standing: string; readonly employeeId: string | null; readonly structure: Structure | null; readonly status: string | null; readonly salaryVersion: number | null; readonly annualCTC: string; readonly currency: string; readonly isWaiting: boolean };
export type LetterFacts = Row & {
  readonly template: { readonly language: Language; readonly subject: string; readonly body: string } | undefined;
  readonly organisation: string;
  readonly logo: StoredLogo | undefined;
  readonly today: string;
};

/** Refuses NOT_FOUND for a candidate who is not there or whose pay the person does not reach. */
export const readLetterFacts = async (tx: Transaction, session: Session, { candidateId, templateId }: LetterAsked): Promise<LetterFacts> => {
  if (!(await reachesCandidate(tx, session, String(candidateId)))) throw refuse('NOT_FOUND');
  const [row] = await tx.query<Row>(
    `select c.name, c.email, c.job_post_id::text as "jobPostId", p.title as "jobPost", c.standing, c.employee_id::text as "employeeId", s.structure, s.status, s.version as "salaryVersion", trim_scale(s.annual_ctc)::text as "annualCTC", s.currency,
       exists (select from offer o where o.org_code = $1 and o.candidate_id = c.id and o.answer = 'PENDING') as "isWaiting"
     from candidate c left join job_post p on p.org_code = c.org_code and p.id = c.job_post_id left join candidate_salary s on s.org_code = c.org_code and s.candidate_id = c.id where c.org_code = $1 and c.id = $2::bigint`,
    [tx.orgCode, candidateId],
  );
  if (!row) throw refuse('NOT_FOUND');
  const [template] = await tx.query<{ language: Language; subject: string; body: string }>(`select lower(language) as language, subject, body from offer_letter_template where org_code = $1 and id = $2::bigint and status = 'ACTIVE'`, [tx.orgCode, templateId]);
  return { ...row, template, logo: await storedLogo(tx), organisation: await organisationName(tx), today: await todayOf(tx) };
};

/** What keeps a letter with these days from being sent; days that are not there yet keep it from nothing here. */
export const letterProblems = ({ template, structure, status, jobPostId, email, standing, employeeId, today }: LetterFacts, { joiningDate, expiresOn }: LetterAsked): Problem[] => [
  ...(template ? [] : [{ field: 'templateId', ...finding('rule.reference') }]),
  ...(structure === null || status === 'ACCEPTED' ? [{ field: 'salary', ...finding('offers.needsSalary') }] : []),
  ...(jobPostId === null ? [{ field: 'jobPostId', ...finding('offers.needsPost') }] : []),
  ...(isMailAddress(email ?? '') ? [] : [{ field: 'email', ...finding('offers.needsMail') }]),
  ...(standing === 'ACTIVE' && employeeId === null ? [] : [{ field: 'candidateId', ...finding('offers.needsActive') }]),
  ...(expiresOn != null && expiresOn < today ? [{ field: 'expiresOn', ...finding('offers.notPast') }] : []),
  ...(expiresOn != null && joiningDate != null && expiresOn >= today && joiningDate >= today && expiresOn > joiningDate ? [{ field: 'expiresOn', ...finding('offers.beforeJoining') }] : []),
  ...(joiningDate != null && joiningDate < today ? [{ field: 'joiningDate', ...finding('offers.notPast') }] : []),
];
