/** Somebody who joins and has shown their passcode: a random token in a cookie that the address of their own link gets alone; the database keeps its hash, and of which invitation it is to which address. */
import { randomBytes } from 'node:crypto';
import { readCookie } from '../../auth/cookies.ts';
import { hashOfToken } from '../../auth/token.ts';
import { withOrg } from '../../db/org.ts';
import type { Context } from '../../http/route.ts';
import type { Joining, JoiningVisit } from './joining.ts';

const COOKIE = 'joiningSession';
const HOURS = 8;

const cookie = ({ token }: Joining, value: string, seconds: number, isSecure: boolean): string => [`${COOKIE}=${value}`, `Path=/v3/join/${token}`, `Max-Age=${seconds}`, 'SameSite=Lax', 'HttpOnly', ...(isSecure ? ['Secure'] : [])].join('; ');

/** Another invitation, or another address of the person, is another way in. */
const invitationOf = ({ tokenHash, email }: Joining): string => hashOfToken(`${tokenHash} ${(email ?? '').toLowerCase()}`);

/** Begins a session; answers the `Set-Cookie` value. */
export const beginJoinSession = async ({ db, secure }: Pick<Context, 'db' | 'secure'>, { visit: { orgCode }, joining }: JoiningVisit): Promise<string> => {
  const value = randomBytes(32).toString('base64url');
  await withOrg(db, orgCode, (tx) =>
    tx.query(`insert into joining_session (org_code, token_hash, individual_id, invitation_hash, expires_at) values ($1, $2, $3, $4, now() + interval '${HOURS} hours')`, [orgCode, hashOfToken(value), joining.id, invitationOf(joining)]),
  );
  return cookie(joining, value, HOURS * 3600, secure);
};

/** Whether the request comes from who showed the passcode of this very invitation: a newer one, and one to another address, ends every session of those before. */
export const isInside = async ({ db, request }: Pick<Context, 'db' | 'request'>, { visit: { orgCode }, joining }: JoiningVisit): Promise<boolean> => {
  const value = readCookie(request.headers.cookie, COOKIE);
  if (value === undefined) return false;
  const found = await withOrg(db, orgCode, (tx) =>
    tx.query('select from joining_session where org_code = $1 and token_hash = $2 and individual_id = $3 and invitation_hash = $4 and expires_at > now()', [orgCode, hashOfToken(value), joining.id, invitationOf(joining)]),
  );
  return found.length > 0;
};

/** Ends the session of the request; answers the `Set-Cookie` value that takes it away. */
export const endJoinSession = async ({ db, request, secure }: Pick<Context, 'db' | 'request' | 'secure'>, { visit: { orgCode }, joining }: JoiningVisit): Promise<string> => {
  const value = readCookie(request.headers.cookie, COOKIE);
  if (value !== undefined) await withOrg(db, orgCode, (tx) => tx.query('delete from joining_session where org_code = $1 and token_hash = $2', [orgCode, hashOfToken(value)]));
  return cookie(joining, '', 0, secure);
};
