import { endSomeSessions } from '../auth/accounts/end-some-sessions.ts';
import { sessionUser } from '../auth/session-answer.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { forgetSessions } from '../session.ts';
import type { Session } from '../session.ts';

type Inner = {
  /** The function's own rule; without it nobody may. */
  readonly mayCall: (session: Session) => boolean;
  /** What it answers becomes JSON. */
  readonly run: (context: Context, session: Session, given: Readonly<Record<string, unknown>>) => Promise<unknown>;
};

const everyone = (): boolean => true;

/** What triggerControllerFunction may run. A map, so that no name of JavaScript's own is one of them. */
export const controllerFunctions: ReadonlyMap<string, Inner> = new Map<string, Inner>([
  ['userDetails', { mayCall: everyone, run: async (_context, session) => sessionUser(session) }],
  [
    'formRights',
    { mayCall: everyone, run: async (_context, session) => Object.fromEntries(session.rights) },
  ],
  [
    'organisationFormats',
    {
      mayCall: everyone,
      run: async ({ db }, { orgCode }) =>
        withOrg(db, orgCode, async (tx) => (await tx.query('select date_format as "dateFormat", time_zone as "timeZone", currency from organisation where org_code = $1', [orgCode]))[0] ?? null),
    },
  ],
  [
    'activeEmployeeCount',
    {
      mayCall: ({ rights }) => rights.get('EMPLOYEES')?.view === true && rights.get('EMPLOYEES')?.scope === 'ALL',
      run: async ({ db }, { orgCode }) =>
        withOrg(db, orgCode, async (tx) => (await tx.query<{ count: number }>(`select count(*)::int as count from employee where org_code = $1 and status = 'ACTIVE'`, [orgCode]))[0]?.count ?? 0),
    },
  ],
  [
    'endOtherSessions',
    {
      mayCall: everyone,
      run: async ({ db }, { orgCode, userId, id }) => {
        const ended = await withOrg(db, orgCode, (tx) => endSomeSessions(tx, { userId, because: 'ELSEWHERE', except: id }));
        forgetSessions();
        return { ended };
      },
    },
  ],
]);
