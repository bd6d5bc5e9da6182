import { forms } from '../../../generated/forms.ts';
import type { FormName } from '../../../generated/forms.ts';
import { kindNames, type RequestKind } from '../../domain/approvals/kinds.ts';
import type { Grant } from '../access/authorise.ts';
import { readDoors, waitingSql } from '../approvals/waiting.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { bindings } from '../resource/sql.ts';

type Waiting = { readonly kind: RequestKind; readonly count: number; readonly oldest: string; readonly within: boolean; readonly ids: readonly string[] };

/** So many of each kind are named, the oldest first. */
const NAMED = 4;

/** Document 0 §7: requests that wait for the caller's decision, by kind; what they may not decide is not counted. What their step of a workflow alone brings them is decided where all approvals are. */
export const listEmployeeActions = ({ form }: { readonly form?: FormName | null }, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const doors = await readDoors(tx, session, form ?? null);
    const kinds = form == null ? kindNames : kindNames.filter((kind) => doors.has(kind));
    if (kinds.length === 0) return { errorCode: '', message: '', employeeActions: [] };
    const to = bindings(tx.orgCode);
    const rows = await tx.query<Waiting>(
      `${waitingSql(session, doors, to, kinds, form != null)}
       select w.kind, count(*)::int as count, to_char(min(w.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest, bool_and(w.within) as within,
         coalesce((array_agg(w.id::text order by w.created_at, w.id) filter (where w.within))[1:${NAMED}], '{}') as ids from waiting w group by w.kind`,
      to.values,
    );
    const employeeActions = rows.map(({ kind, within, ...waiting }) => {
      const door = within ? doors.get(kind) : undefined;
      return { action: kind, formId: forms[door?.form ?? 'APPROVAL_MANAGEMENT'], path: door?.path ?? '/approvals/approval-management', ...waiting };
    });
    employeeActions.sort((one, other) => kinds.indexOf(one.action) - kinds.indexOf(other.action));
    return { errorCode: '', message: '', employeeActions };
  });
