import { accessTokenOf } from '../auth/request-token.ts';
import { refuseCrossSite } from '../auth/read-input.ts';
import { sessionOfToken } from '../auth/presented-sessions.ts';
import { organisationOfToken } from '../auth/token.ts';
import { withOrg } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { refuse } from '../refuse.ts';
import { forgetSessions } from '../session.ts';

const STOP = `
  with stopped as (
    update view_as v set ended_at = now(), ended_because = 'STOPPED' from session s
    where v.org_code = $1 and s.org_code = $1 and s.id = $2 and v.id = s.view_as and v.ended_at is null and v.until > now())
  update session set view_as = null where org_code = $1 and id = $2 and ended_at is null returning id`;

/** `POST /auth/stop-viewing`: the session is its own again. Every other write of a session that looks as somebody else is refused. */
const stopViewing = async (context: Context): Promise<void> => {
  refuseCrossSite(context);
  const token = accessTokenOf(context.request);
  const orgCode = token === undefined ? null : organisationOfToken(token);
  if (token === undefined || orgCode === null) throw refuse('UNAUTHENTICATED');
  const isStopped = await withOrg(context.db, orgCode, async (tx) => {
    const session = await sessionOfToken(tx, token);
    return session !== undefined && (await tx.query(STOP, [orgCode, session.id])).length > 0;
  });
  if (!isStopped) throw refuse('UNAUTHENTICATED');
  forgetSessions();
  sendJson(context, 200, { errorCode: '', message: 'Viewing stopped' });
};

export const viewAsRoutes: readonly Route[] = [{ method: 'POST', path: '/auth/stop-viewing', handle: answeringRefusals(stopViewing) }];
