/** A candidate in the portal: a random token in a cookie that only the portal's address gets; the database keeps its hash. */
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

/** Begins a session; answers the `Set-Cookie` value. */
export const beginPortalSession = async ({ db, secure }: Pick<Context, 'db' | 'secure'>, orgCode: string, candidateId: string): Promise<string> => {
  const token = `${orgCode}.${randomBytes(32).toString('base64url')}`;
  await withOrg(db, orgCode, (tx) => tx.query(`insert into portal_session (org_code, token_hash, candidate_id, expires_at) values ($1, $2, $3, now() + interval '${HOURS} hours')`, [orgCode, hashOfToken(token), candidateId]));
  return cookie(token, HOURS * 3600, secure);
};

/** Who is in the portal of the organisation; null for everybody else, and as soon as the access was taken away. */
export const portalCandidate = async ({ db, request }: Pick<Context, 'db' | 'request'>, orgCode: string): Promise<Candidate | null> => {
  const token = readCookie(request.headers.cookie, COOKIE);
  if (token === undefined || !token.startsWith(`${orgCode}.`)) return null;
  return withOrg(db, orgCode, async (tx) => {
    const own = await readSetting<RecruitmentSettings>(tx, 'RecruitmentGeneralSetting');
    const [found] = await tx.query<Candidate>(
      `select c.id::text as id, c.name, c.first_name as "firstName", c.last_name as "lastName", c.email from portal_session s join candidate c on c.org_code = s.org_code and c.id = s.candidate_id
       where s.org_code = $1 and s.token_hash = $2 and s.expires_at > now() and ${mayEnter(own)}`,
      [orgCode, hashOfToken(token)],
    );
    return found ?? null;
  });
};

/** Ends the session of the request; answers the `Set-Cookie` value that takes it away. */
export const endPortalSession = async ({ db, request, secure }: Pick<Context, 'db' | 'request' | 'secure'>, orgCode: string): Promise<string> => {
  const token = readCookie(request.headers.cookie, COOKIE);
  if (token !== undefined) await withOrg(db, orgCode, (tx) => tx.query('delete from portal_session where org_code = $1 and token_hash = $2', [orgCode, hashOfToken(token)]));
  return cookie('', 0, secure);
};
