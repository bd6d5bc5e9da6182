import type { FormName } from '../../../generated/forms.ts';
import type { Transaction } from '../db/org.ts';
import type { Session } from '../session.ts';
import { readDeciders } from './deciders.ts';

type Asked = { readonly status: string; readonly requestedAt: string; readonly decidedBy: string | null; readonly reason: string | null };

const MOST_NAMES = 3;

/** The caller's latest request for a form, with who decides and the roles they have. */
export const readMyRequest = async (tx: Transaction, { userId }: Session, form: FormName | null) => {
  const [asked] = await tx.query<Asked>(
    `select status, requested_at as "requestedAt", decided_by as "decidedBy", reason from access_request
     where org_code = $1 and user_account_id = $2::bigint and form is not distinct from $3 order by requested_at desc, id desc limit 1`,
    [tx.orgCode, userId, form],
  );
  const roles = await tx.query<{ name: string }>(
    'select r.name from user_role ur join role r on r.org_code = ur.org_code and r.id = ur.role_id where ur.org_code = $1 and ur.user_account_id = $2::bigint order by ur.position',
    [tx.orgCode, userId],
  );
  const deciders = await readDeciders(tx, userId);
  return {
    errorCode: '',
    message: '',
    status: asked?.status ?? null,
    requestedAt: asked?.requestedAt ?? null,
    decidedBy: asked?.decidedBy ?? null,
    reason: asked?.reason ?? null,
    deciders: deciders.slice(0, MOST_NAMES).map(({ name }) => name),
    roles: roles.map(({ name }) => name),
  };
};
