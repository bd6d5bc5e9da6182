import type { Scope } from '../../domain/resource.ts';
import { choiceForms } from '../../domain/choice-forms.ts';
import type { Grant } from '../access/authorise.ts';
import { decide } from '../access-requests/decide.ts';
import { openForm } from '../access-requests/open-form.ts';
import { readWaitingRequest } from '../access-requests/waiting-request.ts';
import { readWays } from '../access-requests/ways.ts';
import type { WaitingRequest } from '../access-requests/waiting-request.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';

type Arguments = { readonly id: string; readonly roleId?: string | null; readonly scope?: Scope | null };

const isOpen = async (tx: Transaction, { userId, form }: WaitingRequest): Promise<boolean> => {
  const lines = await tx.query(
    `select from user_role ur join role_right rr on rr.org_code = ur.org_code and rr.role_id = ur.role_id
     where ur.org_code = $1 and ur.user_account_id = $2::bigint and ($3::text is null or rr.form = $3)
     group by rr.form having bool_or(rr."view") and (bool_or(rr.optional_choice) or rr.form <> all ($4::text[])) limit 1`,
    [tx.orgCode, userId, form, [...choiceForms]],
  );
  return lines.length > 0;
};

/**
 * Grants a waiting request by one of its ways. The right is given first and the request noted after it: where the second fails, the request waits
 * and can be granted again without a role.
 */
export const grantAccessRequest = async ({ id, roleId, scope }: Arguments, context: Context, grant: Grant) => {
  const { db } = context;
  const { session } = grant;
  const [request, way] = await withOrg(db, session.orgCode, async (tx) => {
    const waiting = await readWaitingRequest(tx, grant, id);
    if (roleId === null || roleId === undefined) {
      if (!(await isOpen(tx, waiting))) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'roleId', message: 'roleId' }] });
      return [waiting, undefined] as const;
    }
    const chosen = (await readWays(tx, session, waiting)).find((one) => one.roleId === roleId);
    if (chosen === undefined) throw refuse('ACCESS_DENIED');
    return [waiting, chosen] as const;
  });
  if (way) await openForm({ context, session, request }, way, scope ?? 'SELF');
  await withOrg(db, session.orgCode, (tx) => decide(tx, session, request, 'GRANTED', null));
  return { errorCode: '', message: '', status: 'GRANTED' };
};
