/** A mail about a round that a mail server does not take for somebody: whoever arranges the round is told, once, while there is time. */
import type { Transaction } from '../../db/org.ts';
import { notify } from '../../notifications/notify.ts';

type Undelivered = { readonly recipient: string; readonly round: string; readonly candidateId: string; readonly candidate: string; readonly to: readonly string[] };

const FOUND = `select m.recipient, r.name as round, c.id::text as "candidateId", c.name as candidate,
    array(select u.id::text from user_account u where u.org_code = r.org_code and u.employee_id = coalesce(r.organizer_id, c.recruiter_id)) as "to"
  from outbox_message m join scheduled_round r on r.org_code = m.org_code and m.about = 'scheduledRound ' || r.id and r.ends_at > now() join candidate c on c.org_code = r.org_code and c.id = r.candidate_id
  where m.org_code = $1 and m.id = $2 and not exists (select from notification n where n.org_code = $1 and n.kind = 'interviewMailRefused' and n.words->>'mail' = m.id::text)`;

export const tellUndelivered = async (tx: Transaction, mail: string): Promise<void> => {
  const [found] = await tx.query<Undelivered>(FOUND, [tx.orgCode, mail]);
  if (!found) return;
  const { recipient, round, candidateId, candidate, to } = found;
  await notify(tx, { to, kind: 'interviewMailRefused', words: { recipient, round, candidate, mail }, path: `/recruitment/job-candidates/${candidateId}/interviews` });
};
