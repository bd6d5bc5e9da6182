/** A candidate in the portal: a random token in a cookie that only the portal's address gets; the database keeps its hash with the address that the passcode went to, so that another address of the candidate ends it. */
import { randomBytes } from 'node:crypto';
import { readCookie } from '../../auth/cookies.ts';
import { hashOfToken } from '../../auth/token.ts';
import { withOrg } from '../../db/org.ts';
import type { Context } from '../../http/route.ts';
import { readSetting } from '../../resource/read-setting.ts';
import type { RecruitmentSettings } from '../visit.ts';
import { mayEnter } from './may-enter.ts';

const COOKIE = 'candidateSession';
const PATH = '/v3/candidate-portal';
const HOURS = 8;

export type Candidate = { readonly id: string; readonly name: string; readonly firstName: string; readonly lastName: string; readonly email: string };

const cookie = (value: string, seconds: number, isSecure: boolean): string => [`${COOKIE}=${value}`, `Path=${PATH}`, `Max-Age=${seconds}`, 'SameSite=Lax', 'HttpOnly', ...(isSecure ? ['Secure'] : [])].join('; ');

/** What the cookie holds, and whose it says it is: until it is found that is a hint. */
const tokenOf = ({ request }: Pick<Context, 'request'>, orgCode: string): { readonly token: string; readonly candidateId: string } | null => {
  const token = readCookie(request.headers.cookie, COOKIE) ?? '';
  const [code, candidateId = ''] = token.split('.');
  return code === orgCode && /^\d{1,18}$/.test(candidateId) ? { token, candidateId } : null;
};

const hashFor = (token: string, email: string): string => hashOfToken(`${token} ${email.toLowerCase()}`);

/** Begins a session; answers the `Set-Cookie` value. `email` is the address that the passcode went to. */
export const beginPortalSession = async ({ db, secure }: Pick<Context, 'db' | 'secure'>, orgCode: string, { candidateId, email }: { readonly candidateId: string; readonly email: string }): Promise<string> => {
  const token = `${orgCode}.${candidateId}.${randomBytes(32).toString('base64url')}`;
  await withOrg(db, orgCode, (tx) => tx.query(`insert into portal_session (org_code, token_hash, candidate_id, expires_at) values ($1, $2, $3, now() + interval '${HOURS} hours')`, [orgCode, hashFor(token, email), candidateId]));
  return cookie(token, HOURS * 3600, secure);
};

/** Who is in the portal of the organisation; null for everybody else, and as soon as the access was taken away or the address is another one. */
export const portalCandidate = async (context: Pick<Context, 'db' | 'request'>, orgCode: string): Promise<Candidate | null> => {
  const shown = tokenOf(context, orgCode);
  if (shown === null) return null;
  return withOrg(context.db, orgCode, async (tx) => {
    const own = await readSetting<RecruitmentSettings>(tx, 'RecruitmentGeneralSetting');
    const [found] = await tx.query<Candidate>(
      `select c.id::text as id, c.name, c.first_name as "firstName", c.last_name as "lastName", c.email from candidate c where c.org_code = $1 and c.id = $2 and c.email is not null and ${mayEnter(own)}`,
      [orgCode, shown.candidateId],
    );
    if (found === undefined) return null;
    const held = await tx.query('select from portal_session where org_code = $1 and token_hash = $2 and candidate_id = $3 and expires_at > now()', [orgCode, hashFor(shown.token, found.email), found.id]);
    return held.length > 0 ? found : null;
  });
};

/** Ends the session of the request; answers the `Set-Cookie` value that takes it away. */
export const endPortalSession = async (context: Pick<Context, 'db' | 'request' | 'secure'>, orgCode: string): Promise<string> => {
  const candidate = await portalCandidate(context, orgCode);
  const shown = tokenOf(context, orgCode);
  if (candidate !== null && shown !== null) await withOrg(context.db, orgCode, (tx) => tx.query('delete from portal_session where org_code = $1 and token_hash = $2', [orgCode, hashFor(shown.token, candidate.email)]));
  return cookie('', 0, context.secure);
};
