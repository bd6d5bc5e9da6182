import { withOrg } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import type { Context } from '../http/route.ts';
import { refuse } from '../refuse.ts';
import { loadSession } from '../session.ts';
import type { Session } from '../session.ts';

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

type Organisation = { readonly code: string; readonly name: string; readonly dateFormat: string; readonly currency: string; readonly timeZone: string };

/** `GET /auth/session`: who is signed in, how the organisation writes things, and what the person may do on each form. */
export const sessionAnswer = async (context: Context): Promise<void> => {
  const session = await loadSession(context);
  if (session === null) throw refuse('UNAUTHENTICATED');
  const [organisation] = await withOrg(context.db, session.orgCode, (tx) =>
    tx.query<Organisation>(
      `select code, name, date_format as "dateFormat", currency, time_zone as "timeZone" from organisation where org_code = $1`,
      [session.orgCode],
    ),
  );
  const rights = Object.fromEntries(session.rights);
  sendJson(context, 200, { errorCode: '', message: '', user: sessionUser(session), organisation, rights });
};
