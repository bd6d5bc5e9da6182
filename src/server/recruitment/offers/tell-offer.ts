import { holds } from '../../access/holds.ts';
import type { Transaction } from '../../db/org.ts';
import { notify } from '../../notifications/notify.ts';
import { READS_OFFERS } from './reads-offers.ts';

/** The same with what the candidate wrote, of which a notification has this much. */
const SAYING = { ACCEPTED: 'offerAcceptedSaying', DECLINED: 'offerDeclinedSaying' } as const;
const MOST = 200;
const cut = (comment: string): string => (comment.length > MOST ? `${comment.slice(0, MOST).toWellFormed().trimEnd()}…` : comment);

const KIND = { ACCEPTED: 'offerAccepted', DECLINED: 'offerDeclined', EXPIRED: 'offerExpired' } as const;

type Found = { readonly candidateId: string; readonly candidate: string; readonly post: string; readonly to: readonly string[]; readonly readers: readonly string[]; readonly managers: readonly string[]; readonly specialists: readonly string[] };

/** Active accounts of those whom the post names in a role, as far as they may view a form. */
const named = (role: string, form: string): string => `array(select u.id::text from user_account u where u.org_code = $1 and u.status = 'ACTIVE'
  and u.employee_id in (select m.employee_id from job_post_member m where m.org_code = $1 and m.job_post_id = o.job_post_id and m.role = '${role}')
  and ${holds('u', `'${form}'`, 'g."view"')})`;

/** Tells in Tenure what became of an offer: whoever sent it, who looks after the candidate, who recruits for the post and its hiring managers; of an acceptance also those who go on with it, who onboard. */
export const tellOffer = async (tx: Transaction, offerId: string, answer: 'ACCEPTED' | 'DECLINED' | 'EXPIRED', comment = ''): Promise<void> => {
  const [offer] = await tx.query<Found>(
    `select o.candidate_id::text as "candidateId", c.name as candidate, coalesce(p.title, '') as post, ${named('HIRING_MANAGER', 'JOB_CANDIDATES')} as managers, ${named('ONBOARDING_SPECIALIST', 'RECRUITMENT_ONBOARDING')} as specialists, array(
       select u.id::text from user_account u where u.org_code = $1 and (u.employee_id = c.recruiter_id
         or u.employee_id in (select m.employee_id from job_post_member m where m.org_code = $1 and m.job_post_id = o.job_post_id and m.role = 'RECRUITER')
         or u.id in (select s.user_id from change h join change_set s on s.org_code = h.org_code and s.id = h.change_set_id where h.org_code = $1 and h.entity = 'Offer' and h.row_id = o.id and h.kind = 'ADD'))) as "to",
       array(select u.id::text from user_account u where u.org_code = $1 and u.status = 'ACTIVE' and ${READS_OFFERS}) as readers
     from offer o join candidate c on c.org_code = o.org_code and c.id = o.candidate_id left join job_post p on p.org_code = o.org_code and p.id = o.job_post_id where o.org_code = $1 and o.id = $2::bigint`,
    [tx.orgCode, offerId],
  );
  if (!offer) return;
  const { to, readers, managers, specialists, candidate, post, candidateId } = offer;
  const page = `/recruitment/job-candidates/${candidateId}`;
  const told = new Set<string>();
  if (comment && answer !== 'EXPIRED') {
    const hear = to.filter((id) => readers.includes(id));
    await notify(tx, { to: hear, kind: SAYING[answer], words: { candidate, post, comment: cut(comment) }, path: `${page}/salary` });
    for (const id of hear) told.add(id);
  }
  // Nobody is told twice: who has several parts is led to the first that is theirs. Each address has the candidate in it, with whom the notification is erased.
  for (const [people, path] of [[to, `${page}/salary`], [answer === 'ACCEPTED' ? specialists : [], `/recruitment/onboarding?candidate=${candidateId}`], [managers, page]] as const) {
    await notify(tx, { to: people.filter((id) => !told.has(id)), kind: KIND[answer], words: { candidate, post }, path });
    for (const id of people) told.add(id);
  }
};
