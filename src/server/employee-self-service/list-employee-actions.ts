import { forms } from '../../../generated/forms.ts';
import type { FormName } from '../../../generated/forms.ts';
import type { Scope } from '../../domain/resource.ts';
import type { Grant } from '../access/authorise.ts';
import { reachOf } from '../access/authorise.ts';
import { narrowedTo } from '../access/reach.ts';
import type { Reach } from '../access/reach.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { resourceOf } from '../resource/registry.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings, quote } from '../resource/sql.ts';
import type { Session } from '../session.ts';

const kinds = {
  LEAVE: 'LeaveRequest',
  SHORT_TIME_OFF: 'ShortTimeOff',
  COMPENSATORY_OFF: 'CompOff',
  WORK_FROM_HOME: 'WorkFromHomePreApproval',
  ON_DUTY: 'OnDuty',
  REGULARISATION: 'Regularisation',
  EXIT: 'Exit',
  LOP_RECOVERY: 'LopRecovery',
  ONE_TIME_EARNING: 'OneTimeEarning',
} as const;

type Kind = keyof typeof kinds;
type Door = { readonly form: FormName; readonly path: string; readonly reach: Reach };
type Waiting = { readonly count: number; readonly oldest: string | null };

const WIDTH: Readonly<Record<Scope, number>> = { SELF: 0, TEAM: 1, ALL: 2 };

/** The widest screen on which the caller may decide such requests of others; with `form`, that one alone. */
const doorOf = (session: Session, kind: Kind, form: FormName | null): Door | undefined =>
  resourceOf(kinds[kind])
    .screens.filter((screen) => screen.actions.includes('EDIT') && screen.scope !== 'SELF' && (form === null || screen.form === form))
    .flatMap((screen): Door[] => {
      const reach = reachOf(session, screen.form, 'UPDATE');
      return reach === null ? [] : [{ form: screen.form, path: screen.path, reach: narrowedTo(reach, screen.scope) }];
    })
    .filter(({ reach }) => reach.scope !== 'SELF')
    .sort((a, b) => WIDTH[b.reach.scope] - WIDTH[a.reach.scope])[0];

const waiting = async (tx: Transaction, session: Session, kind: Kind, reach: Reach): Promise<Waiting> => {
  const resource = resourceOf(kinds[kind]);
  const to = bindings(tx.orgCode);
  const [found] = await tx.query<Waiting>(
    `select count(*)::int as count, to_char(min(r.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest from ${quote(resource.table)} r
     where r.org_code = $1 and r.status = 'PENDING' and r.employee_id is distinct from ${to.bind(session.employeeId)}::bigint and ${rowsWithin(resource, reach, session, 'r', to)}`,
    to.values,
  );
  return found ?? { count: 0, oldest: null };
};

/** Document 0 §7: requests that wait for the caller's decision, by kind; what they may not decide is not counted. */
export const listEmployeeActions = ({ form }: { readonly form?: FormName | null }, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const employeeActions: object[] = [];
    for (const action of Object.keys(kinds) as Kind[]) {
      const door = doorOf(session, action, form ?? null);
      if (door === undefined) continue;
      const { count, oldest } = await waiting(tx, session, action, door.reach);
      if (count > 0) employeeActions.push({ action, formId: forms[door.form], path: door.path, count, oldest });
    }
    return { errorCode: '', message: '', employeeActions };
  });
