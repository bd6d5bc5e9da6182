import type { Transaction } from '../../db/org.ts';
import { notify } from '../../notifications/notify.ts';

const KIND = { ACCEPTED: 'offerAccepted', DECLINED: 'offerDeclined', EXPIRED: 'offerExpired' } as const;

type Found = { readonly candidateId: string; readonly candidate: string; readonly post: string; readonly to: readonly string[] };

/** Tells in Tenure what became of an offer: whoever sent it, who looks after the candidate, and who recruits for the post. */
export const tellOffer = async (tx: Transaction, offerId: string, answer: 'ACCEPTED' | 'DECLINED' | 'EXPIRED'): Promise<void> => {
  const [offer] = await tx.query<Found>(
    `select o.candidate_id::text as "candidateId", c.name as candidate, coalesce(p.title, '') as post, array(
       select u.id::text from user_account u where u.org_code = $1 and (u.employee_id = c.recruiter_id
         or u.employee_id in (select m.employee_id from job_post_member m where m.org_code = $1 and m.job_post_id = o.job_post_id and m.role = 'RECRUITER')
         or u.id in (select s.user_id from change h join change_set s on s.org_code = h.org_code and s.id = h.change_set_id where h.org_code = $1 and h.entity = 'Offer' and h.row_id = o.id and h.kind = 'ADD'))) as "to"
     from offer o join candidate c on c.org_code = o.org_code and c.id = o.candidate_id left join job_post p on p.org_code = o.org_code and p.id = o.job_post_id where o.org_code = $1 and o.id = $2::bigint`,
    [tx.orgCode, offerId],
  );
  if (!offer) return;
  const { to, candidate, post, candidateId } = offer;
  await notify(tx, { to, kind: KIND[answer], words: { candidate, post }, path: `/recruitment/job-candidates/${candidateId}/salary` });
};
