import { markFormFields, seenFormFields } from '../customisation/form-fields.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import type { Context } from '../http/route.ts';
import { sessionViews } from '../list-views/session-views.ts';
import { refuse } from '../refuse.ts';
import { loadSession } from '../session.ts';
import type { Session } from '../session.ts';
import { sessionCookies } from './cookies.ts';
import { exchangeToken, plainRefreshToken } from './exchange-token.ts';
import { accessTokenOf, isProgram, refreshTokenOf } from './request-token.ts';
import type { Tokens } from './start-session.ts';
import { hashOfToken, organisationOfToken } from './token.ts';

/** The person as the console shows them. */
export const sessionUser = (session: Session) => ({
  userId: session.userId,
  employeeId: session.employeeId,
  name: session.name,
  email: session.email,
  photo: session.photo,
  language: session.language,
  isAdmin: session.isAdmin,
  isManager: session.isManager,
  isRecruiter: session.isRecruiter,
});

type Organisation = { readonly code: string; readonly name: string; readonly dateFormat: string; readonly currency: string; readonly timeZone: string; readonly language: string; /** Of not being used, before a session is locked; 0 never. */ readonly lockAfterMinutes: number };

const ENDING = `select 1 from access_token where org_code = $1 and token_hash = $2 and expires_at < now() + interval '5 minutes'`;

/** New tokens when the access token is about to end and the request shows the refresh token as well. */
const renewed = async (tx: Transaction, { request, settings }: Context): Promise<Tokens | null> => {
  const [access, refresh] = [accessTokenOf(request), refreshTokenOf(request)];
  if (access === undefined || refresh === undefined || organisationOfToken(refresh) !== tx.orgCode) return null;
  const isEnding = (await tx.query(ENDING, [tx.orgCode, hashOfToken(access)])).length > 0;
  return isEnding ? exchangeToken(tx, plainRefreshToken(settings, tx.orgCode, refresh)) : null;
};

/** Whoever looks as somebody else changes nothing, so nothing that changes is offered. */
const NOTHING_WRITTEN = { add: false, update: false, delete: false };

/**
 * `GET /auth/session`: who is signed in, how the organisation writes things, and what the person may do on each form. A token
 * that is about to end is replaced on the way (document 0 §7): a browser's as cookies, a program's as `identityToken`.
 */
export const sessionAnswer = async (context: Context): Promise<void> => {
  const session = await loadSession(context);
  if (session === null) throw refuse('UNAUTHENTICATED');
  markFormFields(context.response, session);
  const { organisation, tokens, listViews } = await withOrg(context.db, session.orgCode, async (tx) => {
    const [row] = await tx.query<Organisation>(
      `select o.code, o.name, o.date_format as "dateFormat", o.currency, o.time_zone as "timeZone", o.language, coalesce(p.lock_after_minutes, 0) as "lockAfterMinutes"
       from organisation o left join sign_in_policy p on p.org_code = o.org_code where o.org_code = $1`,
      [session.orgCode],
    );
    return { organisation: row, tokens: await renewed(tx, context), listViews: await sessionViews(tx, session) };
  });
  const rights = Object.fromEntries(session.viewAs ? [...session.rights].map(([form, own]) => [form, { ...own, ...NOTHING_WRITTEN }]) : session.rights);
  const identityToken = isProgram(context.request) ? { idToken: tokens?.accessToken ?? accessTokenOf(context.request), ...(tokens ? { refreshToken: tokens.refreshToken } : {}) } : null;
  const body = { errorCode: '', message: '', user: sessionUser(session), organisation: { ...organisation, weekStart: session.weekStart, payrollCurrency: session.payrollCurrency }, rights, viewAs: session.viewAs ?? null, formFields: seenFormFields(session), listViews, identityToken };
  sendJson(context, 200, body, tokens === null ? {} : { 'set-cookie': sessionCookies(tokens, context.secure) });
};
