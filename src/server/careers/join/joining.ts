import { hashOfToken } from '../../auth/token.ts';
import { languages } from '../../../domain/languages.ts';
import type { Language } from '../../../domain/languages.ts';
import { withOrg } from '../../db/org.ts';
import { limitRequests } from '../../http/rate-limit.ts';
import type { Context } from '../../http/route.ts';
import { refuse } from '../../refuse.ts';
import { organisationOfVisit } from '../organisation-of-visit.ts';
import { visitIn } from '../visit.ts';
import type { Visit } from '../visit.ts';

/** Somebody who was invited to join, as their link finds them. */
export type Joining = {
  readonly token: string;
  readonly tokenHash: string;
  readonly id: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly status: 'DRAFT' | 'INVITED' | 'STARTED' | 'SUBMITTED' | 'RETURNED' | 'ONBOARDED' | 'CANCELLED';
  readonly joiningDate: string;
  readonly jobTitle: string | null;
  readonly specialist: string | null;
  readonly comment: string | null;
  readonly submittedOn: string | null;
};

export type JoiningVisit = { readonly visit: Visit; readonly joining: Joining };

const TOKEN = /^([A-Za-z0-9_-]{1,32})\.join\.[A-Za-z0-9_-]{43}$/;

/** The request with the organisation that its link is of, so that every page and refusal is in its colours. */
export const ofLink = (context: Context): Context => {
  const orgCode = TOKEN.exec(context.params['token'] ?? '')?.[1];
  if (orgCode === undefined || context.url.searchParams.has('org')) return context;
  const url = new URL(context.url);
  url.searchParams.set('org', orgCode);
  return { ...context, url };
};

/** Whether what was told may still be changed by the person. */
export const isOpen = ({ status }: Pick<Joining, 'status'>): boolean => status === 'INVITED' || status === 'STARTED' || status === 'RETURNED';

/** Whether the person may still see what they told. Afterwards it is the organisation's alone, and the first page says what became of it. */
export const mayLook = (joining: Pick<Joining, 'status'>): boolean => isOpen(joining) || joining.status === 'SUBMITTED';

const FIND = `
  select i.id::text as id, i.name, i.first_name as "firstName", i.last_name as "lastName", i.email, i.status, i.joining_date::text as "joiningDate", coalesce(d.title, p.title) as "jobTitle", s.name as specialist, i.comment,
    to_char(i.submitted_on at time zone o.time_zone, 'YYYY-MM-DD') as "submittedOn", lower(i.mail_language) as language
  from onboarding_individual i join organisation o on o.org_code = i.org_code
    left join designation d on d.org_code = i.org_code and d.id = i.designation_id
    left join candidate c on c.org_code = i.org_code and c.id = i.candidate_id
    left join job_post p on p.org_code = c.org_code and p.id = c.job_post_id
    left join employee s on s.org_code = i.org_code and s.id = i.specialist_id
  where i.org_code = $1 and i.token_hash = $2`;

/** Whom the link is of, in its organisation alone. Refuses JOIN_LINK for a link that is none, of another organisation, or that a newer invitation took the place of. */
export const joiningOfVisit = async (context: Context): Promise<JoiningVisit> => {
  limitRequests(context, null);
  const token = context.params['token'] ?? '';
  const [orgCode, asked] = [TOKEN.exec(token)?.[1], await organisationOfVisit(context)];
  if (orgCode === undefined || asked !== orgCode) throw refuse('JOIN_LINK');
  const tokenHash = hashOfToken(token);
  return withOrg(context.db, orgCode, async (tx) => {
    const [found] = await tx.query<Omit<Joining, 'token' | 'tokenHash'> & { readonly language: string }>(FIND, [orgCode, tokenHash]);
    if (!found) throw refuse('JOIN_LINK');
    const { language, ...person } = found;
    // The pages begin in the language of the mails, whatever the browser's is.
    const chosen: Language | undefined = context.url.searchParams.has('lang') ? undefined : languages.find((known) => known === language);
    return { visit: await visitIn(tx, context, chosen), joining: { ...person, token, tokenHash } };
  });
};

/** An address of these pages: '' is the first one. */
export const joinPath = ({ token }: Pick<Joining, 'token'>, page = ''): string => `/join/${token}${page === '' ? '' : `/${page}`}`;
