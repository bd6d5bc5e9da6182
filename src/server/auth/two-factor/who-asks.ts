import { withOrg } from '../../db/org.ts';
import type { Context } from '../../http/route.ts';
import { refuse } from '../../refuse.ts';
import { loadSession } from '../../session.ts';
import { codeLimits, signInLimits } from '../attempts.ts';
import { readCookie, TICKET_COOKIE } from '../cookies.ts';
import { findAccount } from '../find-account.ts';
import { verifyPassword } from '../password.ts';
import { refuseFlood } from '../refuse-flood.ts';
import { organisationOfToken } from '../token.ts';

/** The ticket that a program sends in the body and a browser in its cookie. */
export const ticketOf = ({ request }: Pick<Context, 'request'>, given: string | undefined): { token: string; orgCode: string } | null => {
  const token = given ?? readCookie(request.headers.cookie, TICKET_COOKIE);
  const orgCode = token === undefined ? null : organisationOfToken(token);
  return token === undefined || orgCode === null ? null : { token, orgCode };
};

/** Counts a code before it is looked at; refuses when there were too many. */
export const countCode = async ({ db, address }: Pick<Context, 'db' | 'address'>, account: string): Promise<ReturnType<typeof codeLimits>> => {
  const limits = codeLimits(account, address);
  await refuseFlood(db, limits);
  return limits;
};

export type Owner = { readonly orgCode: string; readonly userId: string; readonly email: string };

/** The signed-in person, who has just entered the password of the account again; tries are counted as at the sign-in. */
export const ownerByPassword = async (context: Context, password: string): Promise<Owner> => {
  const session = await loadSession(context);
  if (session === null) throw refuse('UNAUTHENTICATED');
  const { orgCode, userId, email } = session;
  await refuseFlood(context.db, signInLimits(`change ${orgCode} ${userId}`, context.address));
  const account = await findAccount(context.db, orgCode, email);
  if (!(await verifyPassword(account?.passwordHash ?? undefined, password))) throw refuse('PASSWORD_WRONG');
  return { orgCode, userId, email };
};

/** The address of an account, for the label that the app shows. */
export const emailOf = async ({ db }: Pick<Context, 'db'>, orgCode: string, userId: string): Promise<string> => {
  const [row] = await withOrg(db, orgCode, (tx) => tx.query<{ email: string }>('select email from user_account where org_code = $1 and id = $2', [orgCode, userId]));
  if (row === undefined) throw refuse('TICKET_EXPIRED');
  return row.email;
};
