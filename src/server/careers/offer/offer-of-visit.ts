import { hashOfToken } from '../../auth/token.ts';
import { withOrg } from '../../db/org.ts';
import { limitRequests } from '../../http/rate-limit.ts';
import type { Context } from '../../http/route.ts';
import { todayOf } from '../../people/today.ts';
import { refuse } from '../../refuse.ts';
import type { Content } from '../../recruitment/offers/content.ts';
import { READS_OFFERS } from '../../recruitment/offers/reads-offers.ts';
import type { Signer } from '../../recruitment/offers/signing.ts';
import { visitOf } from '../visit.ts';
import type { Visit } from '../visit.ts';

export type SeenOffer = Signer & {
  readonly token: string;
  readonly answer: 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'EXPIRED';
  readonly expiresOn: string;
  readonly sentOn: string;
  readonly letter: string;
  readonly letterDigest: string;
  readonly signedLetter: string | null;
  readonly recruiterEmail: string | null;
  readonly recruiterLanguage: string | null;
  /** Whether they may read what the candidate writes with the answer. */
  readonly recruiterReadsOffers: boolean;
};

const TOKEN = /^[A-Za-z0-9_-]{1,32}\.offer\.[A-Za-z0-9_-]{43}$/;

/** The offer that the link opens, in its organisation alone. Refuses OFFER_LINK for a link that is none, of another organisation, or of an offer that is gone. */
export const offerOfVisit = async (context: Context, token: string): Promise<{ readonly visit: Visit; readonly offer: SeenOffer }> => {
  limitRequests(context, null);
  const visit = await visitOf(context);
  if (visit === null || !TOKEN.test(token) || !token.startsWith(`${visit.orgCode}.`)) throw refuse('OFFER_LINK');
  const offer = await withOrg(context.db, visit.orgCode, async (tx) => {
    const [found] = await tx.query<Omit<SeenOffer, 'token' | 'content'> & { readonly content: Content }>(
      `select o.id::text as "offerId", o.candidate_id::text as "candidateId", o.content, case when o.answer = 'PENDING' and o.expires_on < $3::date then 'EXPIRED' else o.answer end as answer, o.expires_on::text as "expiresOn",
         o.sent_on::text as "sentOn", o.letter, o.letter_digest as "letterDigest", o.signed_letter as "signedLetter", e.email as "recruiterEmail",
         (select lower(u.language) from user_account u where u.org_code = e.org_code and u.employee_id = e.id order by u.id limit 1) as "recruiterLanguage",
         exists (select from user_account u where u.org_code = e.org_code and u.employee_id = e.id and u.status = 'ACTIVE' and ${READS_OFFERS}) as "recruiterReadsOffers"
       from offer o join candidate c on c.org_code = o.org_code and c.id = o.candidate_id left join employee e on e.org_code = c.org_code and e.id = c.recruiter_id
       where o.org_code = $1 and o.token_hash = $2`,
      [tx.orgCode, hashOfToken(token), await todayOf(tx)],
    );
    return found;
  });
  if (!offer) throw refuse('OFFER_LINK');
  return { visit, offer: { ...offer, token } };
};
